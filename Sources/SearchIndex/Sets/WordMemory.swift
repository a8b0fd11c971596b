private import Synchronization

/// The words that a set is kept in, and whose memory the next set gets.
///
/// To fill fresh memory costs several times what it costs to compute a set, since the system hands it out
/// page by page.
@safe final class WordMemory: Sendable {
  /// How many words there are.
  let count: Int
  /// Where they are; nobody knows what is in them at first.
  ///
  /// Who has made the memory writes all of them before anybody else gets it, and nobody does after that: so
  /// all threads may read them.
  nonisolated(unsafe) let start: UnsafeMutablePointer<UInt64>

  /// Memory that no set has any longer, all of one length: that of the sets that were made last.
  private struct Idle {
    /// As many as one search makes.
    static let limit = 32

    var count = 0
    var blocks: [Block] = []
  }

  /// Memory of a set that is gone.
  ///
  /// Its one pointer is the only one there is: `deinit` puts it in, when nobody holds the set any longer, and
  /// whoever takes it out under the lock has it alone. That is why it may go from thread to thread, which the
  /// compiler cannot see.
  @safe private struct Block: Sendable {
    nonisolated(unsafe) let start: UnsafeMutablePointer<UInt64>
  }

  private static let idle = Mutex(Idle())

  /// Makes room for so many words.
  init(count: Int) {
    self.count = count
    let idle = Self.idle.withLock { $0.count == count ? $0.blocks.popLast() : nil }
    unsafe start = idle?.start ?? .allocate(capacity: max(count, 1))
  }

  /// Makes so many words without a bit.
  convenience init(zeros count: Int) {
    self.init(count: count)
    unsafe start.update(repeating: 0, count: count)
  }

  deinit {
    let block = unsafe Block(start: start)
    let freed = Self.idle.withLock { [count] idle in
      if idle.count == count && idle.blocks.count < Idle.limit {
        idle.blocks.append(block)
        return [Block]()
      }
      if idle.count == count { return [block] }
      defer { idle = Idle(count: count, blocks: [block]) }
      return idle.blocks
    }
    for block in freed { unsafe block.start.deallocate() }
  }
}
