import Catalog
import CatalogSQLite
import Foundation

/// Times every selection in this process, after its answers have been compared.
struct RunCommand {
  /// No operation starts another pass after this, in seconds.
  private static let budget = 60.0

  private let catalog: String
  private let selections: String
  private var passes = 5
  private var answers: String?

  /// Takes the arguments after `run`; none when they are wrong.
  init?(_ arguments: [String]) {
    catalog = arguments[0]
    selections = arguments[1]
    var rest = arguments.dropFirst(2)
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--passes":
        guard let number = Int(value), number > 0 else { return nil }
        passes = number
      case "--verify": answers = value
      default: return nil
      }
    }
  }

  /// A table of the times.
  func run() throws -> String {
    let searches = try SelectionFile(path: selections).searches
    let repository = try SQLiteCatalogRepository(path: catalog)
    try verify(searches, repository)
    var times: [Operation: [[Double]]] = [:]
    // Pass by pass, so that a busy moment of the machine is not all one operation's.
    for _ in 0..<passes {
      for operation in Operation.allCases {
        let spent = (times[operation] ?? []).joined().reduce(0, +) / 1_000
        guard spent < Self.budget else { continue }
        times[operation, default: []].append(try pass(searches, repository, operation))
      }
    }
    let title = line("ms in process", ["p50", "p95", "p99", "spread", "passes"])
    let lines = Operation.allCases.map { operation in
      let passes = times[operation] ?? []
      let figures = Figures(passes: passes)
      let values = [0.5, 0.95, 0.99].map(figures.quantile) + [figures.spread]
      return line(
        operation.rawValue,
        values.map { String(format: "%.2f", $0) } + ["\(passes.count)"]
      )
    }
    let said = answers == nil ? "not compared" : "compared"
    let note = "\(searches.count) selections, their answers \(said)"
    return ([title] + lines + [note]).joined(separator: "\n")
  }

  /// Throws at the first answer that is not the one expected.
  private func verify(
    _ searches: [PerfumeSearch],
    _ repository: SQLiteCatalogRepository
  ) throws {
    guard let answers else { return }
    let expected = try AnswerFile(path: answers).answers
    guard expected.count == searches.count else {
      throw BenchFailure("\(searches.count) selections, but \(expected.count) answers")
    }
    for (number, (search, answer)) in zip(searches, expected).enumerated() {
      for operation in Operation.allCases {
        let ours = Answer(try repository.search(search, including: operation.parts))
        guard ours == answer.only(operation.parts) else {
          throw BenchFailure("wrong answer: selection \(number + 1), \(operation.rawValue)")
        }
      }
    }
  }

  private func pass(
    _ searches: [PerfumeSearch],
    _ repository: SQLiteCatalogRepository,
    _ operation: Operation
  ) throws -> [Double] {
    let clock = ContinuousClock()
    return try searches.map { search in
      let start = clock.now
      _ = try repository.search(search, including: operation.parts)
      return (clock.now - start) / .milliseconds(1)
    }
  }

  private func line(_ name: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
    return name.padding(toLength: 14, withPad: " ", startingAt: 0) + padded.joined()
  }
}
