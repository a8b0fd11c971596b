import Foundation

/// The program as it was built, run as a process of its own.
struct BuiltProgram {
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder that holds the session; each test has one of its own.
  let folder: URL
  /// What every call gets on top of the arguments of a test.
  var environment: [String: String]

  init(in folder: URL, catalog: String? = nil) {
    self.folder = folder
    environment = [
      "HOME": folder.path(percentEncoded: false),
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "LC_ALL": "C.UTF-8",
    ]
    environment["PERFUME_CATALOG"] = catalog
  }

  /// Where the session is saved when nothing else is said.
  var session: URL { folder.appending(path: ".local/state/perfume/session.json") }

  /// The program beside the tests, in the same build folder.
  static let path: String =
    URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    .appending(path: "perfume").path(percentEncoded: false)

  /// Runs the program with these arguments.
  func run(
    _ arguments: String...,
    environment changes: [String: String?] = [:]
  ) throws -> Outcome {
    try launch(Self.path, arguments, changes)
  }

  /// Runs a line of shell in which `$perfume` is the program.
  func shell(_ line: String, environment changes: [String: String?] = [:]) throws -> Outcome {
    try launch("/bin/bash", ["-c", line], changes.merging(["perfume": Self.path]) { $1 })
  }

  private func launch(
    _ executable: String,
    _ arguments: [String],
    _ changes: [String: String?]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = environment
    for (name, value) in changes { environment[name] = value }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    // Files rather than pipes, so that neither stream can fill up while the other is read.
    let output = folder.appending(path: "output-\(UUID())")
    let errors = folder.appending(path: "errors-\(UUID())")
    for file in [output, errors] { try Data().write(to: file) }
    defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }
}
