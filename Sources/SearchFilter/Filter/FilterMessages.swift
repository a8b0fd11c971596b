public import Catalog

extension Category {
  /// The name of the tab.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.series, .english): "Series"
    case (.brand, .english): "Brand"
    case (.keyword, .english): "Keyword"
    case (.series, .korean): "계열"
    case (.brand, .korean): "브랜드"
    case (.keyword, .korean): "키워드"
    }
  }

  /// What one selected option of the category is called in the middle of a sentence.
  public func optionName(in language: Language) -> String {
    switch (self, language) {
    case (.series, .english): "ingredient"
    case (.brand, .english): "brand"
    case (.keyword, .english): "keyword"
    case (.series, .korean): "원료"
    case (.brand, .korean): "브랜드"
    case (.keyword, .korean): "키워드"
    }
  }
}

extension FilterRefusal {
  /// The stable name of the refusal for programs.
  public var code: String {
    switch self {
    case .limitReached: "limitReached"
    case .textTooLong: "textTooLong"
    case .optionsUnavailable: "optionsUnavailable"
    case .noSuchOption: "noSuchOption"
    }
  }

  /// What was refused and what to do, in one line.
  public func message(in language: Language) -> String {
    switch (self, language) {
    case (.limitReached(let category, let limit), .english):
      "at most \(limit) \(category.optionName(in: language))s can be selected; remove one first, or choose fewer"
    case (.limitReached(let category, let limit), .korean):
      "\(category.optionName(in: language))는 \(limit)개까지 선택할 수 있습니다. 먼저 하나를 해제하거나 더 적게 고르세요"
    case (.textTooLong(let limit), .english):
      "a search text has at most \(limit) characters; shorten it"
    case (.textTooLong(let limit), .korean):
      "검색어는 \(limit)자까지 쓸 수 있습니다. 줄여서 다시 검색하세요"
    case (.optionsUnavailable(let category), .english):
      "the \(category.optionName(in: language))s could not be fetched; try that again first"
    case (.optionsUnavailable(let category), .korean):
      "\(category.optionName(in: language)) 목록을 불러오지 못했습니다. 먼저 다시 불러오세요"
    case (.noSuchOption(let category, let id), .english):
      "there is no \(category.optionName(in: language)) #\(id); choose one from the list"
    case (.noSuchOption(let category, let id), .korean):
      "\(category.optionName(in: language)) #\(id)은(는) 없습니다. 목록에서 고르세요"
    }
  }
}

extension FilterNotice {
  /// The notice as a sentence for people.
  public func message(in language: Language) -> String {
    switch (self, language) {
    case (.refused(let refusal), _):
      refusal.message(in: language)
    case (.optionsGone(let options), .english):
      "no longer in the catalogue and left out: " + Self.names(options, in: language)
    case (.optionsGone(let options), .korean):
      "카탈로그에 더 이상 없어 제외했습니다: " + Self.names(options, in: language)
    }
  }

  private static func names(_ options: [SearchKeyword], in language: Language) -> String {
    options.map { "\($0.title(in: language)) (\($0.category.optionName(in: language)))" }
      .joined(separator: ", ")
  }
}
