import Catalog
import CatalogSQLite
import Foundation

/// Makes a catalogue of a benchmark catalogue, perfume by perfume, with Korean names too; ids are kept.
///
/// As in an import, one thread reads and another writes.
struct LoadCommand {
  let source: String
  let target: String
  /// Whether all perfumes are read before the first is written, so that reading takes no time.
  let isFromMemory: Bool

  /// Says how many rows it wrote, how fast, and how long the writer's thread was at work: what it would
  /// take if nothing else slowed it down.
  func run() throws -> String {
    let clock = ContinuousClock()
    let catalog = try SourceCatalog(path: source)
    let memory = isFromMemory ? try MemorySource(catalog) : nil
    let start = clock.now
    let feed = PerfumeFeed { [source] body in
      if let memory {
        memory.forEachPerfume(body)
      } else {
        try SourceCatalog(path: source).forEachPerfume(body)
      }
    }
    let startOfWork = Self.secondsAtWork
    let writer = try CatalogWriter(path: target)
    var rows = catalog.series.count + catalog.brands.count + catalog.keywords.count
    for series in catalog.series {
      try writer.add(series: series)
      rows += series.ingredients.count
    }
    for brand in catalog.brands { try writer.add(brand: brand) }
    for keyword in catalog.keywords { try writer.add(keyword: keyword) }
    var perfumes = 0
    while case let batch = try feed.next(), !batch.isEmpty {
      for perfume in batch {
        try writer.add(perfume: perfume.inKorean)
        rows += 1 + perfume.ingredients.count + perfume.keywords.count
      }
      perfumes += batch.count
    }
    let work = Self.secondsAtWork - startOfWork
    let endOfFeed = clock.now
    try writer.finish()
    let all = Self.secondsAtWork - startOfWork
    let seconds = (clock.now - start) / .seconds(1)
    let completing = (clock.now - endOfFeed) / .seconds(1)
    return """
      wrote \(perfumes) perfumes in \(format(seconds)) s, of which \(format(completing)) s after the last: \
      \(Int(Double(perfumes) / seconds)) perfumes/s, \(Int(Double(rows) / seconds)) rows/s; \
      the writer was at work for \(format(all)) s, \(format(work)) s of them up to the last perfume
      """
  }

  private func format(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

  /// The processor time of this thread so far.
  private static var secondsAtWork: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
