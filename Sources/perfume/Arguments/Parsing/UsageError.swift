internal import Catalog

/// Why what was typed cannot be run.
struct UsageError: Error, Hashable, Sendable {
  /// The stable name of the error for programs.
  static let code = "usage"
  /// What sysexits calls `EX_USAGE`.
  static let exitStatus: Int32 = 64

  /// What is wrong, where, and what to do, in one printable line.
  let message: Text

  private init(english: String, korean: String) {
    message = Text(english: english, korean: korean)
  }
}

extension UsageError {
  static func unknownCommand(_ name: String, in program: ProgramDescription) -> UsageError {
    let near = nearest(to: name, among: program.visibleCommands.map(\.name))
    return UsageError(
      english: "unknown command \(quoted(name)); "
        + hint(near, or: "'\(program.name) help' lists the commands"),
      korean: "\(quoted(name)) 명령은 없습니다. "
        + koreanHint(near, or: "'\(program.name) help'에서 명령을 확인하세요")
    )
  }

  static func missingCommand(in program: ProgramDescription) -> UsageError {
    UsageError(
      english: "a command is missing; '\(program.name) help' lists the commands",
      korean: "명령을 입력하세요. '\(program.name) help'에서 명령을 확인할 수 있습니다"
    )
  }

  static func unknownOption(
    _ spelling: String,
    among options: [OptionDescription],
    see help: String
  ) -> UsageError {
    let near =
      spelling.hasPrefix("--") ? nearest(to: spelling, among: options.map(\.spelling)) : nil
    return UsageError(
      english: "unknown option \(quoted(spelling)); "
        + hint(near, or: "'\(help)' lists the options, and a text that begins with - goes after --"),
      korean: "\(quoted(spelling)) 옵션은 없습니다. "
        + koreanHint(near, or: "'\(help)'에서 옵션을 확인하고, -로 시작하는 문자열은 -- 뒤에 쓰세요")
    )
  }

  static func misplacedOption(_ spelling: String, of command: String) -> UsageError {
    UsageError(
      english: "\(spelling) is an option of '\(command)'; write it after the command",
      korean: "\(spelling) 옵션은 '\(command)' 명령의 것입니다. 명령 뒤에 쓰세요"
    )
  }

  static func needlessValue(_ value: String, of option: OptionDescription) -> UsageError {
    UsageError(
      english: "\(option.spelling) takes no value; leave out \(quoted("=" + value))",
      korean: "\(option.spelling) 옵션은 값을 받지 않습니다. \(quoted("=" + value)) 부분을 빼세요"
    )
  }

  static func missingValue(of option: OptionDescription, _ values: ValueDescription) -> UsageError {
    UsageError(
      english: "\(option.spelling) needs a value: \(values.expectation.english)",
      korean: "\(option.spelling) 옵션에는 값이 필요합니다. 쓸 수 있는 값: \(values.expectation.korean)"
    )
  }

  static func givenTwice(_ option: OptionDescription) -> UsageError {
    UsageError(
      english: "\(option.spelling) is given twice; give it once",
      korean: "\(option.spelling) 옵션을 두 번 입력했습니다. 한 번만 쓰세요"
    )
  }

  static func badValue(_ value: String, of label: Text, _ values: ValueDescription) -> UsageError {
    let near: String? =
      if case .words(let words) = values.candidates { nearest(to: value, among: words) } else {
        nil
      }
    return UsageError(
      english: "\(label.english) must be \(values.expectation.english), not "
        + (value.isEmpty ? "empty" : quoted(value))
        + (near.map { "; did you mean '\($0)'?" } ?? ""),
      korean: "\(label.korean) 값은 \(values.expectation.korean)여야 합니다. "
        + (value.isEmpty ? "입력한 값이 비어 있습니다" : "입력한 값: \(quoted(value))")
        + (near.map { ". 혹시 '\($0)'인가요?" } ?? "")
    )
  }

  static func excludingOptions(_ left: String, _ right: String) -> UsageError {
    UsageError(
      english: "\(left) and \(right) exclude each other; give one of them",
      korean: "\(left) 옵션과 \(right) 옵션은 함께 쓸 수 없습니다. 하나만 쓰세요"
    )
  }

  static func reportOverwrites(_ file: String) -> UsageError {
    UsageError(
      english: "--report would overwrite \(quoted(file)); choose another name",
      korean: "--report가 \(quoted(file)) 파일을 덮어씁니다. 다른 이름을 고르세요"
    )
  }

  static let standardInputTwice = UsageError(
    english: "standard input (-) can be read only once",
    korean: "표준 입력(-)은 한 번만 읽을 수 있습니다"
  )

  static func missingOption(_ option: OptionDescription, usage: String) -> UsageError {
    UsageError(
      english: "\(option.usage) is missing; usage: \(usage)",
      korean: "옵션이 빠졌습니다: \(option.usage). 사용법: \(usage)"
    )
  }

  static func missingArgument(_ argument: ArgumentDescription, usage: String) -> UsageError {
    UsageError(
      english: "\(argument.label.english) is missing; usage: \(usage)",
      korean: "인수가 빠졌습니다: \(argument.label.korean). 사용법: \(usage)"
    )
  }

  static func needlessArgument(
    _ text: String,
    after last: ArgumentDescription?,
    usage: String
  ) -> UsageError {
    let mayBeQuoted = last.map { !$0.values.isChoice } ?? false
    return UsageError(
      english: "unexpected \(quoted(text)); "
        + (mayBeQuoted ? "put quotes around a value that has spaces" : "usage: \(usage)"),
      korean: "\(quoted(text)) 값은 쓸 수 없습니다. "
        + (mayBeQuoted ? "공백이 든 값은 따옴표로 묶으세요" : "사용법: \(usage)")
    )
  }

  static func notUTF8(_ text: String, at position: Int) -> UsageError {
    UsageError(
      english: "argument \(position) is not valid UTF-8: \(quoted(text)); type it in UTF-8",
      korean: "\(position)번째 인수가 올바른 UTF-8이 아닙니다: \(quoted(text)). UTF-8로 입력하세요"
    )
  }

  private static func hint(_ near: String?, or otherwise: String) -> String {
    near.map { "did you mean '\($0)'?" } ?? otherwise
  }

  private static func koreanHint(_ near: String?, or otherwise: String) -> String {
    near.map { "혹시 '\($0)'인가요?" } ?? otherwise
  }

  /// What was typed, short enough for one line.
  private static func quoted(_ text: String) -> String {
    "'\(text.printable.truncated(to: 60))'"
  }

  /// The word that was probably meant: a near one, or the only one that begins so.
  private static func nearest(to typed: String, among words: [String]) -> String? {
    let typed = typed.lowercased()
    let longest = words.map(\.unicodeScalars.count).max() ?? 0
    guard !typed.isEmpty, typed.unicodeScalars.count < 2 * longest else { return nil }
    if let near = EditDistance.nearest(to: typed, among: words, spelling: { [$0] }).first {
      return near
    }
    let longer = words.filter { $0.hasPrefix(typed) }
    return longer.count == 1 ? longer.first : nil
  }
}
