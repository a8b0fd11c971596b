internal import Catalog

/// The words of the screens, in the language of the reader.
struct Phrases {
  let language: Language

  /// "412 perfumes".
  func perfumes(_ count: Int) -> String {
    switch language {
    case .english: count.counted("perfume", "perfumes")
    case .korean: "향수 \(count.grouped)개"
    }
  }

  /// "1-20 of 412 perfumes".
  func page(from first: Int, to last: Int, of total: Int) -> String {
    switch language {
    case .english: "\(first.grouped)-\(last.grouped) of \(perfumes(total))"
    case .korean: "\(perfumes(total)) 중 \(first.grouped)-\(last.grouped)"
    }
  }

  /// How to see what comes after a page.
  func next(offset: Int) -> String {
    switch language {
    case .english: "more: --offset \(offset)"
    case .korean: "더 보기: --offset \(offset)"
    }
  }

  /// Before the chips.
  var selected: String { language == .korean ? "선택:" : "Selected:" }

  /// Instead of the chips.
  var nothingSelected: String { language == .korean ? "선택 없음" : "Nothing selected" }

  /// Before the search text.
  var text: String { language == .korean ? "검색어:" : "Text:" }

  /// That every selected option is wanted, when it is.
  func all(of category: Category) -> String {
    switch (language, category) {
    case (.english, .keyword): "all keywords wanted"
    case (.english, _): "all ingredients wanted"
    case (.korean, .keyword): "키워드 모두 포함"
    case (.korean, _): "원료 모두 포함"
    }
  }

  /// When a find text leaves no row.
  var nothingFound: String { language == .korean ? "찾은 항목 없음" : "Nothing found" }

  /// When no perfume matches.
  var nothingMatches: String {
    language == .korean ? "조건에 맞는 향수가 없습니다." : "No perfume matches."
  }

  /// Before the list of options to drop.
  var dropOne: String {
    language == .korean ? "하나를 해제하면:" : "Dropping one of these helps:"
  }

  /// When dropping any single option helps nothing.
  var dropMore: String {
    switch language {
    case .english:
      "No single option is to blame; deselect several, or start again with 'perfume clear'."
    case .korean: "하나만 해제해서는 결과가 나오지 않습니다. 여러 개를 해제하거나 'perfume clear'로 처음부터 고르세요."
    }
  }

  /// When nothing matches and there is a text, which no option can be dropped for.
  var changeText: String {
    switch language {
    case .english: "Try another text, or fewer words."
    case .korean: "다른 검색어나 더 적은 단어로 찾아보세요."
    }
  }

  /// When the page begins behind the last perfume.
  func pastTheEnd(_ total: Int) -> String {
    switch language {
    case .english: "Nothing on this page: there are \(perfumes(total))."
    case .korean: "이 페이지에는 향수가 없습니다. 조건에 맞는 향수는 모두 \(total.grouped)개입니다."
    }
  }

  /// The name of a level of the pyramid; none for notes without one.
  func layer(_ layer: NoteLayer?) -> String {
    switch (language, layer) {
    case (.english, .top): "Top"
    case (.english, .middle): "Middle"
    case (.english, .base): "Base"
    case (.english, nil): "Notes"
    case (.korean, .top): "탑"
    case (.korean, .middle): "미들"
    case (.korean, .base): "베이스"
    case (.korean, nil): "노트"
    }
  }
}
