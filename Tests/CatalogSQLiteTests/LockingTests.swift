import Catalog
import CatalogTestSupport
import Foundation
import Synchronization
import Testing

@testable import CatalogSQLite

@Suite("Several readers and a writer")
struct LockingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.catalog(OracleCatalog.contents())
  }

  /// A connection that keeps everyone out until it is told to stop or let go of.
  private func lock() throws -> Connection {
    let writer = try Connection(.file(path: path), access: .readWrite, patience: 0)
    try writer.runScript("BEGIN EXCLUSIVE")
    return writer
  }

  @Test("A read waits for a writer, and succeeds when that has finished")
  func waits() throws {
    let repository = try SQLiteCatalogRepository(path: path, patience: 60_000)
    let writer = Mutex(try lock())
    let hasFinished = Atomic(false)
    let thread = Thread {
      Thread.sleep(forTimeInterval: 0.3)
      hasFinished.store(true, ordering: .sequentiallyConsistent)
      writer.withLock { connection in _ = try? connection.runScript("COMMIT") }
    }
    thread.start()
    #expect(try repository.search(PerfumeSearch(), including: .all).total == 12)
    let didWait = hasFinished.load(ordering: .sequentiallyConsistent)
    #expect(didWait)
  }

  @Test("A read gives up after its patience, says so, and works again later")
  func givesUp() throws {
    let repository = try SQLiteCatalogRepository(path: path, patience: 50)
    let writer = try lock()
    let error = #expect(throws: CatalogError.self) { try repository.brands() }
    #expect(error?.code == .locked)
    #expect(error?.path == path)
    let opening = #expect(throws: CatalogError.self) {
      try SQLiteCatalogRepository(path: path, patience: 50)
    }
    #expect(opening?.code == .locked)
    try writer.runScript("ROLLBACK")
    #expect(try repository.brands().count == 10)
  }

  @Test("Many threads read at once and all get the same", arguments: [true, false])
  func manyThreads(inMemory: Bool) async throws {
    let contents = CatalogContents.regular(perfumes: 400)
    let repository =
      inMemory
      ? try SQLiteCatalogRepository(contents: contents)
      : try SQLiteCatalogRepository(path: folder.catalog(contents, as: "many"))
    let searches = [
      PerfumeSearch(), PerfumeSearch(text: "7"),
      PerfumeSearch(keywords: contents.keywords.prefix(2).map(SearchKeyword.init), sort: .name),
      PerfumeSearch(brands: contents.brands.prefix(2).map(SearchKeyword.init), sort: .rating),
    ]
    let expected = try searches.map { try repository.search($0, including: .all) }
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      for round in 0..<10 {
        let index = (number + round) % searches.count
        let answer = try? repository.search(searches[index], including: .all)
        if answer != expected[index] { failures.withLock { $0 += 1 } }
      }
    }
    #expect(failures.withLock(\.self) == 0)
  }

  @Test("A catalogue that takes the place of another is read from the next call on")
  func replaced() throws {
    let repository = try SQLiteCatalogRepository(path: path)
    #expect(try repository.search(PerfumeSearch(), including: []).total == 12)
    _ = try folder.catalog(.named(["Rose"]))
    #expect(try repository.search(PerfumeSearch(), including: []).total == 1)
    #expect(try repository.brands().map(\.name) == ["House"])
    // Removed, it is still read: the connection has it open.
    try FileManager.default.removeItem(atPath: path)
    #expect(try repository.search(PerfumeSearch(), including: []).total == 1)
    // And one that is no catalogue gives an error, not the old answer.
    _ = try folder.write(Array("x".utf8), to: "catalog.perfume")
    let error = #expect(throws: CatalogError.self) { try repository.brands() }
    #expect(error?.code == .notACatalog)
  }

  @Test("Two catalogues in memory have nothing to do with each other")
  func separateMemories() throws {
    let one = try SQLiteCatalogRepository(contents: .named(["Rose"]))
    let other = try SQLiteCatalogRepository(contents: .named(["Iris", "Musk"]))
    #expect(try one.search(PerfumeSearch(), including: []).total == 1)
    #expect(try other.search(PerfumeSearch(), including: []).total == 2)
  }
}
