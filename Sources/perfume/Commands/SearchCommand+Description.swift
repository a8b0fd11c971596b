internal import Catalog

extension SearchCommand {
  static let description = CommandDescription(
    "search",
    summary: Text(english: "Find perfumes.", korean: "향수를 찾습니다."),
    discussion: [
      SharedArguments.matchingRule,
      Text(
        english: """
          With --match-ingredients all it must have every selected ingredient, and with \
          --match-keywords all every selected keyword.
          """,
        korean: """
          --match-ingredients all을 쓰면 선택한 원료가, --match-keywords all을 쓰면 선택한 키워드가 모두 \
          있어야 합니다.
          """
      ),
      Text(
        english: """
          The saved selection counts too, unless --no-session is given; what is given here is \
          added for this search alone.
          """,
        korean: """
          --no-session을 쓰지 않으면 저장된 선택도 함께 적용합니다. 여기에서 지정한 것은 이번 검색에만 \
          더합니다.
          """
      ),
      SharedArguments.namingRule,
    ],
    examples: [
      Definition(
        term: "perfume search rose --sort rating",
        meaning: Text(
          english: "Perfumes with \"rose\" in a name, the best rated first.",
          korean: "이름에 \"rose\"가 든 향수를 평점이 높은 순으로 찾습니다."
        )
      ),
      Definition(
        term: "perfume search --brand Dior --ingredient Bergamot --keyword elegant",
        meaning: Text(
          english: "Elegant perfumes by Dior that have bergamot.",
          korean: "베르가못이 든 우아한 Dior 향수를 찾습니다."
        )
      ),
      Definition(
        term: "perfume search --query > rose.json; perfume search --from rose.json",
        meaning: Text(
          english: "Keep a query, and search with it again.",
          korean: "질의를 저장해 두고 다시 검색합니다."
        )
      ),
    ],
    arguments: [text],
    options: [
      brands, ingredients, keywords, matchIngredients, matchKeywords, sort, limit, offset, counts,
      query, from, SharedArguments.noSession,
    ]
  )
}
