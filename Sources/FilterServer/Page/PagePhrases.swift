internal import Catalog
internal import SearchFilter

/// The words of the page, in the language of the reader.
struct PagePhrases {
  let language: Language

  private func say(_ english: String, _ korean: String) -> String {
    language == .korean ? korean : english
  }

  // MARK: - The page as a whole

  var title: String { say("Find your perfume", "나에게 맞는 향수 찾기") }
  var lead: String { say("By notes, by house, by mood.", "원료와 브랜드, 분위기로 골라 보세요.") }
  var toResults: String { say("Skip to the perfumes", "향수 목록으로 건너뛰기") }
  var otherLanguage: Language { language == .korean ? .english : .korean }
  /// The name of the other language, in that language.
  var otherLanguageName: String { say("한국어", "English") }
  var textLabel: String { say("Search perfumes by name", "향수 이름으로 검색") }
  var textHint: String { say("Perfume or house", "향수 또는 브랜드 이름") }
  var closeNotice: String { say("Close this notice", "알림 닫기") }
  /// When what was asked for does not come.
  var unanswered: String {
    say(
      "This could not be loaded right now. Please try again.",
      "지금은 연결되어 있지 않습니다. 다시 시도해 주세요."
    )
  }

  // MARK: - Filters

  var filters: String { say("Filters", "필터") }
  var apply: String { say("Show perfumes", "결과 보기") }

  /// "Find an ingredient".
  func find(_ category: Category) -> String {
    let name = category.optionName(in: language)
    return say(category == .series ? "Find an \(name)" : "Find a \(name)", "\(name) 찾기")
  }

  /// The plural of what is selected in a category: "ingredients".
  private func options(_ category: Category) -> String {
    let name = category.optionName(in: language)
    return say(name + "s", name)
  }

  /// How many of a tab's options may still be chosen.
  func chosen(_ tab: SearchTab) -> String {
    switch tab.selectedCount {
    case 0: say("Choose up to \(tab.limit)", "\(tab.limit)개까지 고를 수 있어요")
    case tab.limit:
      say(
        "\(tab.detail) chosen: remove one to choose another",
        "\(tab.detail) 선택: 하나를 해제해야 더 고를 수 있어요"
      )
    default: say("\(tab.detail) chosen", "\(tab.detail) 선택")
    }
  }

  /// "2 chosen", beside the name of a group.
  func chosen(_ count: Int) -> String { say("\(count) chosen", "\(count)개 선택") }

  /// How many options a group has.
  func options(_ count: Int) -> String { say("\(count.grouped) in all", "모두 \(count.grouped)개") }

  func clear(_ category: Category) -> String {
    say("Clear \(options(category))", "\(options(category)) 지우기")
  }

  var clear: String { say("Clear", "지우기") }
  var clearAll: String { say("Clear all", "모두 지우기") }
  var selected: String { say("Your selection", "선택한 조건") }

  /// "Remove ingredient Bergamot".
  func remove(_ kind: String, _ title: String) -> String {
    say("Remove \(kind) \(title)", "\(kind) \(title) 해제")
  }

  var text: String { say("text", "검색어") }

  /// What the switch between any and all is about.
  var match: String { say("What a perfume must have", "향수에 포함할 것") }

  func match(_ mode: PerfumeSearch.MatchMode, of category: Category) -> String {
    switch (mode, category) {
    case (.any, .series): say("Any in a series", "계열마다 하나 이상")
    case (.any, _): say("Any of them", "하나 이상")
    case (.all, _): say("All of them", "모두 포함")
    }
  }

  var initials: String { say("Brands by initial", "브랜드 첫 글자") }

  /// "B, 12 brands".
  func initial(_ letter: String, _ count: Int, selected: Int) -> String {
    let brands = say(
      "\(letter), \(count.counted("brand", "brands"))",
      "\(letter), 브랜드 \(count.grouped)개"
    )
    return selected == 0 ? brands : "\(brands), \(chosen(selected))"
  }

