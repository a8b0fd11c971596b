import Catalog
import CatalogSQLite
import Foundation
import SearchIndex

/// Times every selection in this process for a harness that other engines take part in: the total, the
/// first twenty ids and the count of every option, without the perfumes themselves.
///
/// Each is repeated at once, and its median counts. The answers are written beside the times, so that the
/// harness can compare them.
struct BatchCommand {
  private let path: String
  private let selections: String
  private let repetitions: Int
  private let output: String

  /// Takes the arguments after `batch`; none when they are wrong.
  init?(_ arguments: [String]) {
    guard arguments.count == 4, let repetitions = Int(arguments[2]), repetitions > 0 else {
      return nil
    }
    path = arguments[0]
    selections = arguments[1]
    self.repetitions = repetitions
    output = arguments[3]
  }

  /// Writes the times in milliseconds, an operation after the other, then the answers in 32 bits.
  func run() throws {
    let searches = try SelectionFile(path: selections).searches
    let catalog = try SQLiteCatalogRepository(path: path).snapshot()
    var file = Data()
    for operation in Operation.allCases {
      for search in searches {
        let median = try median(search, operation, catalog)
        unsafe withUnsafeBytes(of: median) { unsafe file.append(contentsOf: $0) }
      }
    }
    let widths = [
      try catalog.brands().map(\.id).max() ?? 0,
      try catalog.series().flatMap { $0.ingredients.map(\.id) }.max() ?? 0,
      try catalog.keywords().map(\.id).max() ?? 0,
    ]
    for search in searches {
      guard let answer = try catalog.indexed(search, including: .all) else {
        throw BenchFailure("\(path): no search index")
      }
      var numbers = [answer.total] + answer.perfumes
      numbers += repeatElement(0, count: 21 - numbers.count)
      let counts = [answer.counts?.brands, answer.counts?.ingredients, answer.counts?.keywords]
      for (tally, width) in zip(counts, widths) { numbers += (0...width).map { tally?[$0] ?? 0 } }
      for number in numbers {
        unsafe withUnsafeBytes(of: Int32(number)) { unsafe file.append(contentsOf: $0) }
      }
    }
    try file.write(to: URL(fileURLWithPath: output))
  }

  private func median(
    _ search: PerfumeSearch,
    _ operation: Operation,
    _ catalog: CatalogSnapshot
  ) throws -> Double {
    let clock = ContinuousClock()
    let times = try (0..<repetitions).map { _ in
      let start = clock.now
      _ = try catalog.indexed(search, including: operation.parts)
      return (clock.now - start) / .milliseconds(1)
    }
    return times.sorted()[times.count / 2]
  }
}
