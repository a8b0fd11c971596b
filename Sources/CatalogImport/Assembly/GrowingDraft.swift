import Catalog

/// A perfume that row after row may go on with.
struct GrowingDraft {
  private(set) var draft: PerfumeDraft
  /// What is in the lists; only looked at once there is a second row, as there mostly is none.
  private var met: (notes: Set<ListItem.Key>, keywords: Set<String>)?

  /// Begins with the first row.
  init(_ draft: PerfumeDraft) {
    self.draft = draft
  }

  /// Whether `row` is of the same id, and says nothing against being the same perfume.
  func goes(on row: PerfumeDraft) -> Bool {
    guard let id = row.sourceID, id == draft.sourceID else { return false }
    return row.name.isEmpty || draft.name.isEmpty || SearchKey(row.name) == SearchKey(draft.name)
  }

  /// Takes the next row: what is said first counts, and lists go on, each item in them once.
  mutating func add(_ row: PerfumeDraft) {
    draft.fillValues(from: row)
    var met =
      self.met
      ?? (Set(draft.notes.map(\.key)), Set(draft.keywords.map { SearchKey($0.name).text }))
    self.met = nil
    for note in row.notes where met.notes.insert(note.key).inserted { draft.notes.append(note) }
    for keyword in row.keywords where met.keywords.insert(SearchKey(keyword.name).text).inserted {
      draft.keywords.append(keyword)
    }
    self.met = met
  }
}
