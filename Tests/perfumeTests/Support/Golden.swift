import Foundation
import Testing

/// Whole outputs, kept in `Fixtures/Golden` and compared to what the program prints today.
///
/// They are recorded only when the environment variable `PERFUME_RECORD` is 1.
enum Golden {
  /// Expects that `text` is, line by line, what the file `name` holds.
  static func expect(
    _ text: String,
    matches name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["PERFUME_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    guard let data = try? Data(contentsOf: file) else {
      Issue.record(
        "no golden file \(name); PERFUME_RECORD=1 records it",
        sourceLocation: sourceLocation
      )
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard Array(text.utf8) != Array(expected.utf8) else { return }
    Issue.record(
      "\(name) differs; - was expected, + was printed:\n\(difference(from: expected, to: text))",
      sourceLocation: sourceLocation
    )
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Golden")

  /// The lines that only one of the texts has, with their numbers.
  private static func difference(from expected: String, to text: String) -> String {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    // Compared as bytes: strings are equal when they only look equal.
    let changes = lines(text).difference(from: lines(expected)) {
      $0.utf8.elementsEqual($1.utf8)
    }
    return changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-\(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+\(offset + 1): \(line)")
      }
    }
    .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    .map(\.2).joined(separator: "\n")
  }
}
