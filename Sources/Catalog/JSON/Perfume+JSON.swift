extension Perfume: JSONWritable {
  /// Writes all of the perfume, with its brand, ingredients and keywords.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("brand", brand)
      json.member("concentration", concentration)
      json.member("englishName", englishName)
      json.member("gender", gender)
      json.member("id", id)
      json.member("imageURL", imageURL)
      json.member("ingredients", ingredients)
      json.member("keywords", keywords)
      json.member("name", name)
      json.member("price", price)
      json.member("rating", rating)
      json.member("ratingCount", ratingCount)
      json.member("year", year)
    }
  }
}

extension Gender: JSONWritable {}

extension Price: JSONWritable {
  /// Writes the amount in minor units.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("amount", amount)
      json.member("currency", currency)
    }
  }
}

extension PerfumeIngredient: JSONWritable {
  /// Writes the ingredient as the perfume lists it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("englishName", englishName)
      json.member("id", id)
      json.member("koreanName", koreanName)
      json.member("layer", layer)
      json.member("name", name)
      json.member("series", series)
    }
  }
}

extension NoteLayer: JSONWritable {}

extension Brand: JSONWritable {
  /// Writes the id and all names.
  public func write(to json: inout JSONWriter) { json.object { $0.named(self) } }
}

extension Keyword: JSONWritable {
  /// Writes the id and all names.
  public func write(to json: inout JSONWriter) { json.object { $0.named(self) } }
}

extension JSONWriter {
  fileprivate mutating func named(_ option: some CatalogOption) {
    member("englishName", option.englishName)
    member("id", option.id)
    member("koreanName", option.koreanName)
    member("name", option.name)
  }
}
