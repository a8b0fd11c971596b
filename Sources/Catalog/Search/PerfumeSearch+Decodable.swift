extension PerfumeSearch: Decodable {
  private enum CodingKeys: String, CodingKey {
    case text, ingredients, brands, keywords, match, sort, limit, offset
  }

  /// Reads what `write(to:)` writes; whatever is absent has its default.
  ///
  /// Throws `DecodingError` for a wrong type, an option under another category than its own, an
  /// unknown sort order or match mode, and a page or text outside its limits. How many options are
  /// selected is not checked here: that limit is the filter's.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    text = try container.decodeIfPresent(String.self, forKey: .text)
    if let text, text.count > Self.textLimit {
      throw Self.unusable(.text, "is longer than \(Self.textLimit) characters", in: container)
    }
    for (category, key) in [
      (Category.series, CodingKeys.ingredients), (.brand, .brands), (.keyword, .keywords),
    ] {
      let options = try container.decodeIfPresent([SearchKeyword].self, forKey: key) ?? []
      guard options.allSatisfy({ $0.category == category }) else {
        throw Self.unusable(key, "holds an option of another category", in: container)
      }
      self[category] = options
    }
    match = try container.decodeIfPresent(Match.self, forKey: .match) ?? match
    sort = try container.decodeChoice(.sort) ?? sort
    let limit = try container.decodeIfPresent(Int.self, forKey: .limit) ?? Page.defaultLimit
    let offset = try container.decodeIfPresent(Int.self, forKey: .offset) ?? 0
    guard Page.limits.contains(limit) else {
      let limits = "\(Page.limits.lowerBound) to \(Page.limits.upperBound)"
      throw Self.unusable(.limit, "is not in \(limits)", in: container)
    }
    guard let page = Page(limit: limit, offset: offset) else {
      throw Self.unusable(.offset, "is negative", in: container)
    }
    self.page = page
  }

  private static func unusable(
    _ key: CodingKeys,
    _ reason: String,
    in container: KeyedDecodingContainer<CodingKeys>
  ) -> DecodingError {
    .dataCorruptedError(
      forKey: key,
      in: container,
      debugDescription: reason
    )
  }
}

extension PerfumeSearch.Match: Decodable {
  private enum CodingKeys: String, CodingKey {
    case ingredients, keywords
  }

  /// Makes the value from its parts, unchecked.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      ingredients: try container.decodeChoice(.ingredients) ?? .any,
      keywords: try container.decodeChoice(.keywords) ?? .any
    )
  }
}

extension KeyedDecodingContainer {
  /// One of a few words; throws an error that lists them for any other.
  fileprivate func decodeChoice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: Key
  ) throws -> Choice? {
    guard let word = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let choice = Choice(rawValue: word) else {
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "'\(word)' is not one of \(choices)"
      )
    }
    return choice
  }
}
