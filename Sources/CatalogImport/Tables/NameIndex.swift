import Catalog

/// Finds what the rows of other tables refer to by name, in any spelling that has the same search key.
struct NameIndex<Named: CatalogNamed & Identifiable> where Named.ID == Int {
  /// Why a name refers to nothing.
  enum Failure: Error {
    case unknown
    /// Several have the name.
    case ambiguous([Int])
  }

  private var byKey: [String: [Named]] = [:]
  /// What was looked up before, by its spelling: the same few names stand in every row.
  private var found: [String: Named] = [:]

  init(_ all: [Named]) {
    for named in all {
      for key in Set(named.names.map { SearchKey($0).text }) {
        byKey[key, default: []].append(named)
      }
    }
  }

  /// The one that `name` is a name of.
  mutating func find(_ name: String) throws(Failure) -> Named {
    if let named = found[name] { return named }
    let candidates = byKey[SearchKey(name).text] ?? []
    guard let named = candidates.first else { throw .unknown }
    guard candidates.count == 1 else { throw .ambiguous(candidates.map(\.id)) }
    found[name] = named
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