  /// Of a catalogue that has none in a category.
  func noOptions(_ category: Category) -> String {
    say("This catalogue has no \(options(category)).", "이 카탈로그에는 \(options(category)) 정보가 없습니다.")
  }

  func nothingFound(_ find: String) -> String {
    say("Nothing is called “\(find)”.", "“\(find)” 항목이 없습니다.")
  }

  var findAll: String { say("Show them all", "전체 보기") }

  // MARK: - Perfumes

  var results: String { say("Perfumes", "향수") }
  func perfumes(_ count: Int) -> String {
    say(count.counted("perfume", "perfumes"), "향수 \(count.grouped)개")
  }
  func show(_ total: Int) -> String {
    say("Show \(total.counted("perfume", "perfumes"))", "향수 \(total.grouped)개 보기")
  }
  var toFilters: String { say("Change filters", "필터 바꾸기") }

  /// "21–40", beside the total.
  func range(from first: Int, to last: Int) -> String {
    say("\(first.grouped)–\(last.grouped)", "\(first.grouped)–\(last.grouped)번째")
  }

  var sort: String { say("Sort by", "정렬") }

  func sort(_ sort: PerfumeSearch.Sort) -> String {
    switch sort {
    case .popular: say("Most popular", "인기순")
    case .rating: say("Best rated", "평점순")
    case .newest: say("Newest", "최신순")
    case .name: say("Name", "이름순")
    }
  }

  func layer(_ layer: NoteLayer?) -> String {
    switch layer {
    case .top: say("Top", "탑")
    case .middle: say("Heart", "미들")
    case .base: say("Base", "베이스")
    case nil: say("Notes", "노트")
    }
  }

  var keywords: String { say("Keywords", "키워드") }

  func gender(_ gender: Gender) -> String {
    switch gender {
    case .women: say("For women", "여성용")
    case .men: say("For men", "남성용")
    case .unisex: say("Unisex", "공용")
    }
  }

  /// What the stars say to who does not see them.
  func rated(_ rating: Double) -> String {
    say("\(rating.hundredths) of 5", "5점 만점에 \(rating.hundredths)점")
  }

  func ratings(_ count: Int) -> String {
    say(count.counted("rating", "ratings"), "평가 \(count.grouped)개")
  }

  // MARK: - Pages

  var pages: String { say("Pages", "페이지") }
  var previous: String { say("Previous", "이전") }
  var next: String { say("Next", "다음") }
  func page(_ number: Int) -> String {
    say("Page \(number.grouped)", "\(number.grouped)페이지")
  }

  // MARK: - Nothing to show

  var nothingMatches: String { say("No perfume matches all of this", "조건에 모두 맞는 향수가 없습니다") }
  var dropOne: String { say("Dropping one condition helps:", "조건 하나를 빼면 결과가 나옵니다.") }

  func without(_ title: String) -> String { say("Without \(title)", "\(title) 빼기") }

  var dropMore: String {
    say(
      "No single condition is to blame. Remove several, or start again.",
      "하나만 빼서는 결과가 나오지 않습니다. 여러 개를 빼거나 처음부터 고르세요."
    )
  }

  var changeText: String { say("Try another text, or fewer words.", "다른 검색어나 더 적은 단어로 찾아보세요.") }
  var pastTheEnd: String { say("There are no more perfumes here", "이 페이지에는 향수가 없습니다") }
  var firstPage: String { say("Back to the first page", "첫 페이지로") }
  var nothingHere: String { say("There is nothing at this address", "이 주소에는 아무것도 없습니다") }
  var unreadableAddress: String { say("This address cannot be read", "이 주소를 읽을 수 없습니다") }
  var unavailable: String { say("The catalogue cannot be read right now", "지금은 카탈로그를 읽을 수 없습니다") }
  var unavailableAdvice: String { say("Please try again in a moment.", "잠시 뒤에 다시 시도해 주세요.") }
  var retry: String { say("Try again", "다시 시도") }
}
