internal import Catalog

/// For somebody who typed an address at which there is nothing: the way to the page.
struct NotFoundPage {
  let language: Language
  /// Where the page is, "/" or a path that ends in one.
  let basePath: String

  /// The document, in UTF-8.
  func html() -> [UInt8] {
    let phrases = PagePhrases(language: language)
    var html = HTMLWriter()
    html.markup("<!doctype html>")
    html.element("html", ["lang": language.rawValue]) { html in
      html.write(PageHead(title: phrases.nothingHere, basePath: basePath))
      html.element("body") { html in
        html.element("main", ["id": "screen"]) { html in
          html.element("div", ["class": "nothing"]) { html in
            html.element("h1", text: phrases.nothingHere)
            html.element("p") { html in
              html.element("a", ["href": basePath], text: phrases.title)
            }
          }
        }
      }
    }
    return html.bytes
  }
}
