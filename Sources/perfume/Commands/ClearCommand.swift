internal import Catalog

/// `perfume clear`: empties the selection or one category of it.
enum ClearCommand: Command {
  static let category = CommandArgument.optional(
    SharedArguments.categoryLabel,
    .choice(of: Category.allCases),
    Text(
      english: "Clear only this category; without it, everything: a saved text and 'match' too.",
      korean: "이 분류만 비웁니다. 생략하면 저장된 검색어와 'match'까지 모두 비웁니다."
    )
  )

  static let description = CommandDescription(
    "clear",
    summary: Text(
      english: "Clear the selection, or one category of it.",
      korean: "선택 전체나 한 분류를 비웁니다."
    ),
    examples: [
      Definition(
        term: "perfume clear",
        meaning: Text(english: "Start afresh.", korean: "처음부터 다시 시작합니다.")
      ),
      Definition(
        term: "perfume clear brand",
        meaning: Text(english: "Any brand again.", korean: "브랜드를 가리지 않습니다.")
      ),
    ],
    arguments: [category]
  )
}
