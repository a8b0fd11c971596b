internal import Catalog
internal import SearchFilter

/// The filters: three tabs, and the options of the open one in a form.
struct FilterColumn: PagePart {
  let context: PageContext

  private var phrases: PagePhrases { context.phrases }

  func write(to html: inout HTMLWriter) {
    html.element(
      "aside",
      ["class": "filters", "id": "change", "tabindex": "-1", "aria-labelledby": "filters-title"]
    ) { html in
      html.element("h2", ["id": "filters-title", "class": "unseen"], text: phrases.filters)
      writeTabs(to: &html)
      html.element(
        "div",
        [
          "id": "panel", "role": "tabpanel",
          "aria-labelledby": "tab-\(context.address.tab.rawValue)",
        ]
      ) { html in
        writeForm(to: &html)
      }
    }
  }

  private func writeForm(to html: inout HTMLWriter) {
    html.element(
      "form",
      ["id": "filters", "action": context.basePath + "#results", "method": "get"]
    ) { html in
      let panel = OptionPanel(context: context)
      html.write(panel)
      html.write(HiddenFields(context: context, panel: panel))
      html.element("div", ["class": "apply"]) { html in
        html.element("button", ["type": "submit"], text: phrases.apply)
        if let total = context.filter.result?.total {
          html.element(
            "a",
            ["class": "jump", "id": "jump", "href": "#results"],
            text: phrases.show(total)
          )
        }
      }
    }
  }

  private func writeTabs(to html: inout HTMLWriter) {
    html.element(
      "div",
      ["class": "tabs", "role": "tablist", "aria-labelledby": "filters-title"]
    ) { html in
      for tab in context.filter.tabs {
        html.element(
          "a",
          [
            "role": "tab", "data-clears": FilterParameter.find.rawValue,
            "id": "tab-\(tab.category.rawValue)", "aria-controls": "panel",
            "aria-selected": tab.isSelected ? "true" : "false",
            "href": context.href(context.address.showing(tab.category)),
          ]
        ) { html in
          html.text(tab.title)
          html.markup(" ")
          html.element("span", ["class": "badge"], text: tab.detail)
        }
      }
    }
  }
}

/// What the form has to send so that submitting it without script loses nothing.
struct HiddenFields: PagePart {
  let context: PageContext
  let panel: OptionPanel

  func write(to html: inout HTMLWriter) {
    let drawn = panel.drawnParameters
    let drawnValues = panel.drawnValues
    for (name, value) in context.address.pairs {
      guard let parameter = FilterParameter(rawValue: name), !drawn.contains(parameter) else {
        continue
      }
      switch parameter {
      // Drawn elsewhere on the page as fields of this form.
      case .text, .sort: continue
      // Another selection begins on its first page.
      case .offset: continue
      case .ingredient, .brand, .keyword:
        if parameter.category == context.address.tab, drawnValues.contains(value) { continue }
      case .matchIngredients, .matchKeywords, .limit, .language, .tab, .find, .initial,
        .fold:
        break
      }
      html.begin("input", ["type": "hidden", "name": name, "value": value])
    }
  }
}
