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
    let clock = ContinuousClock()
    let start = clock.now
    let repository = try SQLiteCatalogRepository(path: catalog)
    let opening = (clock.now - start) / .milliseconds(1)
    let searches = try SelectionFile(path: selections).searches
    try verify(searches, repository)
    var cases = TimedCase.selections(searches, repository)
    cases.append(try TimedCase.perfumes(searches, repository))
    let memory = Self.peakMemory
    cases += try TimedCase.pages(searches, repository)
    cases += try TimedCase.texts(searches, repository)
    cases.removeAll { $0.questions.isEmpty }
    let title = line("ms in process", ["p50", "p95", "p99", "spread", "asked", "passes"])
    let lines = try zip(cases, times(of: cases)).map { timed, passes in
      let figures = Figures(passes: passes)
      return line(
        timed.name,
        [0.5, 0.95, 0.99].map { Self.text(figures.quantile($0)) }
          + [String(format: "%.2f", figures.spread), "\(timed.questions.count)", "\(passes.count)"]
      )
    }
    let said = answers == nil ? "not compared" : "compared"
    return """
      \(([title] + lines).joined(separator: "\n"))
      \(searches.count) selections, their answers \(said)
      opened in \(Self.text(opening)) ms; \(memory) MB at most up to the last selection, \(Self.peakMemory) in all
      """
  }

  /// Pass by pass, so that a busy moment of the machine is not all one case's.
  private func times(of cases: [TimedCase]) throws -> [[[Double]]] {
    let clock = ContinuousClock()
    var times = [[[Double]]](repeating: [], count: cases.count)
    for _ in 0..<passes {
      for (number, timed) in cases.enumerated() {
        guard times[number].joined().reduce(0, +) / 1_000 < Self.budget else { continue }
        times[number].append(
          try timed.questions.map { question in
            let start = clock.now
            try question()
            return (clock.now - start) / .milliseconds(1)
          }
        )
      }
    }
    return times
  }

  private static func text(_ milliseconds: Double) -> String {
    String(format: milliseconds < 0.1 ? "%.4f" : "%.2f", milliseconds)
  }

  /// The most memory that this process has had, in megabytes.
  private static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Darwin)
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #else
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1_024
    #endif
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

  private func line(_ name: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }
    return name.padding(toLength: 26, withPad: " ", startingAt: 0) + padded.joined()
  }
}
