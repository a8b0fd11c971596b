internal import Catalog

/// The options of one child with what the filter says of them: the rows follow from it.
struct OptionList<Option: CatalogOption>: Sendable {
  /// In the order fetched, until they are sorted to be shown.
  private(set) var options: [Option]
  /// Finds them.
  private(set) var index: OptionIndex<Option>
  /// More names that an option is found by, such as those of its series.
  private let headings: @Sendable (Option) -> [String]
  /// In the order chosen; proposals begin with these.
  var selected: [Option.ID] = []
  /// By option; none until counted.
  var counts: OptionTally?
  private var isSorted = false

  init(_ options: [Option], headings: @escaping @Sendable (Option) -> [String] = { _ in [] }) {
    self.options = options
    index = OptionIndex(of: options)
    self.headings = headings
  }

  subscript(id: Option.ID) -> Option? { index[id] }

  /// Puts the options into the order in which they are shown.
  mutating func sort(in language: Language?) {
    guard !isSorted else { return }
    options = options.sortedByTitle(in: language)
    index = OptionIndex(of: options)
    isSorted = true
  }

  /// The same in the order in which they are shown.
  func sorted(in language: Language?) -> OptionList {
    var list = self
    list.sort(in: language)
    return list
  }

  /// The rows whose names hold every word of `find`; all when there is none.
  func rows(finding find: SearchText?, in language: Language?) -> [FilterOption<Option>] {
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
    for id in ids where self[id] == nil { throw .noSuchOption(Option.category, id: id) }
    return (selected + ids.filter { !selected.contains($0) }).compactMap { self[$0] }
  }

  /// The selection without these options.
  func removing(_ ids: [Option.ID]) -> [Option] {
    selected.filter { !ids.contains($0) }.compactMap { self[$0] }
  }

  /// The option that a saved one means: the same id under the same name, else the same name.
  func restoring(_ saved: SearchKeyword, in language: Language?) -> Option? {
    let names = saved.keys
    let isNamed: (Option) -> Bool = { $0.keys.contains(where: names.contains) }
    if let option = self[saved.id], isNamed(option) { return option }
    return options.filter(isNamed).sortedByTitle(in: language).first
  }

  private func searchableText(of option: Option) -> SearchableText {
    SearchableText(option.names + headings(option))
  }
}

extension CatalogNamed {
  /// The search keys of its names.
  var keys: [SearchKey] { names.map(SearchKey.init) }
}

extension Array where Element: CatalogNamed & Identifiable, Element.ID == Int {
  /// By their titles, word by word, as a reader of `language` looks for them; by the catalogue's own names where that is none.
  func sortedByTitle(in language: Language?) -> [Element] {
    map { (SearchKey.forSorting($0.title(in: language)), $0) }
      .sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }
      .map(\.1)
  }
}
