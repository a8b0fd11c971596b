import Catalog

/// Finds what the rows of other tables refer to by name, in any spelling that has the same search key.
struct NameIndex<Named: CatalogNamed & Identifiable> where Named.ID == Int {
  /// Why a name refers to nothing.
  enum Failure: Error {
    case unknown
    /// Several have the name.
    case ambiguous([Int])
  }

  /// A text by its bytes: hashing a string that is not ASCII normalises it, every time.
  private struct Spelling: Hashable {
    let text: String

    static func == (left: Spelling, right: Spelling) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  private var byKey: [SearchKey: [Named]] = [:]
  /// What was looked up before, by its spelling: the same few names stand in every row.
  private var found: [Spelling: Named] = [:]

  init(_ all: [Named]) {
    for named in all {
      let names = [named.name] + [named.englishName].compactMap(\.self)
      for key in Set(names.map(SearchKey.init)) { byKey[key, default: []].append(named) }
    }
  }

  /// The one that `name` is the name or the english name of.
  mutating func find(_ name: String) throws(Failure) -> Named {
    if let named = found[Spelling(text: name)] { return named }
    let candidates = byKey[SearchKey(name)] ?? []
    guard let named = candidates.first else { throw .unknown }
    guard candidates.count == 1 else { throw .ambiguous(candidates.map(\.id)) }
    found[Spelling(text: name)] = named
    return named
  }

  /// The one that a cell of `row` names.
  mutating func find(
    _ name: String,
    in row: TableRows.Row,
    _ column: String
  ) throws(CatalogError) -> Named {
    do throws(Failure) {
      return try find(name)
    } catch {
      switch error {
      case .unknown: throw row.wrong(column, "'\(name)' is unknown")
      case .ambiguous(let ids):
        let rows = ids.map(String.init).joined(separator: ", ")
        throw row.wrong(column, "'\(name)' is the name of several: rows \(rows)")
      }
    }
  }
}
