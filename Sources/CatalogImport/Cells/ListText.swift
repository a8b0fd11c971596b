package import Catalog

/// One item of a list of notes or keywords, as it stands there.
package struct ListItem: Hashable, Sendable {
  package var text: String
  /// The series that the file itself names beside it.
  package var series: String?
  package var layer: NoteLayer?
  /// Whether it stands among tags, so that it is one where it is no note that is known.
  package var isAmongTags = false
}

/// How the lists of one column are written.
package enum ListSeparator: Hashable, Sendable {
  case signs(Set<Character>)
  /// Single spaces, as Chinese sites do it, whose words hold none.
  case spaces

  /// All the commas: sites mix them in one cell.
  static let commas: Set<Character> = [",", "，", "、", "،", "､"]

  /// The signs that lists are parted by, the one that parts larger pieces first.
  private static let candidates: [Set<Character>] = [
    ["|", "｜", "¦"], ["\n", "\r", "\r\n"], [";", "；", "؛"], commas, ["#"],
    ["•", "·", "・", "∙", "●"], ["/", "／"], ["+"],
  ]

  /// Finds out from some cells of a column how their lists are parted.
  static func found(in cells: [String]) -> ListSeparator {
    let least = max(1, cells.count / 20)
    for signs in candidates {
      if signs == ["/", "／"], isPartedBySpaces(cells) { return .spaces }
      if cells.count(where: { cell in cell.contains { signs.contains($0) } }) >= least {
        return .signs(signs)
      }
    }
    return isPartedBySpaces(cells) ? .spaces : .signs(commas)
  }

  private static func isPartedBySpaces(_ cells: [String]) -> Bool {
    let inHan = cells.filter { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    return inHan.count * 2 > cells.count
      && inHan.count(where: { $0.trimmed.contains(" ") }) * 2 > inHan.count
  }

  /// The items of one cell, white space and all.
  func items(_ cell: String) -> [Substring] {
    switch self {
    case .spaces: return cell.split(whereSeparator: \.isWhitespace)
    case .signs(let signs):
      if !cell.contains(where: { signs.contains($0) }),
        let other = Self.candidates.dropLast().first(where: { set in
          cell.contains { set.contains($0) }
        })
      {
        return Self.split(cell, other)
      }
      return Self.split(cell, signs)
    }
  }

  /// Splits at `signs`, but not inside brackets.
  private static func split(_ cell: String, _ signs: Set<Character>) -> [Substring] {
    var items: [Substring] = []
    var depth = 0
    var start = cell.startIndex
    for index in cell.indices {
      let character = cell[index]
      switch character {
      case "(", "[", "（": depth += 1
      case ")", "]", "）": depth = max(0, depth - 1)
      default:
        guard depth == 0, signs.contains(character) else { continue }
        items.append(cell[start..<index])
        start = cell.index(after: index)
      }
    }
    items.append(cell[start...])
    // A bracket that nobody closes holds nothing together.
    return depth == 0 ? items : cell.split { signs.contains($0) }
  }
}

/// Takes the lists of notes and keywords out of whatever the files put them in.
struct ListReader {
  let separator: ListSeparator

  /// Gives the items of `value` to `body`; notes that say their own layer come with it.
  func forEachItem(_ value: RawValue, layer: NoteLayer? = nil, _ body: (ListItem) -> Void) {
    switch value {
    case .absent, .flag: return
    case .text(let text): forEachItem(text: text, layer: layer, body)
    case .number(let text): body(ListItem(text: text, layer: layer))
    case .list(let items): for item in items { forListed(item, layer, body) }
    case .object(let members): forEachMember(members, layer, body)
    }
  }

  private func forListed(_ item: RawValue, _ layer: NoteLayer?, _ body: (ListItem) -> Void) {
    switch item {
    case .text(let text), .number(let text): body(ListItem(text: text, layer: layer))
    case .object(let members):
      if let text = item.scalarText {
        let series = members.first { Self.seriesKeys.contains($0.key) }?.value.plainText
        body(ListItem(text: text, series: series, layer: layer))
      } else {
        forEachMember(members, layer, body)
      }
    case .list(let items): for item in items { forListed(item, layer, body) }
    case .absent, .flag: return
    }
  }

  private static let seriesKeys: Set<String> = [
    "series", "family", "group", "category", "class", "계열",
  ]

  /// An object of layers, or one whose keys are the items and whose values say how strong they are.
  private func forEachMember(
    _ members: [RawValue.Member],
    _ layer: NoteLayer?,
    _ body: (ListItem) -> Void
  ) {
    for member in members {
      switch member.value {
      case .number, .flag: body(ListItem(text: member.key, layer: layer))
      case .absent:
        if Self.layer(named: member.key) == nil { body(ListItem(text: member.key, layer: layer)) }
      case .text(let text)
      where Self.layer(named: member.key) == nil && NumberText(text, loneSign: .decimal) != nil:
        body(ListItem(text: member.key, layer: layer))
      case .text, .list, .object:
        forEachItem(member.value, layer: Self.layer(named: member.key) ?? layer, body)
      }
    }
  }

  private static func layer(named name: String) -> NoteLayer? {
    FieldNames.meanings(of: HeaderKey(name).words).lazy.compactMap(\.field.layer).first
  }

  private func forEachItem(text: String, layer: NoteLayer?, _ body: (ListItem) -> Void) {
    if let first = text.first(where: { !$0.isWhitespace }), "[{(".contains(first),
      let value = CellLiteral.value(text)
    {
      return forEachItem(value, layer: layer, body)
    }
    let plain = Self.labelled(HTMLText.plain(text))
    for part in Self.layered(plain, layer) {
      for item in separator.items(part.text) where !item.allSatisfy(\.isWhitespace) {
        body(ListItem(text: String(item), layer: part.layer))
      }
    }
  }

  /// The parts of a text that says itself which layer follows: "Top: lemon | Heart: rose".
  static func layered(
    _ text: String,
    _ layer: NoteLayer? = nil
  ) -> [(text: String, layer: NoteLayer?)] {
    guard text.contains(where: { $0 == ":" || $0 == "：" }) else { return [(text, layer)] }
    var parts: [(text: String, layer: NoteLayer?)] = []
    var current = layer
    var rest = Substring(text)
    var searched = rest.startIndex
    while let colon = rest[searched...].firstIndex(where: { $0 == ":" || $0 == "：" }) {
      searched = rest.index(after: colon)
      guard let label = label(endingAt: colon, in: rest) else { continue }
      parts.append((String(rest[..<label.start]), current))
      current = label.layer
      rest = rest[searched...]
    }
    parts.append((String(rest), current))
    return parts.map { part in
      (text: part.text.trimmed { joints.contains($0) || $0.isNewline }, layer: part.layer)
    }
    .filter { !$0.text.isEmpty }
  }

  /// A sentence such as "Top notes are lemon and rose" as a label and a list.
  private static func labelled(_ text: String) -> String {
    guard text.utf8.count > 12, text.contains("note") else { return text }
    return [" notes are ", " note is ", " notes include ", " notes: are "].reduce(text) {
      $0.replacing($1, with: " notes: ")
    }
  }

  /// What parts a layer from the next, beside new lines.
  private static let joints = Set(" \t|;/.•,")

  /// Longer than this no label is.
  private static let labelLimit = 60

  private static func label(
    endingAt colon: Substring.Index,
    in text: Substring
  ) -> (start: Substring.Index, layer: NoteLayer?)? {
    let before = text[..<colon].suffix(labelLimit)
    let words = before.split { !$0.isLetter && $0 != "'" }.suffix(3)
    for count in stride(from: words.count, through: 1, by: -1) {
      let label = words.suffix(count)
      guard let first = label.first else { continue }
      let name = label.joined(separator: " ")
      if let layer = layer(named: name) { return (first.startIndex, layer) }
      if FieldNames.meanings(of: HeaderKey(name).words).contains(where: { $0.field == .notes }) {
        return (first.startIndex, nil)
      }
    }
    return nil
  }
}
