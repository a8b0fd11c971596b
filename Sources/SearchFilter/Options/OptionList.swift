internal import Catalog

/// The options of one child with what the filter says of them: the rows follow from it.
struct OptionList<Option: CatalogOption>: Sendable {
  /// In the order in which they are shown.
  let options: [Option]
  /// More names that an option is found by, such as those of its series.
  let headings: [Option.ID: [String]]
  /// In the order chosen; proposals begin with these.
  var selected: [Option.ID] = []
  /// By option; none until counted.
  var counts: OptionTally?
  private let byID: [Option.ID: Option]

  init(_ options: [Option], headings: [Option.ID: [String]] = [:]) {
    self.options = options
    self.headings = headings
    byID = Dictionary(options.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: Option.ID) -> Option? { byID[id] }

  /// The rows whose names hold every word of `find`; all when there is none.
  func rows(finding find: SearchText?, in language: Language) -> [FilterOption<Option>] {
    let selected = Set(selected)
    return options.compactMap { option in
      if let find, !searchableText(of: option).matches(find) { return nil }
      return FilterOption(
        option: option,
        title: option.title(in: language),
        count: counts.map { $0[option.id] },
        isSelected: selected.contains(option.id)
      )
    }
  }

  /// The selection with these options added at its end.
  func adding(_ ids: [Option.ID]) throws(FilterRefusal) -> [Option] {
    for id in ids where byID[id] == nil { throw .noSuchOption(Option.category, id: id) }
    return (selected + ids.filter { !selected.contains($0) }).compactMap { byID[$0] }
  }

  /// The selection without these options.
  func removing(_ ids: [Option.ID]) -> [Option] {
    selected.filter { !ids.contains($0) }.compactMap { byID[$0] }
  }

  /// The option that a saved one means: the same id under the same name, else the same name.
  func restoring(_ saved: SearchKeyword) -> Option? {
    let names = saved.keys
    let isNamed: (Option) -> Bool = { $0.keys.contains(where: names.contains) }
    if let option = byID[saved.id], isNamed(option) { return option }
    return options.first(where: isNamed)
  }

  private func searchableText(of option: Option) -> SearchableText {
    SearchableText(option.names + (headings[option.id] ?? []))
  }
}

extension CatalogNamed {
  /// The search keys of its names.
  var keys: [SearchKey] { names.map(SearchKey.init) }
}
