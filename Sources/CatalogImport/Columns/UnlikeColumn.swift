package import Catalog

/// A column whose name says that it holds a field, and whose values say that it does not.
package struct UnlikeColumn: Sendable {
  /// The number of the column, from 0.
  package let column: Int
  /// What its name says that it holds.
  package let field: Field
  /// What its values are not, or are instead.
  package let reason: Text

  /// None where the name says nothing, or the values may be what it says.
  init?(_ column: Int, named name: String, _ profile: ColumnProfile) {
    let meanings = ColumnMap.meanings(of: HeaderKey(name))
    guard let field = meanings.first?.field,
      !meanings.contains(where: { profile.mayHold($0.field) }),
      let reason = profile.reason(against: field)
    else { return nil }
    self.column = column
    self.field = field
    self.reason = reason
  }
}

extension ColumnProfile {
  /// Why the column, which may not hold `field`, may not; none where that is told otherwise.
  fileprivate func reason(against field: Field) -> Text? {
    if isVotes {
      return Text(
        english: "its values are numbers of votes by what was voted for",
        korean: "값이 항목별 투표 수입니다"
      )
    }
    return switch field {
    case .year: few("a year", "연도") { YearText.year($0) != nil }
    case .gender: few("a gender", "성별") { GenderText.gender($0) != nil }
    case .rating: few("a rating", "평점") { RatingText.number($0) != nil }
    case .ratingCount: few("a number of ratings", "평가 수") { RatingText.number($0) != nil }
    case .price: few("a price", "가격") { $0.contains(where: \.isWholeNumber) }
    case .id:
      Text(english: "its values are lists or objects", korean: "값이 목록이나 객체입니다")
    case .name, .englishName, .brand, .brandEnglishName, .top, .middle, .base, .notes, .accords,
      .keywords:
      unlikeNames
    case .line, .image, .page, .currency, .concentration: nil
    }
  }

  private func few(_ english: String, _ korean: String, _ isSo: (String) -> Bool) -> Text {
    texts.contains(where: isSo)
      ? Text(english: "hardly any of its values is \(english)", korean: "\(korean)인 값이 거의 없습니다")
      : Text(english: "none of its values is \(english)", korean: "\(korean)인 값이 하나도 없습니다")
  }

  /// What the values are where names are expected.
  private var unlikeNames: Text? {
    if has(0.5, Self.isAddress) {
      return Text(english: "its values are addresses", korean: "값이 웹 주소입니다")
    }
    if has(0.6, Self.isSize) {
      return Text(english: "its values are sizes of bottles", korean: "값이 용량입니다")
    }
    if areIDs { return Text(english: "its values are ids", korean: "값이 번호입니다") }
    return areCodes
      ? Text(english: "its values are codes", korean: "값이 코드입니다") : nil
  }
}
