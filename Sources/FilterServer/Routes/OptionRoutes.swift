internal import Catalog
internal import SearchFilter

extension RouteCall {
  /// The options of one tab, narrowed to those that are found, each with its count.
  func options(_ category: Category) throws(RequestError) -> HTTPResponse {
    var address = try address()
    // What is found is found in the tab that is open.
    address.tab = category
    let edition = try self.edition()
    return try tagged(tag(edition, address), []) { () throws(RequestError) in
      document(
        OptionDocument(
          filter: try answered(address, of: edition, showing: [category], drawing: .counts),
          category: category
        )
      )
    }
  }
}

/// The rows of one tab, as `counts` has them for all.
private struct OptionDocument: JSONWritable {
  let filter: SearchFilterViewModel
  let category: Category

  func write(to json: inout JSONWriter) {
    json.object { json in
      switch category {
      case .series: json.member("series", filter.series.rows)
      case .brand: json.member("brands", filter.brands.rows)
      case .keyword: json.member("keywords", filter.keywords.rows)
      }
    }
  }
}
