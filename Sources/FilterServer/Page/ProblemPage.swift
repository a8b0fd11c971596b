internal import Catalog

/// For somebody whose address leads nowhere: what is wrong with it, and the way to the page.
struct ProblemPage {
  let error: RequestError
  let language: Language
  /// Where the page is, "/" or a path that ends in one.
  let basePath: String

  /// The document, in UTF-8.
  func html() -> [UInt8] {
    let phrases = PagePhrases(language: language)
    var title = phrases.unreadableAddress
    // What a program is told of it, a person need not know.
    var reason: String? = error.message(in: language)
    if case .notFound = error { (title, reason) = (phrases.nothingHere, nil) }
    var html = HTMLWriter()
    html.markup("<!doctype html>")
    html.element("html", ["lang": language.rawValue]) { html in
      html.write(PageHead(title: title, basePath: basePath))
      html.element("body") { html in
        html.element("main", ["id": "screen"]) { html in
          html.element("div", ["class": "nothing"]) { html in
            html.element("h1", text: title)
            if let reason { html.element("p", text: reason) }
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
