import Catalog

/// Texts that say themselves which layer of a pyramid the notes in them are of.
enum LayeredText {
  /// The parts of a text that says itself which layer follows: "Top: lemon | Heart: rose".
  static func parts(
    of text: String,
    _ layer: NoteLayer? = nil
  ) -> [(text: String, layer: NoteLayer?)] {
    if let labels = LayerLabels.found(in: text) { return parts(of: text, between: labels, layer) }
    let text = labelled(text)
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
    return trimmed(parts)
  }

  private static func parts(
    of text: String,
    between labels: [LayerLabels.Label],
    _ layer: NoteLayer?
  ) -> [(text: String, layer: NoteLayer?)] {
    let ends = labels.dropFirst().map(\.range.lowerBound) + [text.endIndex]
    return trimmed(
      zip(labels, ends).map { label, end in
        (String(text[label.range.upperBound..<end]), label.layer ?? layer)
      }
    )
  }

  private static func trimmed(
    _ parts: [(text: String, layer: NoteLayer?)]
  ) -> [(text: String, layer: NoteLayer?)] {
    parts.map { part in
      (text: part.text.trimmed { joints.contains($0) || $0.isNewline }, layer: part.layer)
    }
    .filter { !$0.text.isEmpty }
  }

  /// An item without the layer that it says in brackets behind its name, and that: "Rose (heart)".
  static func item(_ item: Substring) -> (name: Substring, layer: NoteLayer?) {
    let closed = item.suffix(labelLimit).drop { $0 != "(" && $0 != "（" }
    guard let open = closed.first, let close = closed.last(where: { !$0.isWhitespace }),
      ")）".contains(close), open.isPunctuation
    else { return (item, nil) }
    let inside = closed.dropFirst().prefix { !")）".contains($0) }
    guard let layer = layer(named: String(inside)) else { return (item, nil) }
    return (item[..<closed.startIndex], layer)
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

  /// The label that ends before `colon`, if one does.
  static func label(
    endingAt colon: Substring.Index,
    in text: Substring
  ) -> (start: Substring.Index, layer: NoteLayer?)? {
    let before = text[..<colon].suffix(labelLimit)
    let words = before.split { !$0.isLetter && $0 != "'" }.suffix(3)
    for count in stride(from: words.count, through: 1, by: -1) {
      let label = words.suffix(count)
      guard let first = label.first else { continue }
      let name = label.joined(separator: " ")
      if let meaning = meaning(of: name) { return (first.startIndex, meaning.layer) }
    }
    return nil
  }

  /// What follows a label.
  enum Meaning {
    case layer(NoteLayer)
    /// Notes, it does not say of which layer.
    case notes

    var layer: NoteLayer? {
      if case .layer(let layer) = self { layer } else { nil }
    }
  }

  /// What a label or a column of this name is for; none when it is for no notes.
  static func meaning(of name: String) -> Meaning? {
    let fields = FieldNames.meanings(of: HeaderKey(name).words).map(\.field)
    if let layer = fields.lazy.compactMap(\.layer).first { return .layer(layer) }
    return fields.contains(.notes) ? .notes : nil
  }

  /// The layer that a label or a column of this name is for.
  static func layer(named name: String) -> NoteLayer? { meaning(of: name)?.layer }
}
