internal import Catalog

/// One thing that observers of the filter can observe, and how to tell that it has changed.
struct FilterOutput {
  let keyPath: PartialKeyPath<SearchFilterViewModel>
  let differs: (FilterState, FilterState) -> Bool
  let notify: (SearchFilterViewModel) -> Void

  private init<Output, Value: Equatable>(
    _ keyPath: KeyPath<SearchFilterViewModel, Output>,
    from value: @escaping (FilterState) -> Value
  ) {
    self.keyPath = keyPath
    differs = { value($0) != value($1) }
    notify = { $0.notify(keyPath) }
  }

  static var all: [FilterOutput] {
    [
      FilterOutput(\.selectedKeywords) { $0.selection.keywords },
      FilterOutput(\.tabs) { $0.tabs(in: .english) },
      FilterOutput(\.selectedTab, from: \.selectedTab),
      FilterOutput(\.text, from: \.text),
      FilterOutput(\.match, from: \.match),
      FilterOutput(\.sort, from: \.sort),
      FilterOutput(\.page, from: \.page),
      FilterOutput(\.search, from: \.search),
      FilterOutput(\.result, from: \.result),
      FilterOutput(\.notice, from: \.notice),
      FilterOutput(\.error, from: \.error),
      FilterOutput(\.request, from: \.request),
    ]
  }
}
