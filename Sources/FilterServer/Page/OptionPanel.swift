internal import Catalog
internal import SearchFilter

/// The open tab: how many may be chosen, any or all, a find box, and the options.
struct OptionPanel: PagePart {
  private let context: PageContext
  private let groups: [OptionGroupView]

  init(context: PageContext) {
    self.context = context
    groups = context.optionGroups
  }

  private var tab: Category { context.address.tab }
  private var filter: SearchFilterViewModel { context.filter }
  private var phrases: PagePhrases { context.phrases }

  func write(to html: inout HTMLWriter) {
    if filter.child(tab).error != nil {
      // Where there are no perfumes either, that is said once, in their place.
      if filter.result != nil { html.write(Unavailable(context: context)) }
      return
    }
    if groups.isEmpty && context.address.find.isEmpty {
      html.element("p", ["class": "none"], text: phrases.noOptions(tab))
      return
    }
    writeState(to: &html)
    if tab != .brand { writeMatch(to: &html) }
    writeFind(to: &html)
    if groups.isEmpty {
      html.element("p", ["class": "none"]) { html in
        html.text(phrases.nothingFound(context.address.find))
        html.markup(" ")
        html.element(
          "a",
          ["href": context.href(context.address.findingAll())],
          text: phrases.findAll
        )
      }
    }
    if tab == .brand { html.write(InitialList(context: context)) }
    for group in groups { html.write(group) }
  }

  /// The parameters that fields of the panel stand for.
  var drawnParameters: Set<FilterParameter> {
    guard filter.child(tab).error == nil, !groups.isEmpty || !context.address.find.isEmpty else {
      return []
    }
    switch tab {
    case .series: return [.matchIngredients, .find]
    case .brand: return [.find]
    case .keyword: return [.matchKeywords, .find]
    }
  }

  /// What the checkboxes of the panel send.
  var drawnValues: Set<String> { Set(groups.flatMap(\.values)) }

  // MARK: - Parts

  private func writeState(to html: inout HTMLWriter) {
    guard let open = filter.tabs.first(where: { $0.category == tab }) else { return }
    html.element("p", ["class": "state"]) { html in
      html.element("span", text: phrases.chosen(open))
      if open.selectedCount > 0 {
        html.element(
          "a",
          [
            "id": "clear-tab", "href": context.href(context.address.clearing(tab)),
            "data-clears": FilterParameter(selecting: tab).rawValue,
            "aria-label": phrases.clear(tab),
          ],
          text: phrases.clear
        )
      }
    }
  }

  private func writeMatch(to html: inout HTMLWriter) {
    let parameter: FilterParameter = tab == .series ? .matchIngredients : .matchKeywords
    let chosen = tab == .series ? filter.match.ingredients : filter.match.keywords
    html.element("fieldset", ["class": "match"]) { html in
      html.element("legend", ["class": "unseen"], text: phrases.match)
      for mode in PerfumeSearch.MatchMode.allCases {
        html.element("label") { html in
          html.begin(
            "input",
            [
              "type": "radio", "name": parameter.rawValue, "value": mode.rawValue,
              "checked": mode == chosen ? "" : nil,
            ]
          )
          html.element("span", text: phrases.match(mode, of: tab))
        }
      }
    }
  }

  private func writeFind(to html: inout HTMLWriter) {
    html.element("p", ["class": "find"]) { html in
      html.element("label", ["class": "unseen", "for": "find"], text: phrases.find(tab))
      html.begin(
        "input",
        [
          "type": "search", "id": "find", "name": FilterParameter.find.rawValue,
          "value": context.address.find, "placeholder": phrases.find(tab), "autocomplete": "off",
          "maxlength": String(PerfumeSearch.textLimit),
        ]
      )
    }
  }
}

/// The initials that have brands, of which one is open.
struct InitialList: PagePart {
  let context: PageContext

  func write(to html: inout HTMLWriter) {
    guard context.address.find.isEmpty else { return }
    html.element(
      "nav",
      ["class": "initials", "aria-label": context.phrases.initials]
    ) { html in
      for row in context.filter.brands.rows {
        html.element(
          "a",
          [
            "id": "open-\(row.title)", "aria-current": row.isOpen ? "true" : nil,
            "class": row.selectedCount > 0 ? "has" : nil,
            "aria-label": context.phrases.initial(
              row.title,
              row.brands.count,
              selected: row.selectedCount
            ),
            "href": context.href(context.address.opening(row.initial)),
          ],
          text: row.title
        )
      }
    }
  }
}
