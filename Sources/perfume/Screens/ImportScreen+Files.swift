internal import Catalog
internal import CatalogImport

extension ImportScreen {
  /// What one file was taken for, and what was left out of it.
  func fileLines(_ file: ImportReport.ImportedFile, style: Style) -> [String] {
    let kind = [file.format, file.encoding].compactMap(\.self).joined(separator: ", ")
    var lines = ["\(style.draw(file.file.printable, .bold)): \(kind)"]
    if let line = file.headerLine {
      lines.append("  " + header(in: line, below: file.rowsAboveHeader))
    }
    var table = Table(columns: [.init(), .init(isFlexible: false)])
    table.rows = file.columns.map { [Cell("  " + $0.field), Cell($0.column)] }
    lines += table.lines(width: nil, style: style)
    if !file.columnsLeftOut.isEmpty {
      lines.append(
        "  " + say("not used: ", "쓰지 않은 열: ")
          + Self.shortened(file.columnsLeftOut)
      )
    }
    lines += file.columnsUnlikeNames.map {
      "  " + say("not used: ", "쓰지 않은 열: ") + "\($0.column): \($0.reason)".printable
    }
    if !file.columnsOfCodes.isEmpty {
      let names = file.columnsOfCodes.joined(separator: ", ").printable
      lines.append(
        "  "
          + say(
            "left out, since they hold codes of another table: \(names)",
            "다른 표를 가리키는 코드라서 뺀 열: \(names)"
          )
      )
    }
    if !file.columnsOfBrandIDs.isEmpty {
      let names = file.columnsOfBrandIDs.joined(separator: ", ").printable
      lines.append(
        "  "
          + say(
            "the brands are not in it, only their ids: \(names); give a table with a column of their names "
              + "(of a database, a view that joins both tables), or --brand NAME for all",
            "브랜드 이름이 없고 번호만 있는 열: \(names). 이름 열이 있는 표를 주거나(데이터베이스라면 두 표를 합친 뷰), "
              + "모두 한 브랜드라면 --brand 이름 을 쓰세요"
          )
      )
    }
    if !file.columnsWithTags.isEmpty {
      let names = file.columnsWithTags.joined(separator: ", ").printable
      lines.append(
        "  "
          + say(
            "notes mixed with other tags, which become keywords: \(names)",
            "노트와 다른 태그가 섞인 열(태그는 키워드로): \(names)"
          )
      )
    }
    if let best = file.bestRating, best != 5 {
      lines.append("  " + say("ratings taken to be out of \(best)", "평점은 \(best)점 만점으로 봄"))
    }
    lines.append("  " + counts(of: file))
    lines += file.notices.map(notice)
    return lines
  }

  private func header(in line: Int, below rows: [String]) -> String {
    let above = rows.map { "'\($0.printable.truncated(to: 40))'" }.joined(separator: ", ")
    return say(
      "the header is line \(line); left out above it: \(above)",
      "머리글은 \(line)번째 줄. 그 위의 뺀 줄: \(above)"
    )
  }

  private func counts(of file: ImportReport.ImportedFile) -> String {
    var parts = [
      say(
        "\(file.rows.counted("row", "rows")), \(file.perfumes.counted("perfume", "perfumes"))",
        "\(file.rows.grouped)행, 향수 \(file.perfumes.grouped)개"
      )
    ]
    if file.brandsInNames > 0 {
      parts.append(
        say(
          "\(file.brandsInNames.counted("brand", "brands")) found in names",
          "이름에서 찾은 브랜드 \(file.brandsInNames.grouped)개"
        )
      )
    }
    if file.continuedRows > 0 {
      parts.append(
        say(
          "\(file.continuedRows.counted("row goes on", "rows go on")) with the one before",
          "앞 행에 이어지는 행 \(file.continuedRows.grouped)개"
        )
      )
    }
    if file.totalRows > 0 {
      parts.append(
        say(
          "\(file.totalRows.grouped) \(file.totalRows == 1 ? "row" : "rows") of totals left out",
          "합계라서 뺀 행 \(file.totalRows.grouped)개"
        )
      )
    }
    if file.badRows > 0 {
      parts.append(
        say(file.badRows.counted("wrong row", "wrong rows"), "잘못된 행 \(file.badRows.grouped)개")
      )
    }
    return parts.joined(separator: ", ")
  }

  private func notice(_ notice: ImportReport.Notice) -> String {
    let example = "'\(notice.example)'".printable
    let column = notice.column.printable
    return "  "
      + say(
        "\(column): \(notice.reason): \(notice.count.counted("cell, in", "cells, the first in")) line \(notice.line): \(example)",
        "\(column): \(notice.reason): \(notice.count.grouped)칸, 처음은 \(notice.line)번째 줄: \(example)"
      )
  }

  private static func shortened(_ names: [String]) -> String {
    let shown = names.filter { !$0.trimmed.isEmpty }.map(\.trimmed)
    let most = 30
    let rest = shown.count - most
    return (shown.prefix(most) + (rest > 0 ? ["+\(rest)"] : [])).joined(separator: ", ").printable
  }
}
