internal import Catalog
internal import SearchFilter

/// The perfumes: how many, what is selected, the order, the cards and the pages.
struct ResultColumn: PagePart {
  let context: PageContext

  private var phrases: PagePhrases { context.phrases }

  func write(to html: inout HTMLWriter) {
    html.element(
      "main",
      ["class": "results", "id": "results", "tabindex": "-1", "aria-labelledby": "results-title"]
    ) {
      html in
      html.element("div", ["class": "bar"]) { html in
        html.element("h2", ["id": "results-title", "class": "unseen"], text: phrases.results)
        writeTotal(to: &html)
        html.element("a", ["class": "back", "href": "#change"], text: phrases.toFilters)
        writeSort(to: &html)
      }
      html.write(ChipList(context: context))
      writeContent(to: &html)
    }
  }

  private func writeTotal(to html: inout HTMLWriter) {
    html.element("p", ["id": "total", "class": "total", "role": "status"]) { html in
      guard let result = context.filter.result else { return }
      html.element("strong", text: phrases.perfumes(result.total))
      let offset = context.filter.page.offset
      if !result.perfumes.isEmpty, result.perfumes.count < result.total {
        html.markup(" ")
        html.element(
          "span",
          text: phrases.range(from: offset + 1, to: offset + result.perfumes.count)
        )
      }
    }
  }

  private func writeSort(to html: inout HTMLWriter) {
    html.element("p", ["class": "sort"]) { html in
      html.element("label", ["for": "sort"], text: phrases.sort)
      html.markup(" ")
      html.element(
        "select",
        ["id": "sort", "name": FilterParameter.sort.rawValue, "form": "filters"]
      ) { html in
        for sort in PerfumeSearch.Sort.allCases {
          html.element(
            "option",
            ["value": sort.rawValue, "selected": sort == context.filter.sort ? "" : nil],
            text: phrases.sort(sort)
          )
        }
      }
    }
  }

  private func writeContent(to html: inout HTMLWriter) {
    guard let result = context.filter.result else {
      html.write(Unavailable(context: context))
      return
    }
    guard !result.perfumes.isEmpty else {
      html.write(NothingFound(context: context, result: result))
      return
    }
    html.element("ol", ["class": "cards", "role": "list"]) { html in
      for row in context.filter.perfumes {
        html.write(PerfumeCard(row: row, phrases: phrases))
      }
    }
    html.write(PageLinks(context: context, total: result.total))
  }
}
