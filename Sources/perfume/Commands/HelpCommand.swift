internal import Catalog

/// `perfume help`: what the program or one command does.
enum HelpCommand: Command {
  static let command = CommandArgument.optional(
    Text(english: "the command", korean: "명령"),
    .command,
    Text(
      english: "The command to explain; without it, the program.",
      korean: "설명할 명령. 생략하면 프로그램을 설명합니다."
    )
  )

  static let description = CommandDescription(
    "help",
    summary: Text(
      english: "Explain the program or one of its commands.",
      korean: "프로그램이나 명령을 설명합니다."
    ),
    examples: [
      Definition(
        term: "perfume help search",
        meaning: Text(english: "How to search.", korean: "검색하는 방법을 봅니다.")
      )
    ],
    arguments: [command]
  )
}
