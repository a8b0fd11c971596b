import Catalog

/// Labels of layers that no colon ends: "TOP - lemon", "[Top] lemon", "T: lemon", a line of its own.
///
/// What looks like one counts only where a text begins with one and has them for two layers at least.
enum LayerLabels {
  /// A label in a text; without a layer it is one of notes in general.
  struct Label {
    let range: Range<String.Index>
    let layer: NoteLayer?
  }

  /// All labels of one form that a text has, in their order; none when it is not written so.
  static func found(in text: String) -> [Label]? {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    for form in [letters, brackets, dashes, lines] {
      let labels = form(text, start)
      if Set(labels.compactMap(\.layer)).count > 1 { return labels }
    }
    return nil
  }

  /// "T: lemon H: rose B: musk", also with M for the middle and brackets for colons.
  private static func letters(_ text: String, _ start: String.Index) -> [Label] {
    var labels: [Label] = []
    var index = start
    var isBoundary = true
    while index < text.endIndex {
      if isBoundary, let label = letter(at: index, in: text) {
        labels.append(label)
        index = label.range.upperBound
        continue
      }
      if labels.isEmpty { return [] }
      isBoundary = !text[index].isLetter && !text[index].isNumber
      index = text.index(after: index)
    }
    return labels
  }

  private static func letter(at index: String.Index, in text: String) -> Label? {
    let layer: NoteLayer
    switch text[index] {
    case "T", "t": layer = .top
    case "H", "h", "M", "m": layer = .middle
    case "B", "b": layer = .base
    default: return nil
    }
    let rest = text[text.index(after: index)...].drop { $0 == " " }
    guard let mark = rest.first, ":：)）".contains(mark) else { return nil }
    return Label(range: index..<rest.index(after: rest.startIndex), layer: layer)
  }

  private static let pairs: [Character: Character] = [
    "[": "]", "【": "】", "(": ")", "（": "）", "<": ">", "《": "》", "〔": "〕", "［": "］", "〈": "〉",
  ]
  /// Longer than this no label is, in characters.
  private static let limit = 30

  /// "[Top] lemon [Heart] rose".
  private static func brackets(_ text: String, _ start: String.Index) -> [Label] {
    var labels: [Label] = []
    var index = start
    while index < text.endIndex {
      if let closing = pairs[text[index]] {
        let inside = text[index...].dropFirst().prefix(limit).prefix { $0 != closing }
        if inside.endIndex < text.endIndex, text[inside.endIndex] == closing,
          let meaning = LayeredText.meaning(of: String(inside))
        {
          let end = text.index(after: inside.endIndex)
          labels.append(Label(range: index..<end, layer: meaning.layer))
          index = end
          continue
        }
      }
      if labels.isEmpty { return [] }
      index = text.index(after: index)
    }
    return labels
  }

  /// "TOP - lemon / HEART - rose", also with "=".
  private static func dashes(_ text: String, _ start: String.Index) -> [Label] {
    guard text.utf8.contains(where: { "-=–".utf8.contains($0) }) else { return [] }
    var labels: [Label] = []
    var begin = start
    for index in text.indices where DashedText.isDash(text[index]) || text[index] == "=" {
      let next = text.index(after: index)
      let before = text[begin..<index]
      if before.last == " " || next < text.endIndex && text[next] == " ",
        before.last(where: { $0 != " " })?.isLetter == true,
        let label = LayeredText.label(endingAt: index, in: before),
        !labels.isEmpty || label.start == start
      {
        labels.append(Label(range: label.start..<next, layer: label.layer))
        begin = next
      } else if labels.isEmpty {
        return []
      }
    }
    return labels
  }

  /// Labels that are lines of their own.
  private static func lines(_ text: String, _ start: String.Index) -> [Label] {
    guard text.utf8.contains(where: { "\n\r".utf8.contains($0) }) else { return [] }
    var labels: [Label] = []
    for line in text[start...].split(whereSeparator: \.isNewline) {
      if line.count <= limit, let meaning = LayeredText.meaning(of: line.trimmed) {
        labels.append(Label(range: line.startIndex..<line.endIndex, layer: meaning.layer))
      } else if labels.isEmpty {
        return []
      }
    }
    return labels
  }
}
