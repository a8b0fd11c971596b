public import Catalog

/// Every option with its count, grouped as the tabs group them, under the catalogue's own names.
///
/// Lists the options that the find texts of the children leave.
public struct CountsDocument: JSONWritable {
  private let series: [FilterSeries]
  private let brands: [FilterBrandInitial]
  private let keywords: [FilterKeyword]

  /// What the children of `filter` show.
  public init(_ filter: SearchFilterViewModel) {
    series = filter.series.rows
    brands = filter.brands.rows
    keywords = filter.keywords.rows
  }

  /// Writes the rows of the three tabs.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("brands", brands)
      json.member("keywords", keywords)
      json.member("series", series)
    }
  }
}

extension FilterSeries: JSONWritable {
  /// Writes the series with all its ingredients, folded or not.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("englishName", series.englishName)
      json.member("id", id)
      json.member("ingredients", ingredients)
      json.member("koreanName", series.koreanName)
      json.member("name", series.name)
    }
  }
}

extension FilterBrandInitial: JSONWritable {
  /// Writes the initial with all its brands, open or not.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("brands", brands)
      json.member("initial", title)
    }
  }
}

extension FilterOption: JSONWritable {
  /// Writes the option with its count, under the catalogue's own names.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("count", count)
      json.member("englishName", option.englishName)
      json.member("id", id)
      json.member("koreanName", option.koreanName)
      json.member("name", option.name)
      json.member("selected", isSelected)
    }
  }
}
