internal import Catalog
internal import SearchFilter

/// Everything that narrows the search, each as a link that removes it.
struct ChipList: PagePart {
  let context: PageContext

  private var phrases: PagePhrases { context.phrases }

  func write(to html: inout HTMLWriter) {
    let chips = context.filter.chips
    let text = context.filter.search.text
    guard !chips.isEmpty || text != nil else { return }
    html.element("div", ["class": "chips", "id": "chips"]) { html in
      html.element("ul", ["role": "list", "aria-label": phrases.selected]) { html in
        if let text {
          write("“\(text)”", phrases.text, "text", context.address.clearingText(), to: &html)
        }
        for chip in chips {
          write(
            chip.title,
            chip.detail,
            "\(chip.keyword.category.rawValue)-\(chip.keyword.id)",
            context.address.toggling(FilterAddress.Selection(chip.keyword)),
            to: &html
          )
        }
      }
      html.element(
        "a",
        ["id": "clear-all", "class": "clear", "href": context.href(context.address.clearing())],
        text: phrases.clearAll
      )
    }
  }

  private func write(
    _ title: String,
    _ kind: String,
    _ id: String,
    _ address: FilterAddress,
    to html: inout HTMLWriter
  ) {
    html.element("li", ["id": "chip-\(id)"]) { html in
      html.element(
        "a",
        [
          "class": "chip", "id": "remove-\(id)", "href": context.href(address),
          "aria-label": phrases.remove(kind, title),
        ],
        text: title
      )
    }
  }
}
