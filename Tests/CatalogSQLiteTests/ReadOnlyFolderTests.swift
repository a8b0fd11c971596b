import Catalog
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogSQLite

@Suite("Without the right to write")
struct ReadOnlyFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Calls `body` where the folder can only be read, or whatever else `mode` allows.
  ///
  /// Root may write anywhere, so on Linux this thread gives up its rights to files for the while;
  /// elsewhere, as root, the test says nothing.
  private func withoutWriting(mode: mode_t = 0o555, _ body: () throws -> Void) throws {
    try #require(chmod(folder.path, mode) == 0)
    defer { chmod(folder.path, 0o755) }
    #if os(Linux)
      if geteuid() == 0 {
        let setUser = try Self.setFileUser
        _ = setUser(65_534)
        defer { _ = setUser(0) }
        try #require(access(folder.path, F_OK) == 0)
        return try body()
      }
    #endif
    try body()
  }

  #if os(Linux)
    /// `setfsuid`, which Swift's module of the C library leaves out: changes what one thread may do.
    private static var setFileUser: @convention(c) (UInt32) -> Int32 {
      get throws {
        let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "setfsuid"))
        return unsafeBitCast(symbol, to: (@convention(c) (UInt32) -> Int32).self)
      }
    }
  #endif

  @Test("A read-only catalogue in a read-only folder is read")
  func readOnly() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    chmod(path, 0o444)
    try withoutWriting {
      let repository = try SQLiteCatalogRepository(path: path)
      #expect(try repository.search(PerfumeSearch(), including: .all).total == 12)
    }
  }

  @Test("A catalogue left in write-ahead mode is read there too")
  func writeAheadMode() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    do {
      let connection = try Connection(.file(path: path), access: .readWrite, patience: 0)
      try connection.runScript("PRAGMA journal_mode = WAL; DELETE FROM perfume_text WHERE 0")
    }
    try #require(try folder.names() == ["catalog.perfume"])
    #expect(try folder.read("catalog.perfume")[19] == 2)
    try withoutWriting {
      // That the plain way is barred here is what makes this a test.
      let plain = try Connection(.file(path: path), patience: 0)
      #expect(throws: CatalogError.self) { try plain.number(SQL("SELECT 1 FROM brands")) }
      let repository = try SQLiteCatalogRepository(path: path)
      #expect(try repository.search(PerfumeSearch(), including: .all).total == 12)
    }
    // Where files can be made beside it, it is read in the usual way.
    let repository = try SQLiteCatalogRepository(path: path)
    #expect(try repository.search(PerfumeSearch(), including: []).total == 12)
  }

  @Test("A catalogue that may not be read is unreadable")
  func noPermission() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    chmod(path, 0)
    try withoutWriting {
      let error = #expect(throws: CatalogError.self) { try SQLiteCatalogRepository(path: path) }
      #expect(error?.code == .unreadable)
    }
  }

  @Test("A read-only catalogue is replaced where the folder can be written, and stays read-only")
  func readOnlyCatalog() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    chmod(path, 0o444)
    try withoutWriting(mode: 0o777) {
      let writer = try CatalogWriter(path: path)
      #expect(writer.nextIDs[.perfume] == 13)
      try writer.add(.named(["Rose"]))
      try writer.finish()
    }
    #expect(try SQLiteCatalogRepository(path: path).brands().map(\.name) == ["House"])
    #expect(try folder.mode(of: "catalog.perfume") == 0o444)
    #expect(try folder.names() == ["catalog.perfume"])
  }

  @Test("Writing to a read-only folder cannot create, and leaves the old catalogue")
  func cannotCreate() throws {
    let path = try folder.catalog(OracleCatalog.contents())
    let bytes = try folder.read("catalog.perfume")
    try withoutWriting {
      for path in [path, folder.path("new")] {
        let error = #expect(throws: CatalogError.self) { try CatalogWriter(path: path) }
        #expect(error?.code == .cannotCreate)
        #expect(error?.path == path)
      }
    }
    #expect(try folder.read("catalog.perfume") == bytes)
    #expect(try folder.names() == ["catalog.perfume"])
  }
}
