internal import Catalog

/// Everything that parser, help, completions and manual say of one command.
struct CommandDescription: Sendable {
  let name: String
  /// What it does, in a phrase.
  let summary: Text
  /// What else there is to know, paragraph by paragraph.
  let discussion: [Text]
  /// Command lines and what they do.
  let examples: [Definition]
  let arguments: [ArgumentDescription]
  let options: [OptionDescription]
  /// Whether only scripts call it, so that help and completions leave it out.
  let isHidden: Bool

  init(
    _ name: String,
    summary: Text,
    discussion: [Text] = [],
    examples: [Definition] = [],
    arguments: [any DescribedArgument] = [],
    options: [any DescribedOption] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments.map(\.description)
    self.options = options.map(\.description)
    self.isHidden = isHidden
  }
}

/// An argument of any type.
protocol DescribedArgument: Sendable {
  var description: ArgumentDescription { get }
}

/// An option of any type.
protocol DescribedOption: Sendable {
  var description: OptionDescription { get }
}

extension CommandArgument: DescribedArgument {}
extension CommandOption: DescribedOption {}
