internal import Catalog

/// `perfume search`: the perfumes that the selection leaves.
enum SearchCommand: Command {
  static let text = CommandArgument.optional(
    Text(english: "the text", korean: "검색어"),
    .text,
    Text(
      english: "Words that must all be in the name of the perfume or its brand.",
      korean: "향수나 브랜드 이름에 모두 들어 있어야 하는 단어."
    )
  )

  static let brands = CommandOption.repeating(
    "brand",
    .optionName(of: .brand),
    Text(english: "Select a brand for this search.", korean: "이번 검색에서 브랜드를 선택합니다.")
  )

  static let ingredients = CommandOption.repeating(
    "ingredient",
    .optionName(of: .series),
    Text(english: "Select an ingredient for this search.", korean: "이번 검색에서 원료를 선택합니다.")
  )

  static let keywords = CommandOption.repeating(
    "keyword",
    .optionName(of: .keyword),
    Text(english: "Select a keyword for this search.", korean: "이번 검색에서 키워드를 선택합니다.")
  )

  static let matchIngredients = CommandOption.single(
    "match-ingredients",
    .choice(of: PerfumeSearch.MatchMode.allCases),
    Text(
      english: "Whether any ingredient of each series will do (the usual), or all must be there.",
      korean: "계열마다 원료 하나면 될지(기본), 원료가 모두 있어야 할지 정합니다."
    )
  )

  static let matchKeywords = CommandOption.single(
    "match-keywords",
    .choice(of: PerfumeSearch.MatchMode.allCases),
    Text(
      english: "Whether any keyword will do (the usual), or all must be there.",
      korean: "키워드 하나면 될지(기본), 키워드가 모두 있어야 할지 정합니다."
    )
  )

  static let sort = CommandOption.single(
    "sort",
    .choice(of: PerfumeSearch.Sort.allCases),
    Text(
      english:
        "The order: most rated first (the usual), best rated, newest, or by the catalogue's own name.",
      korean: "순서: 평가가 많은 순(기본), 평점이 높은 순, 최신순, 카탈로그의 이름순."
    )
  )

  static let limit = CommandOption.single(
    "limit",
    .integer(in: PerfumeSearch.Page.limits),
    Text(
      english: """
        How many perfumes to show, \(PerfumeSearch.Page.limits.lowerBound) to \
        \(PerfumeSearch.Page.limits.upperBound); usually \(PerfumeSearch.Page.defaultLimit).
        """,
      korean: """
        보여 줄 향수의 수. \(PerfumeSearch.Page.limits.lowerBound)에서 \
        \(PerfumeSearch.Page.limits.upperBound)까지이며 기본은 \(PerfumeSearch.Page.defaultLimit)입니다.
        """
    )
  )

  static let offset = CommandOption.single(
    "offset",
    .integer(in: 0...Int.max),
    Text(
      english: "How many perfumes to pass over first.",
      korean: "앞에서부터 건너뛸 향수의 수."
    )
  )

  static let counts = CommandOption.flag(
    "counts",
    Text(
      english: "Also show how many perfumes each further choice would leave.",
      korean: "하나를 더 선택하면 향수가 몇 개 남는지도 보여 줍니다."
    )
  )

  static let query = CommandOption.flag(
    "query",
    Text(
      english: "Print the query as JSON and search nothing.",
      korean: "검색하지 않고 질의만 JSON으로 출력합니다."
    )
  )

  static let from = CommandOption.single(
    "from",
    .file,
    Text(
      english: "Search with a query that --query printed; - reads standard input.",
      korean: "--query로 출력한 질의로 검색합니다. -는 표준 입력을 읽습니다."
    )
  )
}
