internal import Catalog
internal import CatalogSQLite

/// What a check of a catalogue found.
struct CheckScreen {
  let path: String
  let check: CatalogCheck
  let language: Language

  func lines(_ style: Style) -> [String] {
    var lines = check.problems.map { "\(style.draw(name(of: $0.place), .bold)): \($0.detail)" }
    if check.isChanged { lines.append(changed) }
    if check.problems.isEmpty { lines.append(nothingWrong) }
    return lines
  }

  /// "3 problems".
  var problemCount: String {
    switch language {
    case .english: check.problems.count.counted("problem", "problems")
    case .korean: "문제 \(check.problems.count.grouped)개"
    }
  }

  private var nothingWrong: String {
    let perfumes = Phrases(language: language).perfumes(check.perfumes)
    return switch language {
    case .english: "\(path): \(perfumes), nothing wrong"
    case .korean: "\(path): \(perfumes), 문제 없음"
    }
  }

  private var changed: String {
    switch language {
    case .english:
      "another program has changed it since it was written, so its checksums were not verified"
    case .korean: "작성된 뒤 다른 프로그램이 바꾸었으므로 체크섬은 확인하지 않았습니다"
    }
  }

  private func name(of place: CatalogCheck.Place) -> String {
    switch (place, language) {
    case (.pages, .english): "pages"
    case (.structure, .english): "structure"
    case (.references, .english): "references"
    case (.tables, .english): "tables"
    case (.index, .english): "search index"
    case (.pages, .korean): "페이지"
    case (.structure, .korean): "구조"
    case (.references, .korean): "참조"
    case (.tables, .korean): "표"
    case (.index, .korean): "검색 색인"
    }
  }
}
