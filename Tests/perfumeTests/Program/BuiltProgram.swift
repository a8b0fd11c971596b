import Catalog
import CatalogSQLite
import CatalogTestSupport
import Foundation

/// The program as it was built, in a home of its own, over a catalogue of a test's choice.
final class BuiltProgram {
  let folder: TemporaryFolder
  var environment: [String: String]

  /// The program over the oracle catalogue, or another.
  init(_ contents: CatalogContents? = nil) throws {
    folder = try TemporaryFolder()
    environment = ["HOME": folder.path]
    try write(try contents ?? OracleCatalog.contents(), to: "catalog.db")
    environment["PERFUME_CATALOG"] = folder.path("catalog.db")
  }

  /// Where the session is saved.
  var session: String { folder.path(".local/state/perfume/session.json") }

  /// Writes a catalogue into the folder and returns its path.
  @discardableResult
  func write(_ contents: CatalogContents, to name: String) throws -> String {
    let writer = try CatalogWriter(path: folder.path(name))
    try writer.add(contents)
    try writer.finish()
    return folder.path(name)
  }

  /// Runs the program; a variable that is changed to none is not set.
  func callAsFunction(
    _ arguments: String...,
    environment changes: [String: String?] = [:],
    input: String = ""
  ) throws -> Run {
    try Run(Run.perfume, arguments, environment: merged(changes), input: input)
  }

  /// Runs a script of bash in which `$perfume` is the program and the folder is the current one.
  func shell(_ script: String, environment changes: [String: String?] = [:]) throws -> Run {
    var environment = merged(changes)
    environment["perfume"] = Run.perfume
    environment["folder"] = folder.path
    return try Run("bash", ["-c", "cd \"$folder\"; " + script], environment: environment)
  }

  /// The ids of the perfumes that a search gives, in order, at most `limit` of them.
  func ids(limit: Int = 100, _ arguments: String...) throws -> [Int] {
    let run = try Run(
      Run.perfume,
      ["search", "--json", "--limit", "\(limit)"] + arguments,
      environment: environment
    )
    return try JSONDecoder().decode(Page.self, from: Data(run.output.utf8)).perfumes.map(\.id)
  }

  private struct Page: Decodable {
    struct Perfume: Decodable { let id: Int }
    let perfumes: [Perfume]
  }

  private func merged(_ changes: [String: String?]) -> [String: String] {
    var environment = environment
    // An empty variable counts as one that is not set, for every variable the program reads.
    for (name, value) in changes { environment[name] = value ?? "" }
    return environment
  }
}

/// What `select`, `deselect` and `clear` print for programs.
struct SelectionOutput: Decodable, Equatable {
  struct Option: Decodable, Equatable {
    let id: Int
    let name: String
    let category: String
  }

  let selected: [Option]
  let selectedCount: Int
  let total: Int

  init(_ run: Run) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(run.output.utf8))
  }
}

/// What the program prints on standard error for programs.
struct ErrorOutput: Decodable, Equatable {
  struct Description: Decodable, Equatable {
    let code: String
    let message: String
  }

  let error: Description

  init(_ run: Run) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(run.errors.utf8))
  }
}
