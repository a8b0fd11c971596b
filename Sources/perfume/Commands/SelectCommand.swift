internal import Catalog

/// `perfume select`: adds to the selection.
enum SelectCommand: Command {
  static let names = CommandArgument.repeating(
    SharedArguments.nameLabel,
    .optionName(),
    Text(
      english: "What to select: all of the names, or none when one is wrong.",
      korean: "선택할 이름. 하나라도 잘못되면 아무것도 선택하지 않습니다."
    )
  )

  static let description = CommandDescription(
    "select",
    summary: Text(
      english: "Add ingredients, brands or keywords to the selection.",
      korean: "원료, 브랜드, 키워드를 선택에 더합니다."
    ),
    discussion: [
      SharedArguments.matchingRule,
      Text(
        english: """
          'perfume match' asks for all instead of any. At most five can be selected in each \
          category.
          """,
        korean: """
          모두 맞아야 하도록 하려면 'perfume match'를 쓰세요. 분류마다 다섯 개까지 선택할 수 있습니다.
          """
      ),
      SharedArguments.namingRule,
    ],
    examples: [
      Definition(
        term: "perfume select brand \"Jo Malone\" Dior",
        meaning: Text(english: "Two brands: either will do.", korean: "두 브랜드 중 하나면 됩니다.")
      ),
      Definition(
        term: "perfume select series Bergamot",
        meaning: Text(english: "An ingredient.", korean: "원료를 선택합니다.")
      ),
    ],
    arguments: [SharedArguments.category, names]
  )
}
