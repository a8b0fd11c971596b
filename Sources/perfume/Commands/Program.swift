internal import Catalog

/// The program and its commands.
enum Program {
  /// In the order of the help; a new command is added here.
  static let commands: [any Command.Type] = [
    ShowCommand.self, SelectCommand.self, DeselectCommand.self, ClearCommand.self,
    MatchCommand.self, SearchCommand.self, ServeCommand.self, ImportCommand.self,
    CheckCommand.self, CompletionsCommand.self, NamesCommand.self, ManCommand.self,
    HelpCommand.self,
  ]

  static let description = ProgramDescription(
    name: "perfume",
    version: "0.1.0",
    summary: Text(
      english: "find perfumes by scent, brand and mood",
      korean: "향, 브랜드, 분위기로 향수 찾기"
    ),
    discussion: [
      Text(
        english: """
          Narrow a catalogue down by ingredients (in series such as Citrus), brands and keywords, \
          at most five of each. Selections are kept between calls; each answer says how many \
          perfumes are left.
          """,
        korean: """
          원료(시트러스 같은 계열별로), 브랜드, 키워드를 각각 다섯 개까지 골라 카탈로그를 좁혀 갑니다. \
          선택은 다음 실행에도 남아 있으며, 답할 때마다 향수가 몇 개 남았는지 알려 줍니다.
          """
      )
    ],
    examples: [
      Definition(
        term: "perfume show",
        meaning: Text(
          english: "See what there is to choose from.",
          korean: "무엇을 고를 수 있는지 봅니다."
        )
      ),
      Definition(
        term: "perfume select series Bergamot Lemon",
        meaning: Text(english: "Choose two ingredients.", korean: "원료 두 가지를 고릅니다.")
      ),
      Definition(
        term: "perfume select brand \"Jo Malone\"",
        meaning: Text(english: "Choose a brand.", korean: "브랜드를 고릅니다.")
      ),
      Definition(
        term: "perfume search",
        meaning: Text(
          english: "See the perfumes that are left.",
          korean: "남은 향수를 봅니다."
        )
      ),
      Definition(
        term: "perfume search rose --sort rating --no-session",
        meaning: Text(
          english: "Search for a text, whatever is selected.",
          korean: "선택과 상관없이 검색어로 찾습니다."
        )
      ),
    ],
    options: GlobalOptions.all.map(\.description),
    commands: commands.map { $0.description },
    manual: manual
  )
}
