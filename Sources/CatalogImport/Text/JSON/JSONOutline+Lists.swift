extension JSONOutline {
  /// What to call a column of the names of the lists beside `main`, since each says something of its records;
  /// none where there is no other list, or they are only called as records are.
  ///
  /// Names of brands, of those that a perfume is for, and years are known as such, unless the records say
  /// that themselves.
  func listColumn(of main: List) -> String? {
    let parent = main.path.dropLast()
    let siblings = lists.filter { $0.path.dropLast() == parent }
    let names = siblings.compactMap(\.path.last)
    guard names.count > 1, !names.contains(where: MemberName.isOfRecords),
      Set(names.map { HeaderKey($0).words }).count == names.count
    else { return nil }
    let fields = siblings.map { Self.fields($0.names) }.reduce(Self.fields(main.names)) {
      $0.intersection($1)
    }
    if !fields.contains(.gender), names.allSatisfy({ GenderText.gender($0) != nil }) {
      return "gender"
    }
    if !fields.contains(.year), names.allSatisfy({ $0.utf8.count == 4 && YearText.year($0) != nil })
    {
      return "year"
    }
    let saysBrands = parent.last.map(Self.isOfBrands) ?? false
    if !fields.contains(.brand), saysBrands || names.allSatisfy(Self.isProperName) {
      return "brand"
    }
    return main.names.contains("list") ? "_list" : "list"
  }

  private static func fields(_ names: [String]) -> Set<Field> {
    Set(names.flatMap { FieldNames.meanings(of: HeaderKey($0).words) }.map(\.field))
  }

  private static func isOfBrands(_ name: String) -> Bool {
    let words = HeaderKey(name).words.split(separator: " ")
    guard let last = words.last else { return false }
    return [String(last), String(last.dropLast(last.hasSuffix("s") ? 1 : 0))].contains { word in
      FieldNames.meanings(of: word).contains { $0.field == .brand }
    }
  }

  /// Whether a member called so is called by a name and not by a word of the program that wrote it.
  private static func isProperName(_ name: String) -> Bool {
    guard let first = name.first, !name.contains("_") else { return false }
    return first.isUppercase || first.isNumber || first.isLetter && !first.isASCII
  }
}
