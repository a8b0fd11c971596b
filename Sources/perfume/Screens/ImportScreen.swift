internal import Catalog
internal import CatalogImport

/// What an import did, for people.
struct ImportScreen {
  /// How many of a long list are shown.
  private static let shown = 10

  let report: ImportReport
  let language: Language
  let isDryRun: Bool

  func lines(width: Int?, style: Style) -> [String] {
    let lines =
      seriesNoticeLines + report.files.flatMap { fileLines($0, style: style) + [""] }
      + noteLines + leftOutLines + secondSeriesLines + proposalLines + totalLines(style)
    guard let width else { return lines }
    return lines.flatMap { line in
      line.displayWidth <= width || line.contains("\u{1B}")
        ? [line] : line.trimmed.wrapped(to: width - 2).map { "  " + $0 }
    }
  }

  func say(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  // MARK: Notes

  private var seriesNoticeLines: [String] {
    report.seriesNotices.map {
      say(
        "\($0.file), line \($0.line): \($0.reason)",
        "\($0.file), \($0.line)번째 줄: \($0.reason)"
      )
      .printable
    }
  }

  /// A share in tenths of a percent; all is only what is all.
  static func tenths(of share: Double) -> Int {
    share < 1 ? min(999, Int((share * 1000).rounded())) : 1000
  }

  private var noteLines: [String] {
    guard let share = report.notes.share else { return [] }
    let percent = Self.tenths(of: share)
    var lines = [
      say(
        "\(report.notes.withSeries.grouped) of \(report.notes.occurrences.counted("note", "notes")) found a series (\(percent / 10).\(percent % 10) %)",
        "노트 \(report.notes.occurrences.grouped)개 중 \(report.notes.withSeries.grouped)개의 계열을 찾았습니다(\(percent / 10).\(percent % 10) %)"
      )
    ]
    if !report.notes.unknown.isEmpty {
      lines.append(
        "  " + say("unknown, so of the series Other: ", "알 수 없어 기타 계열로: ")
          + list(report.notes.unknown)
      )
    }
    return lines
  }

  private var leftOutLines: [String] {
    guard !report.itemsLeftOut.isEmpty else { return [] }
    let count = report.itemsLeftOut.reduce(0) { $0 + $1.count }
    return [
      say(
        "\(count.counted("item of a list is no note or keyword", "items of lists are no notes or keywords")): ",
        "목록에서 노트나 키워드가 아닌 항목 \(count.grouped)개: "
      )
        + list(report.itemsLeftOut)
    ]
  }

  private var secondSeriesLines: [String] {
    guard !report.secondSeries.isEmpty else { return [] }
    let named = report.secondSeries.prefix(Self.shown).map {
      say(
        "\($0.ingredient) stays in \($0.keptSeries), not \($0.series)",
        "\($0.ingredient): \($0.series)이(가) 아니라 \($0.keptSeries)"
      )
      .printable
    }
    return [
      say("Named in a second series: ", "두 번째 계열로 나온 원료: ") + named.joined(separator: "; ")
        + more(report.secondSeries.count)
    ]
  }

  private func list(_ items: [ImportReport.Frequency]) -> String {
    items.prefix(Self.shown).map { "\($0.name.printable) \($0.count.grouped)" }.joined(
      separator: ", "
    )
      + more(items.count)
  }

  private func more(_ count: Int) -> String {
    let rest = count - Self.shown
    return rest > 0 ? say(", and \(rest.grouped) more", " 외 \(rest.grouped)개") : ""
  }

  // MARK: Doctor

  private var proposalLines: [String] {
    guard !report.proposals.isEmpty else { return [] }
    var lines = [say("Probably there twice:", "중복으로 보이는 것:")]
    for kind in OptionKind.allCases {
      let proposals = report.proposals.filter { $0.kind == kind }
      guard !proposals.isEmpty else { continue }
      lines += proposals.prefix(Self.shown / 2).map { "  \(kindName(kind)): \(proposal($0))" }
      let rest = proposals.count - Self.shown / 2
      if rest > 0 {
        lines.append(
          "  \(kindName(kind)): " + say("and \(rest.grouped) more", "외 \(rest.grouped)개")
        )
      }
    }
    lines.append(
      "  "
        + say(
          "--report FILE writes all proposals; leave in it those that are right, and apply them with --merge FILE",
          "--report FILE로 모든 제안을 저장하고, 맞는 것만 남긴 뒤 --merge FILE로 적용하세요"
        )
    )
    return lines
  }

  private func kindName(_ kind: OptionKind) -> String {
    switch kind {
    case .brand: say("brand", "브랜드")
    case .ingredient: say("ingredient", "원료")
    case .keyword: say("keyword", "키워드")
    case .perfume: say("perfume", "향수")
    }
  }

  private func proposal(_ proposal: MergeProposal) -> String {
    if let brand = proposal.brand {
      let count = proposal.counts.first ?? 0
      return say(
        "\(brand), \(proposal.keep): \(count) times",
        "\(brand), \(proposal.keep): \(count)번"
      ).printable
    }
    let others = zip(proposal.merge, proposal.counts.dropFirst()).map { "\($0) (\($1.grouped))" }
    let kept = "\(proposal.keep) (\((proposal.counts.first ?? 0).grouped))"
    return "\(kept) ← \(others.joined(separator: ", "))".printable
  }

  // MARK: Totals

  private func totalLines(_ style: Style) -> [String] {
    let totals = report.totals
    var lines: [String] = []
    if totals.repeatedRows > 0 {
      lines.append(
        say(
          "\(totals.repeatedRows.counted("row has", "rows have")) id, brand and name of an earlier one and \(totals.repeatedRows == 1 ? "is" : "are") left out",
          "번호, 브랜드, 이름이 앞의 행과 같은 \(totals.repeatedRows.grouped)행은 뺐습니다"
        )
      )
    }
    if totals.mergedRows > 0 {
      lines.append(
        say(
          "\(totals.mergedRows.counted("row", "rows")) went into another perfume",
          "\(totals.mergedRows.grouped)행은 다른 향수에 합쳤습니다"
        )
      )
    }
    if totals.perfumesWithoutBrand > 0 {
      lines.append(
        say(
          "\(totals.perfumesWithoutBrand.counted("perfume has no brand and stands", "perfumes have no brand and stand")) under 'Unknown brand'",
          "브랜드가 없는 향수 \(totals.perfumesWithoutBrand.grouped)개는 '브랜드 미상'에 있습니다"
        )
      )
    }
    let contents = say(
      "\(totals.perfumes.counted("perfume", "perfumes")), \(totals.brands.counted("brand", "brands")), \(totals.ingredients.counted("ingredient", "ingredients")) in \(totals.series.grouped) series, \(totals.keywords.counted("keyword", "keywords"))",
      "향수 \(totals.perfumes.grouped)개, 브랜드 \(totals.brands.grouped)개, \(totals.series.grouped)개 계열의 원료 \(totals.ingredients.grouped)개, 키워드 \(totals.keywords.grouped)개"
    )
    let name = style.draw(report.catalogue.printable, .bold)
    if isDryRun {
      lines.append(
        say(
          "\(name) would hold \(contents); nothing was written",
          "\(name)에 들어갈 내용: \(contents). 쓰지는 않았습니다"
        )
      )
    } else {
      lines.append(say("\(name) holds \(contents)", "\(name): \(contents)"))
    }
    return lines
  }
}
