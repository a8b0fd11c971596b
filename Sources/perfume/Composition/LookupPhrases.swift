internal import Catalog
internal import SearchFilter

/// What is said of a name that stands for no option, or for several.
struct LookupPhrases {
  let language: Language

  func unknown<Option: CatalogOption>(_ name: String, _ nearest: [Option]) -> CommandFailure {
    let kind = Option.category.optionName(in: language)
    let near = nearest.map(mention)
    let message =
      switch language {
      case .english:
        "there is no \(kind) \(quoted(name)); "
          + (near.isEmpty
            ? "'perfume show \(Option.category.rawValue)' lists them"
            : "did you mean \(near.joined(separator: ", "))?")
      case .korean:
        "\(quoted(name))에 해당하는 \(kind)가 없습니다. "
          + (near.isEmpty
            ? "'perfume show \(Option.category.rawValue)'에서 확인하세요"
            : "혹시 \(near.joined(separator: ", "))인가요?")
      }
    return refusal("unknownName", message)
  }

  func ambiguous<Option: CatalogOption>(_ name: String, _ options: [Option]) -> CommandFailure {
    let candidates = options.map(mention).joined(separator: ", ")
    let message =
      switch language {
      case .english:
        "\(quoted(name)) can be any of \(candidates); give the whole name, or #id"
      case .korean:
        "\(quoted(name))에 해당하는 것이 여럿입니다: \(candidates). 이름 전체나 #번호를 쓰세요"
      }
    return refusal("ambiguousName", message)
  }

  func isSeries(_ name: String, _ series: Series) -> CommandFailure {
    let ingredients = series.ingredients.map(mention).joined(separator: ", ")
    let message =
      switch language {
      case .english:
        "\(quoted(name)) is a series; select its ingredients: \(ingredients)"
      case .korean:
        "\(quoted(name)): 이것은 계열입니다. 그 원료를 고르세요: \(ingredients)"
      }
    return refusal("unknownName", message)
  }

  private func refusal(_ code: String, _ message: String) -> CommandFailure {
    CommandFailure(code: code, message: message, exitStatus: CommandFailure.refusedStatus)
  }

  private func mention(_ option: some CatalogOption) -> String {
    "\(option.title(in: language)) (#\(option.id))"
  }

  private func quoted(_ name: String) -> String { "'\(name.printable.truncated(to: 60))'" }
}
