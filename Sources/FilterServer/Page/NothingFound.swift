internal import Catalog
internal import SearchFilter

/// Instead of cards: the way out when nothing matches, or back when the page is past the end.
struct NothingFound: PagePart {
  let context: PageContext
  let result: SearchResult

  private var phrases: PagePhrases { context.phrases }

  func write(to html: inout HTMLWriter) {
    html.element("section", ["class": "nothing", "aria-labelledby": "nothing-title"]) { html in
      if result.total > 0 {
        html.element("h3", ["id": "nothing-title"], text: phrases.pastTheEnd)
        html.element(
          "p"
        ) { html in
          html.element(
            "a",
            ["href": context.href(context.address.at(offset: 0))],
            text: phrases.firstPage
          )
        }
        return
      }
      html.element("h3", ["id": "nothing-title"], text: phrases.nothingMatches)
      if result.relaxations.isEmpty {
        let advice = context.filter.search.text == nil ? phrases.dropMore : phrases.changeText
        html.element("p", text: advice)
      } else {
        html.element("p", text: phrases.dropOne)
        writeRelaxations(to: &html)
      }
      html.element("p") { html in
        html.element(
          "a",
          ["class": "clear", "href": context.href(context.address.clearing())],
          text: phrases.clearAll
        )
      }
    }
  }

  private func writeRelaxations(to html: inout HTMLWriter) {
    html.element("ul", ["class": "drops", "role": "list"]) { html in
      for relaxation in result.relaxations {
        let drop = relaxation.drop
        let address = context.address.toggling(FilterAddress.Selection(drop))
        html.element("li") { html in
          html.element(
            "a",
            ["id": "drop-\(drop.category.rawValue)-\(drop.id)", "href": context.href(address)]
          ) { html in
            html.element(
              "span",
              text: phrases.without(drop.title(in: phrases.language))
            )
            html.markup(" ")
            html.element("b", text: phrases.perfumes(relaxation.total))
          }
        }
      }
    }
  }
}

/// Instead of anything: that the catalogue cannot be read.
///
/// Why is for those who run the service; the message names a path.
struct Unavailable: PagePart {
  let context: PageContext

  func write(to html: inout HTMLWriter) {
    html.element("div", ["class": "nothing"]) { html in
      html.element("h3", text: context.phrases.unavailable)
      html.element("p", text: context.phrases.unavailableAdvice)
      html.element("p") { html in
        html.element(
          "a",
          ["class": "clear", "href": context.href(context.address)],
          text: context.phrases.retry
        )
      }
    }
  }
}
