internal import Catalog
internal import SearchFilter

/// Options under a heading, as real checkboxes with their counts.
struct OptionGroupView: PagePart {
  /// How many rows are unfolded to begin with; the groups after those are folded.
  static let openRows = 40

  let id: String
  let title: String?
  let isFolding: Bool
  let isOpen: Bool
  let phrases: PagePhrases
  private let rows: [OptionRow]

  init(
    id: String,
    title: String?,
    isFolding: Bool,
    isOpen: Bool,
    rows: [FilterOption<some CatalogOption>],
    phrases: PagePhrases
  ) {
    self.id = id
    self.title = title
    self.isFolding = isFolding
    self.isOpen = isOpen
    self.phrases = phrases
    self.rows = rows.map { OptionRow($0) }
  }

  /// What the checkboxes send.
  var values: [String] { rows.map(\.value) }

  func write(to html: inout HTMLWriter) {
    guard isFolding, let title else {
      html.element("section", ["class": "group", "aria-label": title]) { html in
        if let title { html.element("h3", text: title) }
        writeRows(to: &html)
      }
      return
    }
    html.element("details", ["class": "group", "id": id, "open": isOpen ? "" : nil]) { html in
      html.element("summary") { html in
        html.element("span", ["class": "title"], text: title)
        html.markup(" ")
        let selected = rows.count(where: \.isSelected)
        if selected > 0 {
          html.element("span", ["class": "chosen"], text: phrases.chosen(selected))
          html.markup(" ")
        }
        html.element("span", ["class": "size"], text: phrases.options(rows.count))
      }
      writeRows(to: &html)
    }
  }

  private func writeRows(to html: inout HTMLWriter) {
    html.element("ul", ["class": "options", "role": "list"]) { html in
      for row in rows { html.write(row) }
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
    let isFinding = !address.find.isEmpty
    switch address.tab {
    case .series:
      var room = OptionGroupView.openRows
      return filter.series.rows.map { row in
        // Nothing that is selected or found goes out of sight; of the rest, the first few groups.
        let isOpen = isFinding || room > 0 || row.ingredients.contains(where: \.isSelected)
        room -= row.ingredients.count
        return OptionGroupView(
          id: "series-\(row.id)",
          title: row.title,
          isFolding: true,
          isOpen: isOpen,
          rows: row.ingredients,
          phrases: phrases
        )
      }
    case .brand:
      return filter.brands.rows.filter { isFinding || $0.isOpen }.map { row in
        OptionGroupView(
          id: "initial-\(row.title)",
          title: row.title,
          isFolding: false,
          isOpen: true,
          rows: row.brands,
          phrases: phrases
        )
      }
    case .keyword:
      let rows = filter.keywords.rows
      return rows.isEmpty
        ? []
        : [
          OptionGroupView(
            id: "keywords",
            title: nil,
            isFolding: false,
            isOpen: true,
            rows: rows,
            phrases: phrases
          )
        ]
    }
  }
}
