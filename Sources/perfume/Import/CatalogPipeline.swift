internal import Catalog
internal import CatalogSQLite
private import Dispatch
private import Synchronization

/// Writes a catalogue on a thread of its own while the next perfumes are read.
///
/// A few batches wait at most; whoever adds more waits until one is written.
final class CatalogPipeline: Sendable {
  /// How many perfumes are handed over at once, so that handing over costs nothing.
  private static let batchSize = 512
  private static let waitingBatches = 4

  private let queue = DispatchQueue(label: "catalogue writer")
  private let room = DispatchSemaphore(value: waitingBatches)
  /// Held while a batch is written.
  private let writer: Mutex<CatalogWriter>
  /// What an earlier batch failed with.
  private let failure: Mutex<CatalogError?> = Mutex(nil)
  private let batch: Mutex<[Perfume]> = Mutex([])

  /// Takes over a writer that has nothing in it yet.
  init(_ writer: sending CatalogWriter) {
    self.writer = Mutex(writer)
  }

  /// Adds a perfume; throws what an earlier one failed with.
  func add(_ perfume: Perfume) throws(CatalogError) {
    let full = batch.withLock { batch -> [Perfume]? in
      batch.append(perfume)
      guard batch.count >= Self.batchSize else { return nil }
      defer {
        batch = []
        batch.reserveCapacity(Self.batchSize)
      }
      return batch
    }
    if let full { try hand(over: full) }
  }

  private func hand(over perfumes: [Perfume]) throws(CatalogError) {
    room.wait()
    queue.async { [self] in
      defer { room.signal() }
      guard failure.withLock({ $0 }) == nil else { return }
      do throws(CatalogError) {
        try writer.withLock { writer throws(CatalogError) in
          for perfume in perfumes { try writer.add(perfume: perfume) }
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// Writes what waits, then the options, and puts the catalogue in its place.
  func finish(
    _ series: [Series],
    _ brands: [Brand],
    _ keywords: [Keyword]
  ) throws(CatalogError) {
    let rest = batch.withLock { batch in
      defer { batch = [] }
      return batch
    }
    queue.sync {}
    if let failure = failure.withLock({ $0 }) { throw failure }
    try writer.withLock { writer throws(CatalogError) in
      for perfume in rest { try writer.add(perfume: perfume) }
      for series in series { try writer.add(series: series) }
      for brand in brands { try writer.add(brand: brand) }
      for keyword in keywords { try writer.add(keyword: keyword) }
      try writer.finish()
    }
  }
}
