import Catalog
import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogSQLite

@Suite("Writers that meet, and what those leave that were killed")
struct WritersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What starting a writer for `path` throws.
  private func failure(_ path: String) -> CatalogError? {
    #expect(throws: CatalogError.self) { try CatalogWriter(path: path) }
  }

  @Test("The second of two writers to one place fails at once, and the first loses nothing")
  func samePlace() throws {
    let path = try folder.catalog(.named(["Old"]))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"),
      withDestinationPath: path
    )
    let first = try CatalogWriter(path: path)
    for target in [path, folder.path("link"), folder.path("./catalog.perfume")] {
      let error = failure(target)
      #expect(error?.code == .locked && error?.path == target)
    }
    try first.add(.named(["New", "Newer"]))
    try first.finish()
    #expect(try CatalogReader(path: path).knownPerfumes().count == 2)
    #expect(try folder.names() == ["catalog.perfume", "link"])
    // The next one knows the ids that the first gave.
    #expect(try CatalogWriter(path: path).nextIDs[.perfume] == 3)
  }

  @Test("A writer that failed or was let go of is in nobody's way")
  func afterFailure() throws {
    let path = folder.path("new")
    let first = try CatalogWriter(path: path)
    #expect(throws: CatalogError.self) { try first.add(brand: Brand(id: 1, name: "")) }
    #expect(failure(path)?.code == .locked)
    do {
      let failed = try CatalogWriter(path: folder.path("other"))
      #expect(throws: CatalogError.self) { try failed.add(brand: Brand(id: 1, name: "")) }
    }
    _ = try folder.catalog(.named(["Rose"]), as: "other")
    withExtendedLifetime(first) {}
  }

  @Test("Writers to other places in the folder do not meet")
  func otherPlaces() throws {
    let names = (1...20).map { "catalog \($0)" }
    let writers = try names.map { try CatalogWriter(path: folder.path($0)) }
    for (index, writer) in writers.enumerated() {
      try writer.add(.named(["Perfume \(index)"]))
      try writer.finish()
    }
    #expect(try folder.names() == names.sorted())
  }

  @Test("What killed writers left is removed by the next one to write into the folder")
  func leftovers() throws {
    let path = folder.path("new")
    let half = Array(
      try folder.read(URL(filePath: folder.catalog(.named(["A"]))).lastPathComponent)
    )
    for name in [
      UnfinishedFile.name(for: "new"), UnfinishedFile.name(for: "other"), ".perfume-0",
      ".perfume-zz-wal",
    ] {
      _ = try folder.write(half, to: name)
      _ = try folder.write("", to: name + "-journal")
    }
    _ = try folder.write("", to: ".perfume-empty")
    try CatalogWriter(path: path).finish()
    #expect(try folder.names() == [".perfume-zz-wal-journal", "catalog.perfume", "new"])
  }

  @Test("What is not a writer's, or is still written, is left alone")
  func notLeftovers() throws {
    _ = try folder.write("Dear diary", to: ".perfume-notes")
    _ = try folder.write("SQLite format 3\0", to: ".perfume-MINE")
    _ = try folder.write("SQLite format 3\0", to: ".perfume-12345678901234")
    _ = try folder.write("", to: ".perfume-")
    try FileManager.default.createDirectory(
      atPath: folder.path(".perfume-folder"),
      withIntermediateDirectories: false
    )
    #expect(mkfifo(folder.path(".perfume-pipe"), 0o600) == 0)
    symlink("nowhere", folder.path(".perfume-link"))
    let others = try folder.names()
    guard case .claimed(let claim) = FileClaim.newFile(folder.path(".perfume-live")) else {
      Issue.record("the file could not be claimed")
      return
    }
    _ = try folder.catalog(.named(["Rose"]), as: "new")
    #expect(try Set(folder.names()) == Set(others + [".perfume-live", "new"]))
    withExtendedLifetime(claim) {}
  }

  @Test("One place has one name for what is to take it, of bounded length")
  func unfinishedNames() {
    #expect(UnfinishedFile.name(for: "a") == UnfinishedFile.name(for: "a"))
    #expect(UnfinishedFile.name(for: "a") != UnfinishedFile.name(for: "b"))
    #expect(UnfinishedFile.name(for: Substring(String(repeating: "x", count: 255))).count <= 22)
  }

  @Test("While it is written, nobody else may read it; the mask of the process decides afterwards")
  func permissions() throws {
    let writer = try CatalogWriter(path: folder.path("new"))
    let name = UnfinishedFile.name(for: "new")
    #expect(try folder.mode(of: name) == 0o600)
    try writer.finish()
    _ = try folder.write("", to: "usual")
    #expect(try folder.mode(of: "new") == folder.mode(of: "usual"))
  }
}

#if os(Linux)
  @Suite("A full disk")
  struct FullDiskTests {
    /// A file system of `kilobytes`, for the while of a test; none where this user may mount nothing.
    private final class SmallDisk {
      let folder: TemporaryFolder

      init?(kilobytes: Int) throws {
        folder = try TemporaryFolder()
        let mount = ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", folder.path]
        guard geteuid() == 0, try Self.run("mount", mount) == 0 else { return nil }
      }

      deinit { _ = try? Self.run("umount", [folder.path]) }

      private static func run(_ command: String, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [command] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
      }
    }

    @Test(
      "A disk that fills up leaves the old catalogue and nothing else",
      arguments: [200, 400, 800]
    )
    func full(kilobytes: Int) throws {
      guard let disk = try SmallDisk(kilobytes: kilobytes) else { return }
      let folder = disk.folder
      let path = try folder.catalog(.named(["Old"]))
      let old = try folder.read("catalog.perfume")
      do {
        let writer = try CatalogWriter(path: path)
        let error = #expect(throws: CatalogError.self) {
          try writer.add(.regular(perfumes: 8_000))
          try writer.finish()
        }
        #expect(error?.code == .inputOutput && error?.path == path)
        #expect(error?.message(in: .english).contains("space") == true)
      }
      #expect(try folder.names() == ["catalog.perfume"])
      #expect(try folder.read("catalog.perfume") == old)
    }
  }
#endif
