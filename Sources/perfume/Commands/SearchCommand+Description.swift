extension SearchCommand {
  static let description = CommandDescription(
    "search",
    summary: Text(english: "Find perfumes.", korean: "향수를 찾습니다."),
    discussion: [
      Text(
        english: """
          A perfume is found when it has any of the options of one series, any of the brands and \
          any of the keywords: any within a group, and every group. With --match-ingredients all \
          or --match-keywords all it must have all of them.
          """,
        korean: """
          같은 계열에서 선택한 원료 중 하나, 선택한 브랜드 중 하나, 선택한 키워드 중 하나를 가진 향수를 \
          찾습니다. 한 묶음 안에서는 하나만 맞아도 되지만 모든 묶음이 맞아야 합니다. \
          --match-ingredients all이나 --match-keywords all을 쓰면 모두 맞아야 합니다.
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
        term: "perfume search --brand Dior --ingredient Bergamot --ingredient Lemon",
        meaning: Text(
          english: "Perfumes by Dior with bergamot or lemon, if both are citrus.",
          korean: "베르가못이나 레몬이 든 Dior 향수를 찾습니다. (둘 다 시트러스일 때)"
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
