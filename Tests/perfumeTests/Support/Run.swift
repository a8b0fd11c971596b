import Foundation

/// What a program that was run to its end printed, and its status.
struct Run {
  let output: String
  let errors: String
  let status: Int32

  /// Runs a program that is found in the search path; `input` is its standard input.
  init(
    _ program: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    input: String = ""
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    // The language and the home of whoever runs the tests do not matter.
    let base = ["PATH": Self.searchPath, "HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
    process.environment = base.merging(environment) { $1 }
    let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    try process.run()
    try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    // Messages are short, so reading them last cannot fill their pipe.
    let output = try outputPipe.fileHandleForReading.readToEnd() ?? Data()
    let errors = try errorPipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    self.output = String(decoding: output, as: UTF8.self)
    self.errors = String(decoding: errors, as: UTF8.self)
    status = process.terminationStatus
  }

  /// The program under test, which is built beside the tests.
  static let perfume = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "perfume").path

  /// Whether a program is in the search path.
  static func isInstalled(_ program: String) -> Bool {
    searchPath.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private static let searchPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
}
