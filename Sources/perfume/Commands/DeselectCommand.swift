internal import Catalog

/// `perfume deselect`: takes from the selection.
enum DeselectCommand: Command {
  static let names = CommandArgument.repeating(
    SharedArguments.nameLabel,
    .optionName(selectedOnly: true),
    Text(
      english: "What to take out: all of the names, or none when one is wrong.",
      korean: "해제할 이름. 하나라도 잘못되면 아무것도 해제하지 않습니다."
    )
  )

  static let description = CommandDescription(
    "deselect",
    summary: Text(
      english: "Take ingredients, brands or keywords out of the selection.",
      korean: "원료, 브랜드, 키워드를 선택에서 뺍니다."
    ),
    discussion: [SharedArguments.namingRule],
    examples: [
      Definition(
        term: "perfume deselect keyword cosy",
        meaning: Text(english: "One keyword fewer.", korean: "키워드 하나를 뺍니다.")
      )
    ],
    arguments: [SharedArguments.category, names]
  )
}
