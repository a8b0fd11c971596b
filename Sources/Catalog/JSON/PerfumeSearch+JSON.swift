extension PerfumeSearch: JSONWritable {
  /// Writes the fields of the JSON contract; an absent text is left out.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("brands", brands)
      json.member("ingredients", ingredients)
      json.member("keywords", keywords)
      json.member("limit", page.limit)
      json.member("match", match)
      json.member("offset", page.offset)
      json.member("sort", sort)
      json.member("text", text)
    }
  }
}

extension PerfumeSearch.Match: JSONWritable {
  /// Writes both modes, also the default.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("ingredients", ingredients)
      json.member("keywords", keywords)
    }
  }
}

extension PerfumeSearch.MatchMode: JSONWritable {}
extension PerfumeSearch.Sort: JSONWritable {}

extension SearchKeyword: JSONWritable {
  /// Writes all that the search knows of the option.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("category", category)
      json.member("englishName", englishName)
      json.member("id", id)
      json.member("koreanName", koreanName)
      json.member("name", name)
    }
  }
}

extension Category: JSONWritable {}

extension Relaxation: JSONWritable {
  /// Writes the option to drop and what that gives.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("drop", drop)
      json.member("total", total)
    }
  }
}
