internal import Catalog

/// `perfume show`: the filter as it stands.
enum ShowCommand: Command {
  static let category = CommandArgument.optional(
    SharedArguments.categoryLabel,
    .choice(of: Category.allCases),
    Text(
      english: "Show only this category; without it, all three.",
      korean: "이 분류만 봅니다. 생략하면 세 분류를 모두 봅니다."
    )
  )

  static let find = CommandOption.single(
    "find",
    .text,
    Text(
      english: "Show only the names that have every word of TEXT.",
      korean: "TEXT의 모든 단어가 든 이름만 봅니다."
    )
  )

  static let description = CommandDescription(
    "show",
    summary: Text(
      english: "Show the filter: what is selected and what there is to select.",
      korean: "필터를 봅니다. 선택한 것과 선택할 수 있는 것이 나옵니다."
    ),
    discussion: [
      Text(
        english: """
          Beside each name stands the number of perfumes that would be found with it. A name with \
          0 leads nowhere as things stand, but can be selected all the same.
          """,
        korean: """
          이름 옆의 수는 그 이름을 선택할 때 찾을 수 있는 향수의 수입니다. 0인 이름은 지금 조건에 맞는 \
          향수가 없지만 선택할 수 있습니다.
          """
      )
    ],
    examples: [
      Definition(
        term: "perfume show",
        meaning: Text(english: "The whole filter.", korean: "필터 전체를 봅니다.")
      ),
      Definition(
        term: "perfume show brand --find ma",
        meaning: Text(
          english: "The brands with \"ma\" in the name.",
          korean: "이름에 \"ma\"가 든 브랜드를 봅니다."
        )
      ),
    ],
    arguments: [category],
    options: [find, SharedArguments.noSession]
  )
}
