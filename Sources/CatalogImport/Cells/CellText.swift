import Catalog

/// The text of cells as people mean it, whatever they were copied from.
enum CellText {
  /// What becomes of the white space of a text.
  private enum Spacing {
    /// It becomes single spaces, with none at the ends.
    case single
    /// It stays, but for plain spaces and no-break spaces at the ends.
    case exact
  }

  /// `text` without what a web page, a spreadsheet or a wrong decoding left in it.
  ///
  /// HTML's entities and tags are resolved, text that was decoded twice is put right, white space of every
  /// kind becomes single spaces, invisible signs go, and the rest is composed (NFC). What is left needs no
  /// cleaning. Costs one pass for most texts, and some for those that were spoilt several times; plain text
  /// is returned as it is.
  static func cleaned(_ text: String) -> String { cleaned(text, .single).text }

  /// The same for a name, whose white space is its own but for spaces at its ends, and whether tags were taken out
  /// of it; a name that consists of tags stays as it is.
  static func name(_ text: String) -> (text: String, hadTags: Bool) {
    let name = cleaned(text, .exact)
    return name.text.allSatisfy(\.isWhitespace) ? ("", name.hadTags) : name
  }

  private static func cleaned(_ text: String, _ spacing: Spacing) -> (text: String, hadTags: Bool) {
    if isPlain(text, spacing) { return (text, false) }
    var text = text.composed
    var hadTags = false
    for _ in 0..<roundLimit {
      // White space and signs that are not seen may be parts of what was decoded wrongly, so they go last.
      let (plain, hasTags) = HTMLText.resolved(Mojibake.repaired(text), lineBreak: " ")
      if hasTags, spacing == .exact, plain.allSatisfy(\.isWhitespace) {
        return (tidied(text, spacing), hadTags)
      }
      hadTags = hadTags || hasTags
      let decoded = plain.composed
      guard decoded.utf8.elementsEqual(text.utf8) else {
        text = decoded
        continue
      }
      let clean = tidied(text, spacing)
      if isSettled(clean) || clean.utf8.elementsEqual(text.utf8) { return (clean, hadTags) }
      text = clean
    }
    return (tidied(withoutSigns(text), spacing), hadTags)
  }

  /// So many times no text was spoilt that means anything.
  private static let roundLimit = 16

  /// Whether nothing in a tidy text can be resolved.
  private static func isSettled(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0 == "&" || $0 == "<" || Mojibake.leads.contains($0) }
  }

  /// `text` without anything that could be resolved.
  private static func withoutSigns(_ text: String) -> String {
    // What is composed of letters and accents may be taken for a wrong decoding, so those go with it.
    let kept = text.unicodeScalars.filter {
      $0 != "&" && $0 != "<" && !(0x80..<0x370).contains($0.value)
    }
    return String(String.UnicodeScalarView(kept))
  }

  /// `text` with its white space as asked, and without signs that are not seen.
  private static func tidied(_ text: String, _ spacing: Spacing) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace, spacing == .exact {
        if !clean.isEmpty || !isEndSpace(scalar) { clean.append(scalar) }
      } else if scalar.properties.isWhitespace || scalar.value < 0x20 || scalar.value == 0x7F {
        if let last = clean.last, last != " " { clean.append(" ") }
      } else if !isInvisible(scalar) {
        clean.append(scalar)
      }
    }
    while let last = clean.last, isEndSpace(last) { clean.removeLast() }
    return String(clean).composed
  }

  /// Whether a sign is a space, or one that keeps words together, so that nobody means it at the end of a name.
  private static func isEndSpace(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\u{A0}", "\u{2007}", "\u{202F}"].contains(scalar)
  }

  /// `cleaned`, or none when that leaves nothing or a sign for nothing ("N/A").
  static func meaningful(_ text: String) -> String? {
    let clean = cleaned(text)
    return clean.isEmpty || isPlaceholder(clean) ? nil : clean
  }

  /// Whether people write `text` where they know nothing.
  static func isPlaceholder(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 40, initials.contains(first) else {
      return text.isEmpty
    }
    let key = SearchKey(text).text
    return placeholders.contains(key) || key.allSatisfy { "-?.*_/".contains($0) }
  }

  /// The same for names, where a word such as "unknown" may be meant.
  static func isNoName(_ text: String) -> Bool {
    guard text.utf8.count <= 8 else { return false }
    let key = SearchKey(text).text
    return ["n/a", "nan", "null", "#n/a"].contains(key) || key.allSatisfy { "-?._/".contains($0) }
  }

  /// The bytes that a placeholder can begin with, which most texts do not.
  private static let initials: Set<UInt8> = Set(
    (placeholders.flatMap { [$0, $0.uppercased()] } + ["-", "?", ".", "*", "_", "/"]).compactMap(
      \.utf8.first
    )
      + (0x80...0xFF)
  )

  private static let placeholders: Set<String> = [
    "n/a", "na", "n.a.", "n.a", "null", "nan", "none", "nil", "undefined", "unknown",
    "not available", "not known", "tbd", "tba", "#n/a",
    "#value!", "#ref!", "no data", "as shown", "unbranded", "no brand", "does not apply",
    "not specified", "n\\a",
    "없음", "미상", "모름", "해당 없음", "해당없음", "정보 없음", "알 수 없음", "无", "無", "未知", "不详", "不詳", "暂无", "なし",
    "不明",
    "нет", "неизвестно", "нет данных", "غير معروف", "لا يوجد", "unbekannt", "keine", "k.a.",
    "inconnu", "aucun", "desconocido", "sconosciuto",
  ]

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF,
      0x80...0x9F, 0x115F...0x1160, 0x2800, 0x3164,
      0xFFA0:
      true
    default: false
    }
  }

  /// Whether nothing in `text` needs a second look: printable ASCII, with single spaces inside where those are asked.
  private static func isPlain(_ text: String, _ spacing: Spacing) -> Bool {
    var previous = UInt8(ascii: " ")
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "): if previous == byte, isFirst || spacing == .single { return false }
      case UInt8(ascii: "&"), UInt8(ascii: "<"), 0..<0x20, 0x7F...: return false
      default: break
      }
      previous = byte
      isFirst = false
    }
    return previous != UInt8(ascii: " ") || text.isEmpty
  }
}
