import Catalog
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogSQLite

@Suite("Catalogues that cannot be used")
struct BadCatalogTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test("What cannot be opened is told in one line that names it", arguments: BadFile.allCases)
  func badFiles(file: BadFile) throws {
    let path = try file.make(in: perfume)
    let before = try? Data(contentsOf: URL(filePath: path))
    for command in ["search", "show", "select brand Prada"] {
      let run = try perfume.shell("\"$perfume\" \(command) --catalog '\(path)'")
      #expect(run.status == file.status, "\(file): \(run.errors)")
      #expect(run.errors.contains("'\(path)'"))
      #expect(run.errors.count { $0 == "\n" } == 1)
      #expect(run.output.isEmpty)
    }
    let json = try perfume("search", "--json", "--catalog", path)
    #expect(try ErrorOutput(json).error.code == file.code)
    #expect((try? Data(contentsOf: URL(filePath: path))) == before)
    #expect(!FileManager.default.fileExists(atPath: perfume.session))
  }

  @Test("A writer that holds the file for a moment is waited for")
  func shortLock() async throws {
    let path = perfume.folder.path("catalog.db")
    let environment = perfume.environment
    let writer = try Connection(.file(path: path), access: .readWrite, patience: 0)
    try writer.runScript("BEGIN EXCLUSIVE")
    let search = Task.detached { try Run(Run.perfume, ["search"], environment: environment) }
    // Not `Task.sleep`: with every thread busy it would come back after the search has given up.
    usleep(1_000_000)
    try writer.runScript("ROLLBACK")
    #expect(try await search.value.status == 0)
  }

  @Test("A writer that holds the file for long is given up on, with a status of its own")
  func longLock() throws {
    let path = perfume.folder.path("catalog.db")
    let writer = try Connection(.file(path: path), access: .readWrite, patience: 0)
    try writer.runScript("BEGIN EXCLUSIVE")
    let run = try perfume("search")
    try writer.runScript("ROLLBACK")
    #expect(run.status == 75)
    #expect(run.errors.contains("locked"))
  }
}

/// A file that is no catalogue, or not one that this program can read.
enum BadFile: CaseIterable {
  case missing, empty, folder, text, otherDatabase, truncated, zeroedPage, newer

  var status: Int32 {
    switch self {
    case .missing, .folder: 66
    default: 65
    }
  }

  var code: String {
    switch self {
    case .missing: "catalogMissing"
    case .folder: "catalogUnreadable"
    case .empty, .text, .otherDatabase: "notACatalog"
    case .truncated, .zeroedPage: "catalogDamaged"
    case .newer: "newerVersion"
    }
  }

  /// Makes the file and returns its path.
  func make(in perfume: BuiltProgram) throws -> String {
    let folder = perfume.folder
    let good = [UInt8](try Data(contentsOf: URL(filePath: folder.path("catalog.db"))))
    switch self {
    case .missing: return folder.path("missing.db")
    case .empty: return try folder.write("", to: "bad.db")
    case .folder: return folder.path
    case .text: return try folder.write("name,brand\nRose,Dior\n", to: "bad.db")
    case .truncated: return try folder.write(Array(good.prefix(good.count / 2)), to: "bad.db")
    case .zeroedPage:
      var bytes = good
      bytes.replaceSubrange(4096..<8192, with: repeatElement(0, count: 4096))
      return try folder.write(bytes, to: "bad.db")
    case .otherDatabase:
      let path = folder.path("bad.db")
      let other = try Connection(.file(path: path), access: .readWrite, patience: 0)
      try other.runScript("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
      return path
    case .newer:
      let path = try folder.write(good, to: "bad.db")
      let catalog = try Connection(.file(path: path), access: .readWrite, patience: 0)
      try catalog.runScript("PRAGMA user_version = 99")
      return path
    }
  }
}
