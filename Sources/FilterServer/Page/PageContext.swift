internal import Catalog
internal import SearchFilter

/// What every part of the page draws from.
struct PageContext {
  let filter: SearchFilterViewModel
  let address: FilterAddress
  /// Where the page is, "/" or a path that ends in one.
  let basePath: String
  let errors: [FilterAddressError]

  var phrases: PagePhrases { PagePhrases(language: filter.language) }

  /// Whether what would be drawn is there at all.
  var isUnavailable: Bool { filter.error != nil || filter.child(address.tab).error != nil }

  /// What is selected, and what the page is.
  var title: String {
    let conditions = [filter.search.text].compactMap(\.self) + filter.chips.map(\.title)
    return (conditions + [phrases.title]).joined(separator: " · ")
  }

  func href(_ address: FilterAddress) -> String {
    let query = address.query
    return query.isEmpty ? basePath : "\(basePath)?\(query)"
  }

  /// What the last request could not have, in a sentence each, none of them twice.
  var notices: [String] {
    let refused = [filter.notice, filter.child(address.tab).notice].compactMap(\.self)
    let notices =
      errors.map { $0.message(in: filter.language) }
      + refused.map { $0.message(in: filter.language) }
    var said: Set<String> = []
    return notices.filter { said.insert($0).inserted }
  }
}

/// A part of the page.
protocol PagePart {
  func write(to html: inout HTMLWriter)
}

extension HTMLWriter {
  mutating func write(_ part: some PagePart) { part.write(to: &self) }
}
