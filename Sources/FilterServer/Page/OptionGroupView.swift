internal import Catalog
internal import SearchFilter

/// Options under a heading, as real checkboxes with their counts.
struct OptionGroupView: PagePart {
  /// What a heading says beside its title when the group folds.
  struct Fold {
    let id: Series.ID
    let isExpanded: Bool
    /// The address with the group folded the other way.
    let href: String
    let selected: String?
    let size: String
  }

  let title: String?
  let fold: Fold?
  private let rows: [OptionRow]

  init(title: String?, fold: Fold? = nil, rows: [FilterOption<some CatalogOption>]) {
    self.title = title
    self.fold = fold
    self.rows = rows.map { OptionRow($0) }
  }

  /// What the checkboxes send.
  var values: [String] { rows.map(\.value) }

  func write(to html: inout HTMLWriter) {
    html.element("section", ["class": "group", "aria-label": title]) { html in
      if let title { html.element("h3") { writeHeading(title, to: &$0) } }
      guard !rows.isEmpty else { return }
      html.element("ul", ["class": "options", "role": "list"]) { html in
        for row in rows { html.write(row) }
      }
    }
  }

  private func writeHeading(_ title: String, to html: inout HTMLWriter) {
    guard let fold else {
      html.text(title)
      return
    }
    html.element(
      "a",
      [
        "id": "fold-\(fold.id)", "class": "fold", "data-replaces": "", "href": fold.href,
        "aria-expanded": fold.isExpanded ? "true" : "false",
      ]
    ) { html in
      html.element("span", ["class": "title"], text: title)
      html.markup(" ")
      if let selected = fold.selected {
        html.element("span", ["class": "chosen"], text: selected)
        html.markup(" ")
      }
      html.element("span", ["class": "size"], text: fold.size)
    }
  }
}

/// One option: a checkbox, its name and how many perfumes it gives.
private struct OptionRow: PagePart {
  let name: FilterParameter
  let value: String
  let title: String
  let count: String
  let isSelected: Bool
  let isDeadEnd: Bool

  init<Option: CatalogOption>(_ row: FilterOption<Option>) {
    name = FilterParameter(selecting: Option.category)
    value = FilterAddress.Selection(SearchKeyword(row.option)).name
    title = row.title
    count = row.count?.grouped ?? row.detail
    isSelected = row.isSelected
    isDeadEnd = row.isDeadEnd
  }

  func write(to html: inout HTMLWriter) {
    html.element("li", ["class": isDeadEnd ? "dead" : nil]) { html in
      html.element("label") { html in
        html.begin(
          "input",
          [
            "type": "checkbox", "name": name.rawValue, "value": value,
            "checked": isSelected ? "" : nil,
          ]
        )
        html.element("span", text: title)
        html.markup(" ")
        html.element("b", text: count)
      }
    }
  }
}

extension PageContext {
  /// The groups of the open tab, as far as they are drawn.
  var optionGroups: [OptionGroupView] {
    switch address.tab {
    case .series:
      filter.series.rows.map {
        OptionGroupView(title: $0.title, fold: fold(of: $0), rows: $0.shown)
      }
    case .brand:
      filter.brands.rows.filter { $0.isOpen || !address.find.isEmpty }
        .map { OptionGroupView(title: $0.title, rows: $0.brands) }
    case .keyword:
      filter.keywords.rows.isEmpty ? [] : [OptionGroupView(title: nil, rows: filter.keywords.rows)]
    }
  }

  /// None while options are looked for: what is found is never folded away.
  private func fold(of row: FilterSeries) -> OptionGroupView.Fold? {
    guard address.find.isEmpty else { return nil }
    let selected = row.ingredients.count(where: \.isSelected)
    return OptionGroupView.Fold(
      id: row.id,
      isExpanded: row.isExpanded,
      href: href(address.folding(row.id)),
      selected: selected > 0 ? phrases.chosen(selected) : nil,
      size: phrases.options(row.ingredients.count)
    )
  }
}
