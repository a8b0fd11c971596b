import Catalog

/// How the cells of a file are written, found out from its first records.
struct Conventions {
  /// The best rating that the file gives, of which every rating is a part.
  private(set) var bestRating = 5
  /// Of the columns with lists.
  private(set) var separators: [Int: ListSeparator] = [:]
  /// Columns whose names are written as addresses are: "le-male-le-parfum".
  private(set) var slugs: Set<Int> = []
  /// Columns that put an id behind the name: "Chanel;b12".
  private(set) var coded: Set<Int> = []
  /// Where names repeat their brand, if they do as a rule.
  private(set) var brandSide: NameAffix.Side?
  /// Whether names as a rule end in whom the perfume is for.
  private(set) var namesEndInGender = false
  /// Whether ids are whole numbers throughout, so that anything else is a mistake.
  private(set) var hasNumericIDs = false

  init(_ map: ColumnMap, columns: [String], _ profiles: [ColumnProfile], sample: [Record]) {
    for column in map.columns.filter({ $0.key.isList }).flatMap(\.value) {
      separators[column] = ListSeparator.found(in: Self.listTexts(sample, column))
    }
    for field in [Field.name, .brand, .line] {
      guard let column = map.column(field) else { continue }
      if Self.areSlugs(profiles[column]) { slugs.insert(column) }
      if profiles[column].has(0.8, { Self.code(behind: $0) != nil }) { coded.insert(column) }
    }
    if let column = map.column(.rating) { bestRating = Self.bestRating(profiles[column].texts) }
    if let column = map.column(.id), HeaderKey(columns[column]).words == "id" {
      let ids = profiles[column].texts
      let numbers = ids.count { Int($0) != nil }
      hasNumericIDs = ids.count > 4 && numbers * 10 >= ids.count * 9
    }
    guard let name = map.column(.name) else { return }
    let names = sample.map { $0[name].scalarText.flatMap(CellText.meaningful) }
    let known = names.compactMap(\.self)
    let gendered = known.count { GenderText.suffix(of: $0) != nil }
    namesEndInGender = gendered > 0 && gendered * 2 >= known.count
    if let brand = map.column(.brand) {
      let brands = sample.map { $0[brand].scalarText.flatMap(CellText.meaningful) }
      let end = namesEndInGender
      brandSide = Self.brandSide(
        names: names.map { name in name.map { end ? GenderText.suffix(of: $0)?.name ?? $0 : $0 } },
        brands: brands
      )
    }
  }

  /// The lists of a column that are texts, each layer of a pyramid by itself.
  private static func listTexts(_ sample: [Record], _ column: Int) -> [String] {
    sample.flatMap { record -> [String] in
      guard case .text(let text) = record[column], !text.trimmed.isEmpty,
        CellLiteral.value(text) == nil
      else { return [] }
      return ListReader.layered(HTMLText.plain(text)).map(\.text)
    }
  }

  private static func areSlugs(_ profile: ColumnProfile) -> Bool {
    guard profile.has(0.2, SlugText.isSlug) else { return false }
    return profile.mostly(0.95) { text in
      !text.contains(" ")
        && !(text.contains(where: \.isLowercase) && text.contains(where: \.isUppercase))
    }
  }

  /// The best rating is 5 unless a good part of them is above that.
  private static func bestRating(_ texts: [String]) -> Int {
    let ratings = texts.compactMap { text in
      RatingText.number(text).flatMap { $0.best == nil ? $0.value : nil }
    }
    guard ratings.count(where: { $0 > 5 }) * 5 >= max(1, ratings.count) else { return 5 }
    return ratings.count(where: { $0 > 10 }) * 5 >= ratings.count ? 100 : 10
  }

  private static func brandSide(names: [String?], brands: [String?]) -> NameAffix.Side? {
    var starts = 0
    var ends = 0
    var rows = 0
    for case (let name?, let brand?) in zip(names, brands) {
      rows += 1
      if NameAffix.removing(brand, from: name, at: .start) != nil { starts += 1 }
      if NameAffix.removing(brand, from: name, at: .end) != nil { ends += 1 }
    }
    // Many names hold their brand ("Miss Dior"); only where nearly all do is it not a part of them.
    guard rows >= 20 else { return nil }
    if ends > starts, ends * 10 >= rows * 9 { return .end }
    return starts * 10 >= rows * 9 ? .start : nil
  }

  /// The part of `text` before an id that a semicolon parts from it.
  static func code(behind text: String) -> String? {
    guard let semicolon = text.lastIndex(of: ";") else { return nil }
    let code = text[text.index(after: semicolon)...]
    let letters = code.prefix(while: \.isLetter)
    guard letters.count <= 3, !code.isEmpty, code.dropFirst(letters.count).allSatisfy(\.isNumber),
      code.count > letters.count
    else { return nil }
    return String(text[..<semicolon]).trimmed
  }
}
