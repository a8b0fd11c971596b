internal import Catalog
internal import SearchFilter

/// Links to the pages before and after, and to some between.
struct PageLinks: PagePart {
  let context: PageContext
  let total: Int

  private var phrases: PagePhrases { context.phrases }
  private var page: PerfumeSearch.Page { context.filter.page }
  /// From 1.
  private var current: Int { page.offset / page.limit + 1 }
  private var count: Int { (total + page.limit - 1) / page.limit }

  func write(to html: inout HTMLWriter) {
    guard total > page.limit || page.offset > 0 else { return }
    html.element("nav", ["class": "pages", "aria-label": phrases.pages]) { html in
      if let previous = page.previous(of: total) {
        write(phrases.previous, "previous", rel: "prev", at: previous, to: &html)
      }
      html.element("ul", ["role": "list"]) { html in
        var last = 0
        for number in numbers {
          html.element("li", ["class": number > last + 1 ? "gap" : nil]) { html in
            write(number, to: &html)
          }
          last = number
        }
      }
      if let next = page.next(of: total) {
        write(phrases.next, "next", rel: "next", at: next, to: &html)
      }
    }
  }

  /// The first, the last, and those around the current page.
  private var numbers: [Int] {
    let near = (current - 1...current + 1).filter { 1...count ~= $0 }
    return Set([1, count] + near).sorted()
  }

  private func write(_ number: Int, to html: inout HTMLWriter) {
    html.element(
      "a",
      [
        "id": "page-\(number)", "aria-label": phrases.page(number),
        "aria-current": number == current ? "page" : nil,
        "href": context.href(context.address.at(offset: (number - 1) * page.limit)),
      ],
      text: number.grouped
    )
  }

  private func write(
    _ title: String,
    _ id: String,
    rel: String,
    at page: PerfumeSearch.Page,
    to html: inout HTMLWriter
  ) {
    html.element(
      "a",
      [
        "id": "page-\(id)", "class": "step", "rel": rel,
        "href": context.href(context.address.at(offset: page.offset)),
      ],
      text: title
    )
  }
}
