internal import Catalog

/// A text of the program in every language that it speaks.
struct Text: Hashable, Sendable {
  let english: String
  let korean: String

  /// The text for a reader of `language`.
  subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

extension Text {
  /// What reads the same in every language, such as an option's spelling.
  init(_ text: String) {
    self.init(english: text, korean: text)
  }
}

/// A word and what it means: an example, a variable, a file, an exit status.
struct Definition: Hashable, Sendable {
  let term: String
  let meaning: Text
}
