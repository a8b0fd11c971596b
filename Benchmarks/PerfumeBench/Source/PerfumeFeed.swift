import Catalog
import Foundation
import Synchronization

/// Perfumes that a thread of their own makes while others are written.
final class PerfumeFeed: Sendable {
  /// How many perfumes are handed over at once, and how many such batches wait at most.
  private static let batch = 512
  private static let waitingLimit = 4

  private let batches: Mutex<[[Perfume]]> = Mutex([])
  private let failure: Mutex<(any Error)?> = Mutex(nil)
  private let room = DispatchSemaphore(value: waitingLimit)
  private let filled = DispatchSemaphore(value: 0)

  /// Begins to call `source`, which gives each perfume to the function that it is called with.
  init(_ source: @escaping @Sendable ((Perfume) -> Void) throws -> Void) {
    Thread.detachNewThread { [self] in
      do {
        var batch: [Perfume] = []
        try source { perfume in
          batch.append(perfume)
          guard batch.count == Self.batch else { return }
          hand(over: batch)
          batch = []
        }
        if !batch.isEmpty { hand(over: batch) }
      } catch {
        failure.withLock { $0 = error }
      }
      hand(over: [])
    }
  }

  /// The next perfumes; empty after the last.
  func next() throws -> [Perfume] {
    filled.wait()
    defer { room.signal() }
    let batch = batches.withLock { $0.removeFirst() }
    if batch.isEmpty, let failure = failure.withLock({ $0 }) { throw failure }
    return batch
  }

  private func hand(over batch: [Perfume]) {
    room.wait()
    batches.withLock { $0.append(batch) }
    filled.signal()
  }
}
