internal import Catalog
internal import SearchFilter

/// Links to the pages before and after, and to some between.
struct PageLinks: PagePart {
  let context: PageContext
  let total: Int

  private var phrases: PagePhrases { context.phrases }
  private var limit: Int { context.filter.page.limit }
  private var offset: Int { context.filter.page.offset }
  /// From 1.
  private var current: Int { offset / limit + 1 }
  private var count: Int { (total + limit - 1) / limit }

  func write(to html: inout HTMLWriter) {
    guard total > limit || offset > 0 else { return }
    html.element("nav", ["class": "pages", "aria-label": phrases.pages]) { html in
      if offset > 0 {
        write(phrases.previous, "previous", rel: "prev", at: max(offset - limit, 0), to: &html)
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
      if offset + limit < total {
        write(phrases.next, "next", rel: "next", at: offset + limit, to: &html)
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
        "href": context.href(context.address.at(offset: (number - 1) * limit)),
      ],
      text: number.grouped
    )
  }

  private func write(
    _ title: String,
    _ id: String,
    rel: String,
    at offset: Int,
    to html: inout HTMLWriter
  ) {
    html.element(
      "a",
      [
        "id": "page-\(id)", "class": "step", "rel": rel,
        "href": context.href(context.address.at(offset: offset)),
      ],
      text: title
    )
  }
}
