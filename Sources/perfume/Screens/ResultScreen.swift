internal import Catalog
internal import SearchFilter

/// The perfumes of a page, or the way out when there are none.
struct ResultScreen {
  let filter: SearchFilterViewModel
  let result: SearchResult

  private static let indent = "    "

  private var phrases: Phrases { Phrases(language: filter.language) }

  func lines(width: Int?, style: Style) -> [String] {
    if result.total == 0 { return wayOut(style) }
    if result.perfumes.isEmpty { return [phrases.pastTheEnd(result.total)] }
    return perfumes(width: width, style: style) + ["", footer(style)]
  }

  // MARK: - A page

  private func perfumes(width: Int?, style: Style) -> [String] {
    var table = Table(columns: [
      Table.Column(isFlexible: true), Table.Column(), Table.Column(alignment: .right),
      Table.Column(), Table.Column(alignment: .right),
    ])
    table.rows = filter.perfumes.map { row in
      [
        Cell(row.title, .bold),
        Cell(row.brand),
        Cell(row.detail),
        Cell(row.perfume.rating.map { "★ \($0.hundredths)" } ?? "-", .accent),
        Cell("(\(row.perfume.ratingCount.grouped))", .dim),
      ]
    }
    return zip(table.lines(width: width, style: style), filter.perfumes).flatMap { line, row in
      let room = width.map { $0 - Self.indent.count }
      return [line]
        + details(of: row.perfume).printable.wrapped(to: room)
        .map { Self.indent + style.draw($0, .dim) }
    }
  }

  /// Concentration, price, and the notes by layer.
  private func details(of perfume: Perfume) -> String {
    let layers: [NoteLayer?] = NoteLayer.allCases + [nil]
    let notes: [String?] = layers.map { layer in
      let names = perfume.ingredients.filter { $0.layer == layer }
        .map { $0.title(in: filter.language) }
      return names.isEmpty ? nil : "\(phrases.layer(layer)): \(names.joined(separator: ", "))"
    }
    return ([perfume.concentration, perfume.price?.text(in: filter.language)] + notes).compactMap(
      \.self
    )
    .joined(separator: " · ")
  }

  private func footer(_ style: Style) -> String {
    let offset = filter.page.offset
    let end = offset + result.perfumes.count
    if result.perfumes.count == result.total { return phrases.perfumes(result.total) }
    let place = phrases.page(from: offset + 1, to: end, of: result.total)
    return end < result.total
      ? place + "  " + style.draw(phrases.next(offset: end), .dim)
      : place
  }

  // MARK: - Nothing matches

  private func wayOut(_ style: Style) -> [String] {
    guard !result.relaxations.isEmpty else {
      let advice = filter.search.text == nil ? phrases.dropMore : phrases.changeText
      return [phrases.nothingMatches, advice]
    }
    var table = Table(columns: [Table.Column(), Table.Column(), Table.Column(alignment: .right)])
    table.rows = result.relaxations.map { relaxation in
      [
        Cell("● \(relaxation.drop.title(in: filter.language))", .accent),
        Cell("(\(relaxation.drop.category.optionName(in: filter.language)))", .dim),
        Cell(phrases.perfumes(relaxation.total)),
      ]
    }
    return [phrases.nothingMatches, phrases.dropOne]
      + table.lines(width: nil, style: style).map { "  " + $0 }
  }
}
