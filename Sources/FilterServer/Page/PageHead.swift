internal import Catalog
internal import SearchFilter

/// The head: the title, the style and the script.
struct PageHead: PagePart {
  let title: String
  let basePath: String

  func write(to html: inout HTMLWriter) {
    html.element("head") { html in
      html.markup(
        """
        <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
        <meta name="color-scheme" content="light dark">
        """
      )
      html.element("title", text: title)
      html.begin("link", ["rel": "stylesheet", "href": basePath + PageAsset.css.path])
      html.element(
        "script",
        ["type": "module", "src": basePath + PageAsset.js.path],
        text: ""
      )
      // Without an icon of its own a browser asks for one that there is not.
      html.begin("link", ["rel": "icon", "href": "data:,"])
    }
  }
}

/// The top of the page: what it is, the search text, and the other language.
struct Masthead: PagePart {
  let context: PageContext

  private var phrases: PagePhrases { context.phrases }

  func write(to html: inout HTMLWriter) {
    html.element("header", ["class": "masthead"]) { html in
      html.element("div", ["class": "name"]) { html in
        html.element("h1", text: phrases.title)
        html.element("p", text: phrases.lead)
      }
      html.element("div", ["class": "search", "role": "search"]) { html in
        html.element("label", ["class": "unseen", "for": "text"], text: phrases.textLabel)
        html.begin(
          "input",
          [
            "type": "search", "id": "text", "name": FilterParameter.text.rawValue,
            "form": "filters", "value": context.filter.search.text ?? "",
            "placeholder": phrases.textHint, "autocomplete": "off", "enterkeyhint": "search",
            "maxlength": String(PerfumeSearch.textLimit),
          ]
        )
      }
      let other = phrases.otherLanguage
      html.element(
        "a",
        [
          "class": "language", "id": "language", "lang": other.rawValue,
          "hreflang": other.rawValue,
          "href": context.href(context.address.reading(other)),
        ],
        text: phrases.otherLanguageName
      )
    }
  }
}

/// What the last request could not have; always there, so that a screen reader hears it change.
struct NoticeBar: PagePart {
  let context: PageContext

  func write(to html: inout HTMLWriter) {
    html.element("div", ["class": "notice", "id": "notice-bar"]) { html in
      html.element(
        "div",
        ["id": "notice", "role": "alert", "data-unanswered": context.phrases.unanswered]
      ) { html in
        for notice in context.notices { html.element("p", text: notice) }
      }
      html.element(
        "button",
        ["type": "button", "class": "close", "aria-label": context.phrases.closeNotice],
        text: ""
      )
    }
  }
}
