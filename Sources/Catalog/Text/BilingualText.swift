/// A text of the program in every language that it speaks.
package struct Text: Hashable, Sendable {
  package let english: String
  package let korean: String

  /// Makes the value from its parts.
  package init(english: String, korean: String) {
    self.english = english
    self.korean = korean
  }

  /// What reads the same in every language, such as an option's spelling.
  package init(_ text: String) {
    self.init(english: text, korean: text)
  }

  /// The text for a reader of `language`.
  package subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
