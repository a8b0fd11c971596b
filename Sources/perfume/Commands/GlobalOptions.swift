internal import Catalog

/// The options that every command takes, before or after its name.
enum GlobalOptions {
  static let catalog = CommandOption.single(
    "catalog",
    .file,
    Text(
      english: "The catalogue to search; without it, PERFUME_CATALOG or the sample catalogue.",
      korean: "검색할 카탈로그. 지정하지 않으면 PERFUME_CATALOG 또는 내장된 예제 카탈로그를 씁니다."
    )
  )

  static let session = CommandOption.single(
    "session",
    .file,
    Text(
      english: "Where the selection is kept; without it, PERFUME_SESSION or your state folder.",
      korean: "선택을 저장할 파일. 지정하지 않으면 PERFUME_SESSION 또는 사용자의 상태 폴더를 씁니다."
    )
  )

  static let json = CommandOption.flag(
    "json",
    Text(
      english: "Print one JSON document and nothing else.",
      korean: "결과를 JSON 문서 하나로만 출력합니다."
    )
  )

  static let color = CommandOption.single(
    "color",
    .choice(of: ColorChoice.allCases),
    Text(
      english: "When to use bold and colour; auto does on a terminal.",
      korean: "굵은 글씨와 색을 쓸 때. auto는 터미널에서만 씁니다."
    )
  )

  static let language = CommandOption.single(
    "lang",
    .choice(of: Language.allCases),
    Text(
      english: "The language of messages; without it, that of the locale.",
      korean: "메시지의 언어. 지정하지 않으면 로캘을 따릅니다."
    )
  )

  static let help = CommandOption.flag(
    "help",
    short: "h",
    isAnsweredAlone: true,
    Text(english: "Show help, also for a command.", korean: "도움말을 봅니다. 명령의 도움말도 봅니다.")
  )

  static let version = CommandOption.flag(
    "version",
    isAnsweredAlone: true,
    Text(english: "Show the version.", korean: "버전을 봅니다.")
  )

  static let all: [any DescribedOption] = [
    catalog, session, json, color, language, help, version,
  ]
}
