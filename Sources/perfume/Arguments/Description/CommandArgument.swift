internal import Catalog

/// An argument of a command, told from others by its place: `NAME`.
///
/// `Value` is what a command reads: the value itself when it must be given, an optional when it need
/// not be, an array when there may be several.
struct CommandArgument<Value: Sendable>: ArgumentKey {
  let description: ArgumentDescription
  private let read: @Sendable ([String]) -> Value?

  var id: String { description.id }

  func value(of texts: [String]) -> Value? { read(texts) }
}

extension CommandArgument {
  /// Must be given; `label` is what messages call it.
  static func required(_ label: Text, _ kind: ValueKind<Value>, _ summary: Text) -> Self {
    Self(
      description: ArgumentDescription(label: label, summary: summary, values: kind.description)
    ) { $0.first.flatMap(kind.read) }
  }

  /// May be left out; `label` is what messages call it.
  static func optional<Single>(_ label: Text, _ kind: ValueKind<Single>, _ summary: Text) -> Self
  where Value == Single? {
    Self(
      description: ArgumentDescription(
        label: label,
        summary: summary,
        values: kind.description,
        isRequired: false
      )
    ) { .some($0.first.flatMap(kind.read)) }
  }

  /// At least one, and the last of its command; `label` is what messages call one of them.
  static func repeating<Element>(_ label: Text, _ kind: ValueKind<Element>, _ summary: Text) -> Self
  where Value == [Element] {
    Self(
      description: ArgumentDescription(
        label: label,
        summary: summary,
        values: kind.description,
        isRepeating: true
      )
    ) { $0.compactMap(kind.read) }
  }
}

/// What parser, help and completions need to know of an argument, whatever its type.
struct ArgumentDescription: Sendable {
  /// What messages call it.
  let label: Text
  let summary: Text
  let values: ValueDescription
  var isRequired = true
  var isRepeating = false

  /// Tells the arguments of one command apart.
  var id: String { values.placeholder }

  /// As the usage line shows it.
  var usage: String {
    let placeholder = values.placeholder + (isRepeating ? "..." : "")
    if !isRequired { return "[\(placeholder)]" }
    return values.isChoice ? "<\(placeholder)>" : placeholder
  }
}
