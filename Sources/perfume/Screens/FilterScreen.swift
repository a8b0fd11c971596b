internal import Catalog
internal import SearchFilter

/// The filter as it stands: tabs, chips, and the rows of some of the tabs.
struct FilterScreen {
  let filter: SearchFilterViewModel
  /// The categories whose rows are listed.
  let categories: [Category]

  private var phrases: Phrases { Phrases(language: filter.language) }

  func lines(width: Int?, style: Style) -> [String] {
    header(width: width, style: style)
      + categories.flatMap { rows(of: $0, width: width, style: style) }
  }

  // MARK: - Tabs and chips

  private func header(width: Int?, style: Style) -> [String] {
    let tabs = filter.tabs.map { tab in
      let isOpen = categories == [tab.category]
      let text = "\(tab.title) \(tab.detail)"
      return style.draw(isOpen ? "[\(text)]" : " \(text) ", isOpen ? .accent : .plain)
    }
    let total = filter.result.map { phrases.perfumes($0.total) } ?? "-"
    return [tabs.joined(separator: "  ") + "  " + style.draw(total, .bold)]
      + conditions(width: width, style: style)
  }

  private func conditions(width: Int?, style: Style) -> [String] {
    var lines: [String] = []
    if let text = filter.search.text {
      lines.append(phrases.text + " " + Cell(text, .accent).drawn(style))
    }
    let chips = Flow(cells: filter.chips.map { Cell("● \($0.title) (\($0.detail))", .accent) })
    lines.append(chips.cells.isEmpty ? style.draw(phrases.nothingSelected, .dim) : phrases.selected)
    lines += chips.lines(indentedIn: width, style: style)
    if filter.match.ingredients == .all { lines.append(phrases.all(of: .series)) }
    if filter.match.keywords == .all { lines.append(phrases.all(of: .keyword)) }
    return lines
  }

  // MARK: - Rows

  private func rows(of category: Category, width: Int?, style: Style) -> [String] {
    let title = category.name(in: filter.language)
    // Where several tabs are drawn below each other, each begins with its name.
    let heading = categories.count > 1 ? ["", style.draw("── \(title) ──", .accent)] : []
    if let errorMessage = filter.child(category).errorMessage {
      return heading + ["", Cell(errorMessage).drawn(style)]
    }
    let groups = groups(of: category)
    if groups.isEmpty { return heading + ["", style.draw(phrases.nothingFound, .dim)] }
    return heading + groups.flatMap { [""] + $0.lines(width: width, style: style) }
  }

  private func groups(of category: Category) -> [OptionGroupRows] {
    switch category {
    case .series: filter.series.rows.map { OptionGroupRows($0.title, $0.ingredients) }
    case .brand: filter.brands.rows.map { OptionGroupRows($0.title, $0.brands) }
    case .keyword:
      filter.keywords.rows.isEmpty ? [] : [OptionGroupRows(nil, filter.keywords.rows)]
    }
  }
}

/// A heading with the options under it, in as many columns as fit.
private struct OptionGroupRows {
  private let title: String?
  private let cells: [Cell]

  init(_ title: String?, _ rows: [FilterOption<some CatalogOption>]) {
    self.title = title
    let names = rows.map(\.title.printable)
    let counts = rows.map { $0.count?.grouped ?? $0.detail }
    let nameWidth = names.map(\.displayWidth).max() ?? 0
    let countWidth = counts.map(\.displayWidth).max() ?? 0
    cells = zip(rows, zip(names, counts)).map { row, texts in
      let name = texts.0.padded(to: nameWidth)
      let count = texts.1.padded(to: countWidth, .right)
      return Cell(
        "\(row.isSelected ? "●" : "○") \(name)  \(count)",
        row.isSelected ? .accent : row.isDeadEnd ? .dim : .plain
      )
    }
  }

  func lines(width: Int?, style: Style) -> [String] {
    let heading = title.map { title in
      Cell(title, .bold).drawn(style) + " " + style.draw("(\(cells.count))", .dim)
    }
    return [heading].compactMap(\.self)
      + Flow(cells: cells).lines(indentedIn: width, style: style)
  }
}

extension Flow {
  /// The lines, set in by two columns.
  fileprivate func lines(indentedIn width: Int?, style: Style) -> [String] {
    lines(width: width.map { max($0 - 2, 1) }, style: style).map { "  " + $0 }
  }
}

extension Cell {
  /// The text in its own width.
  func drawn(_ style: Style) -> String { drawn(in: width, .left, style: style) }
}
