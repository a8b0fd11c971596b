import Catalog
import SearchIndex

/// Parts of an index in memory, as a store and a sink.
final class MemoryIndex: IndexStore, IndexSink {
  private var parts: [String: [UInt64]] = [:]
  /// How often each part was read.
  private(set) var reads: [String: Int] = [:]

  func numbersIfAny<Number: FixedWidthInteger & BitwiseCopyable>(
    _ part: IndexPart,
    _ number: Int,
    as type: Number.Type
  ) throws(CatalogError) -> [Number]? {
    reads["\(part.rawValue) \(number)", default: 0] += 1
    return parts["\(part.rawValue) \(number)"]?.map { Number(truncatingIfNeeded: $0) }
  }

  func write<Number: FixedWidthInteger & BitwiseCopyable>(
    _ numbers: [Number],
    _ part: IndexPart,
    _ number: Int
  ) throws(CatalogError) {
    parts["\(part.rawValue) \(number)"] = numbers.map { UInt64(truncatingIfNeeded: $0) }
  }

  func damaged(_ part: IndexPart, _ number: Int) -> CatalogError {
    CatalogError(.damaged, detail: "\(part.rawValue) \(number)")
  }

  /// The names of the parts.
  var names: [String] { parts.keys.sorted() }

  /// The numbers of a part, to be changed.
  subscript(name: String) -> [UInt64]? {
    get { parts[name] }
    set { parts[name] = newValue }
  }
}

/// The tables of a catalogue in memory.
struct MemoryTables: IndexSource {
  let contents: CatalogContents

  func perfumes(by sort: PerfumeSearch.Sort) -> [Perfume.ID] {
    contents.perfumes.sorted { left, right in
      switch sort {
      case .popular: (right.ratingCount, left.id) < (left.ratingCount, right.id)
      case .rating:
        (right.rating ?? -1, right.ratingCount, left.id)
          < (left.rating ?? -1, left.ratingCount, right.id)
      case .newest: (right.year ?? 0, left.id) < (left.year ?? 0, right.id)
      case .name: (SearchKey(left.name), left.id) < (SearchKey(right.name), right.id)
      }
    }.map(\.id)
  }

  func options(_ category: Category) -> [Int] {
    switch category {
    case .brand: contents.brands.map(\.id).sorted()
    case .series: contents.series.flatMap { $0.ingredients.map(\.id) }.sorted()
    case .keyword: contents.keywords.map(\.id).sorted()
    }
  }

  func series() -> [Series.ID] {
    contents.series.flatMap(\.ingredients).sorted { $0.id < $1.id }.map(\.seriesID)
  }

  func perfumes(_ category: Category, _ option: Int) -> [Perfume.ID] {
    contents.perfumes.filter { perfume in
      switch category {
      case .brand: perfume.brand.id == option
      case .series: perfume.ingredients.contains { $0.id == option }
      case .keyword: perfume.keywords.contains { $0.id == option }
      }
    }.map(\.id)
  }

  func names(of perfume: Perfume.ID) -> (keys: [UInt8], leadConsonants: [UInt8]) {
    let text = contents.perfumes.first { $0.id == perfume }.map { SearchableText($0) }
    return (Array((text?.keys ?? "").utf8), Array((text?.leadConsonants ?? "").utf8))
  }
}
