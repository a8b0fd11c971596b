import CatalogTestSupport
import Catalog
import Foundation
import Testing

@testable import perfume

@Suite("A session that cannot be used")
struct SessionErrorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "A newer one is refused with both versions and stays untouched",
    arguments: ["999", "2", "1.5", "100000000000000000000"]
  )
  func newerVersion(version: String) throws {
    let text = #"{"version": \#(version), "search": "of a new kind", "more": [1]}"#
    let path = try folder.write(text, to: "session.json")
    let reading = #expect(throws: SessionError.self) { try sessionFile(path).load() }
    let writing = #expect(throws: SessionError.self) {
      try sessionFile(path).update { $0.selected = [brand(1)] }
    }
    #expect(reading == writing)
    let error = try #require(reading)
    #expect(error.code == .newerVersion)
    #expect(error.exitStatus == 65)
    for language in Language.allCases {
      #expect(error.message(in: language).contains("version \(version);"))
      #expect(error.message(in: language).contains("up to 1"))
    }
    #expect(try folder.text(of: "session.json") == text)
    #expect(try folder.names() == ["session.json"])
  }

  @Test(
    "What is no regular file is refused and stays",
    arguments: [("", "Is a directory"), ("pipe", "not supported"), ("loop", "symbolic links")]
  )
  func noRegularFile(name: String, words: String) throws {
    mkfifo(folder.path("pipe"), 0o600)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("loop"),
      withDestinationPath: "loop"
    )
    let file = sessionFile(folder.path(name))
    let reading = #expect(throws: SessionError.self) { try file.load() }
    #expect(reading?.code == .unreadable)
    #expect(reading?.exitStatus == 66)
    #expect(reading?.message(in: .english).contains(words) == true)
    #expect(throws: SessionError.self) { try file.update { $0.selected = [brand(1)] } }
    #expect(try folder.names() == ["loop", "pipe"])
  }

  @Test(
    "One that may not be read is refused",
    .enabled(if: geteuid() != 0, "may read everything"),
    arguments: [0o000, 0o200]
  )
  func notReadable(mode: Int) throws {
    let path = try folder.write(emptySession(), to: "session.json")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let error = #expect(throws: SessionError.self) { try sessionFile(path).load() }
    #expect(error?.code == .unreadable)
  }

  @Test(
    "One that may not be written is refused and stays",
    .enabled(if: geteuid() != 0, "may write everything"),
    arguments: [0o400, 0o500]
  )
  func notWritable(mode: Int) throws {
    let path = try folder.write(emptySession(), to: "session.json")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let error = #expect(throws: SessionError.self) {
      try sessionFile(path).update { $0.selected = [brand(1)] }
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.exitStatus == 73)
    #expect(try folder.text(of: "session.json") == emptySession())
  }

  @Test("A folder that cannot be made is an error")
  func noFolder() throws {
    try folder.write("", to: "file")
    let file = sessionFile(folder.path("file/state/session.json"))
    let error = #expect(throws: SessionError.self) { try file.update { $0.selected = [brand(1)] } }
    #expect(error?.code == .cannotCreate)
    #expect(error?.exitStatus == 73)
  }

  @Test("A save that fails at the end leaves nothing behind")
  func renameFails() throws {
    let path = folder.path("session.json")
    let error = #expect(throws: SessionError.self) {
      try sessionFile(path).update { session in
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        session.selected = [brand(1)]
      }
    }
    #expect(error?.code == .cannotCreate)
    #expect(try folder.names() == ["session.json"])
  }

  /// Set it to a folder on a disk without a free block, such as a full tmpfs.
  static let fullDiskPath = ProcessInfo.processInfo.environment["PERFUME_TEST_FULL_DISK"]

  @Test("A full disk leaves nothing behind", .enabled(if: fullDiskPath != nil))
  func fullDisk() throws {
    let disk = try #require(Self.fullDiskPath)
    let before = try FileManager.default.contentsOfDirectory(atPath: disk)
    let error = #expect(throws: SessionError.self) {
      try sessionFile(disk + "/session.json").update { $0.selected = [brand(1)] }
    }
    #expect(error?.code == .inputOutput)
    #expect(error?.exitStatus == 74)
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk) == before)
  }

  @Test("Without a place it reads as empty, and saving says how to name one")
  func noPlace() throws {
    let file = sessionFile(nil)
    #expect(try file.load() == Session())
    let thrown = #expect(throws: SessionError.self) { try file.update { $0.selected = [brand(1)] } }
    let error = try #require(thrown)
    #expect(error.code == .cannotCreate)
    #expect(error.exitStatus == 73)
    for language in Language.allCases {
      for name in ["--session", "PERFUME_SESSION", "XDG_STATE_HOME", "HOME"] {
        #expect(error.message(in: language).contains(name))
      }
    }
  }
}
