internal import Catalog

/// `perfume match`: whether any or all of what is selected must be there.
enum MatchCommand: Command {
  static let category = CommandArgument.required(
    SharedArguments.categoryLabel,
    .choice(of: [Category.series, .keyword]),
    Text(
      english: "The category; a perfume has one brand only, so brands are always any.",
      korean: "분류. 향수의 브랜드는 하나뿐이므로 브랜드에는 쓰지 않습니다."
    )
  )

  static let mode = CommandArgument.required(
    Text(english: "the rule", korean: "규칙"),
    .choice(of: PerfumeSearch.MatchMode.allCases),
    Text(
      english: "any: one of each group will do. all: every one must be there.",
      korean: "any: 묶음마다 하나면 됩니다. all: 모두 있어야 합니다."
    )
  )

  static let description = CommandDescription(
    "match",
    summary: Text(
      english: "Ask for any or for all of what is selected.",
      korean: "선택한 것 중 하나만 맞으면 될지, 모두 맞아야 할지 정합니다."
    ),
    examples: [
      Definition(
        term: "perfume match series all",
        meaning: Text(
          english: "Perfumes with every selected ingredient.",
          korean: "선택한 원료가 모두 든 향수를 찾습니다."
        )
      ),
      Definition(
        term: "perfume match keyword any",
        meaning: Text(
          english: "Perfumes with at least one selected keyword.",
          korean: "선택한 키워드 중 하나라도 가진 향수를 찾습니다."
        )
      ),
    ],
    arguments: [category, mode]
  )
}
