import Catalog

/// The names that an object has in two languages beside the one it is called by.
struct OtherNames {
  let english: String?
  let korean: String?

  /// Looks for them among the members of an object.
  init(_ members: [RawValue.Member]) {
    english = Self.name(in: members, Self.englishKeys)
    korean = Self.name(in: members, Self.koreanKeys)
  }

  /// Of a value that is no object there are none.
  init(_ value: RawValue) {
    if case .object(let members) = value { self.init(members) } else { self.init([]) }
  }

  private static let englishKeys = MemberKeys([
    "englishName", "english_name", "nameEn", "name_en", "영문명",
  ])
  private static let koreanKeys = MemberKeys([
    "koreanName", "korean_name", "nameKo", "name_ko", "한글명",
  ])

  private static func name(in members: [RawValue.Member], _ keys: MemberKeys) -> String? {
    let name = members.first { keys.contains($0.key) }?.value.plainText.map {
      CellText.name($0).text
    }
    return name.flatMap { CellText.isPlaceholder($0) ? nil : $0 }
  }
}
