internal import Catalog

/// `perfume names`: what the completion scripts ask for the names that the catalogue has.
enum NamesCommand: Command {
  static let category = CommandArgument.required(
    SharedArguments.categoryLabel,
    .choice(of: Category.allCases),
    Text(english: "What the names are of.", korean: "이름의 분류.")
  )

  static let selected = CommandOption.flag(
    "selected",
    Text(english: "Only what is selected.", korean: "선택한 것만 출력합니다.")
  )

  static let description = CommandDescription(
    "names",
    summary: Text(
      english: "Print the names of a category, one a line.",
      korean: "한 분류의 이름을 한 줄에 하나씩 출력합니다."
    ),
    arguments: [category],
    options: [selected],
    isHidden: true
  )

  /// The lines to print for `names`; those that would not stay on one line are left out.
  static func lines(of names: [String]) -> String {
    names.filter { $0 == $0.printable }.map { $0 + "\n" }.joined()
  }
}
