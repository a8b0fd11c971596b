import Catalog
import CatalogTestSupport
import Testing

@testable import CatalogSQLite

@Suite("Damaged catalogues")
struct DamagedFileTests {
  private let folder: TemporaryFolder
  private let contents: CatalogContents
  private let intact: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    contents = .regular(perfumes: 150)
    _ = try folder.catalog(contents, as: "intact")
    intact = try folder.read("intact")
  }

  /// Everything that a catalogue can be asked, so that every page is read.
  private func readAll(_ repository: any CatalogRepository) throws -> [SearchResult] {
    #expect(try repository.series() == contents.series)
    #expect(try repository.brands() == contents.brands)
    #expect(try repository.keywords() == contents.keywords)
    #expect(try repository.perfumes(ids: Array(1...150)) == contents.perfumes)
    let options = [
      PerfumeSearch(), PerfumeSearch(text: "perfume 7"),
      PerfumeSearch(brands: contents.brands.prefix(3).map(SearchKeyword.init)),
      PerfumeSearch(keywords: contents.keywords.prefix(4).map(SearchKeyword.init)),
      PerfumeSearch(
        ingredients: contents.series.flatMap { $0.ingredients.prefix(4) }.map(SearchKeyword.init)
      ),
    ]
    return try options.flatMap { search in
      try PerfumeSearch.Sort.allCases.map { sort in
        var search = search
        search.sort = sort
        return try repository.search(search, including: .all)
      }
    }
  }

  /// Whether the damage was found; what was read before must be right.
  private func isFound(_ bytes: [UInt8], expected: [SearchResult]) throws -> CatalogError? {
    let path = try folder.write(bytes, to: "damaged")
    do {
      #expect(try readAll(SQLiteCatalogRepository(path: path)) == expected)
    } catch let error as CatalogError {
      #expect(error.path == path)
      #expect(try folder.read("damaged") == bytes)
      #expect(!error.message(in: .english).contains("\n"))
      return error
    }
    return nil
  }

  @Test("A page of zeros gives an error or the right answer, never a wrong one or a trap")
  func zeroedPages() throws {
    let expected = try readAll(MemoryCatalogRepository(contents))
    let pages = intact.count / 4_096
    try #require(pages > 20)
    var found = 0
    for page in 0..<pages {
      var bytes = intact
      bytes.replaceSubrange(page * 4_096..<(page + 1) * 4_096, with: repeatElement(0, count: 4_096))
      guard let error = try isFound(bytes, expected: expected) else { continue }
      found += 1
      #expect(error.code == (page == 0 ? .notACatalog : .damaged), "page \(page + 1): \(error)")
    }
    // What no read needs may go unnoticed: the tables that are searched only without the index.
    #expect(found > pages / 2, "\(found) of \(pages)")
  }

  @Test(
    "Two pages in each other's place give an error or the right answer, and are found when asked"
  )
  func exchangedPages() throws {
    let expected = try readAll(MemoryCatalogRepository(contents))
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let pages = (1..<intact.count / 4_096).shuffled(using: &generator).prefix(2).sorted()
      let places = pages.map { $0 * 4_096..<($0 + 1) * 4_096 }
      var bytes = intact
      bytes.replaceSubrange(places[0], with: intact[places[1]])
      bytes.replaceSubrange(places[1], with: intact[places[0]])
      _ = try isFound(bytes, expected: expected)
      let problems = try CatalogCheck(path: folder.path("damaged")).problems
      #expect(problems.map(\.place) == [.pages, .pages], "\(pages)")
    }
  }

  @Test("A byte changed anywhere gives an error or the right answer, never a wrong one or a trap")
  func changedByte() throws {
    let expected = try readAll(MemoryCatalogRepository(contents))
    var generator = SeededGenerator(seed: 77)
    var found = 0
    for _ in 0..<1_000 {
      var bytes = intact
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] ^= .random(in: 1 ... .max, using: &generator)
      guard let error = try isFound(bytes, expected: expected) else { continue }
      found += 1
      #expect([.damaged, .notACatalog, .newerVersion].contains(error.code), "\(place): \(error)")
    }
    #expect(found > 400, "\(found) of 1000")
  }

  @Test("A file that is cut off anywhere is known as damaged at once")
  func truncated() throws {
    for part in 1..<16 {
      let length = intact.count * part / 16
      let path = try folder.write(Array(intact.prefix(length)), to: "damaged")
      let error = #expect(throws: CatalogError.self) { try SQLiteCatalogRepository(path: path) }
      #expect(error?.code == .damaged, "\(length) bytes")
    }
    for length in [20, 99, 100, 101, 511, 512, 4_095, 4_096, intact.count - 1] {
      let path = try folder.write(Array(intact.prefix(length)), to: "damaged")
      let error = #expect(throws: CatalogError.self) { try SQLiteCatalogRepository(path: path) }
      #expect(error?.code == .damaged, "\(length) bytes")
    }
  }

  @Test("Bytes changed at random never trap, and an error says that the catalogue is damaged")
  func changedBytes() throws {
    var generator = SeededGenerator(seed: 61)
    for _ in 0..<300 {
      var bytes = intact
      for _ in 0..<Int.random(in: 1...40, using: &generator) {
        let place = Int.random(in: 100..<bytes.count, using: &generator)
        bytes[place] = .random(in: .min ... .max, using: &generator)
      }
      let path = try folder.write(bytes, to: "damaged")
      // So many changes may also be those of a program that wrote into the file; only how it ends is sure.
      do {
        let repository = try SQLiteCatalogRepository(path: path)
        _ = try (repository.series(), repository.brands(), repository.keywords())
        _ = try repository.perfumes(ids: Array(1...150))
        for sort in PerfumeSearch.Sort.allCases {
          _ = try repository.search(PerfumeSearch(text: "perfume", sort: sort), including: .all)
        }
      } catch {
        #expect([.damaged, .notACatalog].contains(error.code), "\(error)")
      }
    }
  }

  @Test("After a failed read the others still work")
  func failedReadLeavesRest() throws {
    // The last page is a leaf of something; the first pages hold the schema and small tables.
    let path = try folder.write(intact, to: "damaged")
    let repository = try SQLiteCatalogRepository(path: path)
    let writer = try Connection(.file(path: path), access: .readWrite, patience: 0)
    try writer.runScript("UPDATE perfumes SET gender = NULL WHERE id = 3")
    try writer.runScript(
      "PRAGMA ignore_check_constraints = ON; UPDATE perfumes SET gender = 'x' WHERE id = 3"
    )
    let error = #expect(throws: CatalogError.self) { try repository.perfumes(ids: [1, 2, 3]) }
    #expect(error?.code == .damaged)
    #expect(try repository.perfumes(ids: [1, 2]).count == 2)
    #expect(try repository.search(PerfumeSearch(), including: .counts).total == 150)
  }
}
