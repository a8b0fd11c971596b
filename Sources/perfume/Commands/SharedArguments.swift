internal import Catalog

/// Options and arguments that several commands have.
enum SharedArguments {
  static let noSession = CommandOption.flag(
    "no-session",
    Text(
      english: "Leave the saved selection out.",
      korean: "저장된 선택을 쓰지 않습니다."
    )
  )

  static let category = CommandArgument.required(
    categoryLabel,
    .choice(of: Category.allCases),
    Text(
      english: "What the names are of; those of series are ingredients.",
      korean: "이름의 분류. series의 이름은 원료입니다."
    )
  )

  /// What messages call an argument that is a category.
  static let categoryLabel = Text(english: "the category", korean: "분류")

  /// What messages call an argument that names an option of the catalogue.
  static let nameLabel = Text(english: "the name", korean: "이름")

  /// When a perfume is found.
  static let matchingRule = Text(
    english: """
      A perfume is found when it has any of the selected ingredients of each series, any of the \
      selected brands and any of the selected keywords: any within a group, and every group.
      """,
    korean: """
      향수는 계열마다 선택한 원료 중 하나, 선택한 브랜드 중 하나, 선택한 키워드 중 하나를 가질 때 \
      검색됩니다. 한 묶음 안에서는 하나만 맞아도 되지만 모든 묶음이 맞아야 합니다.
      """
  )

  /// What a name may be.
  static let namingRule = Text(
    english: """
      A name is that of the catalogue, its English name or #id. Case, accents, apostrophes, \
      spaces and dashes do not matter. Whole words of a name, or its Korean lead consonants, are \
      enough when only one name has them.
      """,
    korean: """
      이름은 카탈로그에 있는 이름이나 영어 이름, 또는 #번호입니다. 대소문자, 악센트, 아포스트로피, \
      띄어쓰기, 붙임표는 구별하지 않습니다. 해당하는 이름이 하나뿐이면 이름 속 단어나 초성만 써도 됩니다.
      """
  )
}
