/// Times of one operation: for each pass one of every query, in milliseconds.
struct Figures {
  private let passes: [[Double]]
  /// For every query the median of its passes.
  private let times: [Double]

  init(passes: [[Double]]) {
    self.passes = passes
    times = (passes.first ?? []).indices.map { query in
      Self.quantile(0.5, of: passes.map { $0[query] })
    }
  }

  /// The time that this share of the queries stays under.
  func quantile(_ share: Double) -> Double { Self.quantile(share, of: times) }

  /// The slowest pass over the fastest, by their medians: how far the machine was from calm.
  var spread: Double {
    let medians = passes.map { Self.quantile(0.5, of: $0) }
    guard let least = medians.min(), let most = medians.max(), least > 0 else { return 1 }
    return most / least
  }

  /// Between two values the one in proportion.
  private static func quantile(_ share: Double, of values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let place = share * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
  }
}
