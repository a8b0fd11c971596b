internal import Catalog

/// What the parts of a help and of a manual are called.
enum Heading {
  static let examples = Text(english: "Examples", korean: "예")
  static let usage = Text(english: "Usage", korean: "사용법")
  static let commands = Text(english: "Commands", korean: "명령")
  static let arguments = Text(english: "Arguments", korean: "인수")
  static let options = Text(english: "Options", korean: "옵션")
  static let globalOptions = Text(english: "Options of every command", korean: "모든 명령의 옵션")
  static let more = Text(
    english: "'perfume help COMMAND' explains a command, 'perfume man' everything.",
    korean: "명령은 'perfume help COMMAND'가, 전체는 'perfume man'이 설명합니다."
  )
}
