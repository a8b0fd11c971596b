public import Catalog
public import SearchFilter

/// The page: the filter as it stands, drawn as a document that works with and without script.
public struct PageView {
  private let context: PageContext

  /// Opens a filter with what an address says, has it answered, and is ready to draw it.
  ///
  /// - Parameters:
  ///   - pairs: The decoded query string.
  ///   - accepted: The `Accept-Language` header, empty for none; `lang` outdoes it.
  ///   - repository: The catalogue.
  ///   - basePath: Where the page is: "/" or a path that ends in one.
  public init(
    _ pairs: [(name: String, value: String)],
    accepting accepted: String,
    from repository: any CatalogRepository,
    basePath: String = "/"
  ) {
    var errors: [FilterAddressError] = []
    let address = FilterAddress(pairs, errors: &errors)
    let filter = SearchFilterViewModel(
      repository: repository,
      language: address.language ?? Language(accepted: accepted),
      timing: .whenDelivered
    )
    errors += address.open(filter, showing: [address.tab])
    if let request = filter.request {
      filter.deliver(request.answer(from: repository), for: request)
    }
    if address.tab == .series { address.fold(filter.series) }
    self.init(filter: filter, address: address, errors: errors, basePath: basePath)
  }

  /// Draws a filter that has been opened with `address`, answered and folded.
  ///
  /// - Parameters:
  ///   - filter: What is drawn.
  ///   - address: The address that the filter was opened with.
  ///   - errors: What was wrong with it; they are shown.
  ///   - basePath: Where the page is: "/" or a path that ends in one.
  public init(
    filter: SearchFilterViewModel,
    address: FilterAddress,
    errors: [FilterAddressError] = [],
    basePath: String = "/"
  ) {
    let isComplete = Category.allCases.allSatisfy { filter.child($0).error == nil }
    context = PageContext(
      filter: filter,
      // While options are missing the address keeps what it says, to be tried again.
      address: isComplete ? address.naming(filter.selectedKeywords) : address,
      basePath: basePath,
      errors: errors
    )
  }

  /// What was wrong with the address; the page is that of the rest.
  public var errors: [FilterAddressError] { context.errors }

  /// Why the page has no perfumes or options, when the catalogue could not be read.
  public var failure: CatalogError? {
    context.filter.error
      ?? Category.allCases.lazy.compactMap { context.filter.child($0).error }.first
  }

  /// The language in which the page is.
  public var language: Language { context.filter.language }

  /// Appends the document, in UTF-8.
  public func html(into buffer: inout [UInt8]) {
    var html = HTMLWriter()
    html.markup("<!doctype html>")
    html.element("html", ["lang": language.rawValue]) { html in
      html.write(PageHead(title: context.title, basePath: context.basePath))
      html.element("body") { html in
        html.element("a", ["class": "skip", "href": "#results"], text: context.phrases.toResults)
        html.write(StarShapes())
        html.element("div", ["id": "screen", "data-address": context.href(context.address)]) {
          html in
          html.write(Masthead(context: context))
          html.element("div", ["class": "columns"]) { html in
            html.write(FilterColumn(context: context))
            html.write(ResultColumn(context: context))
          }
          html.write(NoticeBar(context: context))
        }
      }
    }
    buffer += html.bytes
  }
}
