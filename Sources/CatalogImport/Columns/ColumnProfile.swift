import Catalog

/// What the values of a column look like, from a sample of them.
struct ColumnProfile {
  /// The texts of the sample, cleaned; those that say nothing are left out.
  let texts: [String]
  /// How many values of the sample are lists or objects.
  let structured: Int
  private let votes: Int

  init(_ values: [RawValue]) {
    var texts: [String] = []
    var structured = 0
    var votes = 0
    for value in values {
      switch value {
      case .list: structured += 1
      case .object(let members):
        structured += 1
        if members.allSatisfy({ $0.value.plainText.flatMap { Double($0) } != nil }) { votes += 1 }
      default: break
      }
      if let text = value.scalarText.flatMap(CellText.meaningful) { texts.append(text) }
    }
    self.texts = texts
    self.structured = structured
    self.votes = votes
  }

  /// What each of the columns looks like in some records.
  static func profiles(of sample: [Record], columns: Int) -> [ColumnProfile] {
    (0..<columns).map { column in ColumnProfile(sample.map { $0[column] }) }
  }

  /// Whether at least `share` of the texts are as asked, and there is one.
  func has(_ share: Double, _ isSo: (String) -> Bool) -> Bool {
    !texts.isEmpty && mostly(share, isSo)
  }

  /// Whether at least `share` of the texts are as asked; an empty column is as one wishes.
  func mostly(_ share: Double = 0.5, _ isSo: (String) -> Bool) -> Bool {
    Double(texts.count(where: isSo)) >= share * Double(texts.count)
  }

  var isEmpty: Bool { texts.isEmpty && structured == 0 }

  /// Whether the values are numbers of votes by what was voted for, which nothing here is made of.
  var isVotes: Bool { votes * 2 > texts.count + structured }

  /// Whether letters of the Latin alphabet are what the texts are written in.
  var isLatin: Bool { mostly { $0.isInLatinLetters } }

  /// Whether the column may hold `field`, however well its name fits.
  func mayHold(_ field: Field) -> Bool {
    switch field {
    case .name, .englishName: !has(0.6, Self.isSize) && !has(0.5, Self.isAddress) && !isVotes
    case .brand, .brandEnglishName: !has(0.5, Self.isAddress) && !isVotes && !areIDs
    case .line, .image, .page, .currency: !isVotes
    case .concentration: structured == 0 || !isVotes
    case .year: mostly { YearText.year($0) != nil }
    case .gender: mostly(0.3) { GenderText.gender($0) != nil } && !isVotes
    case .rating, .ratingCount:
      !isVotes && mostly { RatingText.number($0) != nil }
    case .price: !isVotes && mostly { $0.contains(where: \.isWholeNumber) }
    case .top, .middle, .base, .notes: !areCodes && !has(0.5, Self.isAddress)
    case .accords, .keywords: !areCodes && !has(0.5, Self.isAddress)
    case .id: structured == 0
    }
  }

  /// Whether the values only tell things apart: different whole numbers, or objects that have no name.
  var areIDs: Bool {
    texts.isEmpty
      ? structured > 0 : texts.allSatisfy { Int($0) != nil } && texts.contains { $0 != texts[0] }
  }

  /// Whether the texts are of the kind that "type" and "category" may hold.
  var areConcentrations: Bool { has(0.5, Self.isConcentration) }

  /// Whether the texts are codes that point into another table: "a24:100;a91:75", "top(n2415,1.0)".
  var areCodes: Bool {
    has(0.8) { text in
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }
        .filter { $0.contains(where: \.isLetter) && $0.first?.isNumber != true }
        .filter { !["top", "middle", "base"].contains($0) }
      guard let first = words.first,
        words.count == 1 || words.allSatisfy({ $0.first == first.first })
      else { return false }
      return words.allSatisfy { word in
        let letters = word.prefix(while: \.isLetter)
        return letters.count <= 3 && letters.count < word.count
          && word.dropFirst(letters.count).allSatisfy(\.isNumber)
      }
    }
  }

  static func isAddress(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("www.")
  }

  /// "35 ml", "1 Stück", "3.4 oz": how much is in the bottle.
  static func isSize(_ text: String) -> Bool {
    guard let first = text.first, first.isNumber, text.count <= 20 else { return false }
    let unit = text.drop { $0.isNumber || " .,xX×".contains($0) }.lowercased()
    return unit.hasPrefix("ml") || unit.hasPrefix("oz") || unit.hasPrefix("fl")
      || unit.hasPrefix("st") || unit.hasPrefix("g") || unit.hasPrefix("l")
  }

  private static func isConcentration(_ text: String) -> Bool {
    let key = SearchKey(text).text
    return concentrations.contains { key.contains($0) }
      || ["edp", "edt", "edc", "pdt", "cologne", "parfum", "perfume"].contains(key)
  }

  private static let concentrations = [
    "eau de", "extrait", "parfum", "edp", "edt", "eau fraiche", "body mist", "fragrance mist",
    "perfume oil", "attar", "cologne",
    "오 드", "오드", "퍼퓸", "뚜왈렛", "코롱", "香精", "香水", "淡香", "古龙", "古龍", "オード", "パルファム", "パルファン", "コロン",
    "туалетная вода", "парфюмерная вода",
    "духи", "одеколон", "عطر", "ماء",
  ]
}
