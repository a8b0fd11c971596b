internal import Catalog

/// An option of a command: `--limit N`.
///
/// `Value` is what a command reads: `Bool` for a flag, an optional for an option that is given once
/// at most, an array for one that may be repeated.
struct CommandOption<Value: Sendable>: ArgumentKey {
  let description: OptionDescription
  private let read: @Sendable ([String]) -> Value?

  var id: String { description.spelling }

  func value(of texts: [String]) -> Value? { read(texts) }
}

extension CommandOption {
  /// An option without a value.
  static func flag(
    _ name: String,
    short: Character? = nil,
    isAnsweredAlone: Bool = false,
    _ summary: Text
  ) -> Self where Value == Bool {
    Self(
      description: OptionDescription(
        name: name,
        shortName: short,
        summary: summary,
        isAnsweredAlone: isAnsweredAlone
      )
    ) { !$0.isEmpty }
  }

  /// An option with a value, given once at most.
  static func single<Single>(_ name: String, _ kind: ValueKind<Single>, _ summary: Text) -> Self
  where Value == Single? {
    Self(
      description: OptionDescription(name: name, summary: summary, values: kind.description)
    ) { .some($0.first.flatMap(kind.read)) }
  }

  /// An option with a value that must be given.
  static func required(_ name: String, _ kind: ValueKind<Value>, _ summary: Text) -> Self {
    Self(
      description: OptionDescription(
        name: name,
        summary: summary,
        values: kind.description,
        isRequired: true
      )
    ) { $0.first.flatMap(kind.read) }
  }

  /// An option with a value, given any number of times.
  static func repeating<Element>(_ name: String, _ kind: ValueKind<Element>, _ summary: Text)
    -> Self
  where Value == [Element] {
    Self(
      description: OptionDescription(
        name: name,
        summary: summary,
        values: kind.description,
        isRepeating: true
      )
    ) { $0.compactMap(kind.read) }
  }
}

/// What parser, help and completions need to know of an option, whatever its type.
struct OptionDescription: Sendable {
  /// Without dashes.
  let name: String
  var shortName: Character?
  let summary: Text
  /// None for a flag.
  var values: ValueDescription?
  var isRepeating = false
  /// Whether the command cannot do without it.
  var isRequired = false
  /// Whether it is answered instead of the command, whatever else is typed.
  var isAnsweredAlone = false

  /// As it is typed.
  var spelling: String { "--\(name)" }

  /// The one letter that stands for it, as it is typed.
  var shortSpelling: String? { shortName.map { "-\($0)" } }

  /// As the help shows it.
  var usage: String {
    [shortSpelling, values.map { "\(spelling) \($0.placeholder)" } ?? spelling]
      .compactMap(\.self).joined(separator: ", ")
  }
}
