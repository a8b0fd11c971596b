package import Catalog

/// What a file has no columns for, so that it says nothing of it in any row.
package struct UnsaidFields: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let englishName = UnsaidFields(rawValue: 1)
  static let year = UnsaidFields(rawValue: 2)
  static let concentration = UnsaidFields(rawValue: 4)
  static let gender = UnsaidFields(rawValue: 8)
  static let rating = UnsaidFields(rawValue: 16)
  static let ratingCount = UnsaidFields(rawValue: 32)
  static let price = UnsaidFields(rawValue: 64)
  static let image = UnsaidFields(rawValue: 128)
  static let notes = UnsaidFields(rawValue: 256)
  static let keywords = UnsaidFields(rawValue: 512)

  /// Of a file whose columns are these.
  init(_ map: ColumnMap, hasTags: Bool) {
    let single: [(Field, UnsaidFields)] = [
      (.englishName, .englishName), (.year, .year), (.concentration, .concentration),
      (.gender, .gender), (.rating, .rating), (.ratingCount, .ratingCount), (.price, .price),
      (.image, .image),
    ]
    self = []
    for (field, unsaid) in single where map.columns[field] == nil { insert(unsaid) }
    if !map.columns.keys.contains(where: \.isNotes) { insert(.notes) }
    if map.columns[.accords] == nil, map.columns[.keywords] == nil, !hasTags { insert(.keywords) }
  }
}

/// A perfume as the files describe it, with its id.
package struct AssembledPerfume: Sendable {
  /// As far as the files say what it is.
  package let perfume: Perfume
  /// What they have no columns for, of a perfume that the old catalogue has; nothing of a new one.
  package let unsaid: UnsaidFields

  /// The perfume with what `old`, the same one in the old catalogue, has of it that the files cannot say.
  package func completed(from old: Perfume) -> Perfume {
    let keeps = unsaid.contains
    return Perfume(
      id: perfume.id,
      brand: perfume.brand,
      name: perfume.name,
      englishName: perfume.englishName ?? (keeps(.englishName) ? old.englishName : nil),
      year: keeps(.year) ? old.year : perfume.year,
      concentration: keeps(.concentration) ? old.concentration : perfume.concentration,
      gender: perfume.gender ?? (keeps(.gender) ? old.gender : nil),
      rating: keeps(.rating) ? old.rating : perfume.rating,
      ratingCount: keeps(.ratingCount) ? old.ratingCount : perfume.ratingCount,
      price: keeps(.price) ? old.price : perfume.price,
      imageURL: keeps(.image) ? old.imageURL : perfume.imageURL,
      ingredients: keeps(.notes) ? old.ingredients : perfume.ingredients,
      keywords: keeps(.keywords) ? old.keywords : perfume.keywords
    )
  }
}
