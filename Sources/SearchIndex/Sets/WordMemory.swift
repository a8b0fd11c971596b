private import Synchronization

/// Words that a set is kept in, and whose memory the next set gets.
///
/// To fill fresh memory costs several times what it costs to compute a set, since the system hands it out
/// page by page. The words are constant, so everybody may read them.
final class WordMemory: Sendable {
  let words: [UInt64]

  /// Memory that no set has any longer, all of one length: that of the sets that were made last.
  private static let idle = Mutex<[[UInt64]]>([])
  /// As many as one search makes.
  private static let idleLimit = 32

  /// Keeps words, whose memory goes on to other sets in the end.
  init(_ words: [UInt64]) { self.words = words }

  deinit {
    Self.idle.withLock { idle in
      if idle.first?.count != words.count { idle.removeAll() }
      if idle.count < Self.idleLimit { idle.append(words) }
    }
  }

  /// So many words, of which nobody knows what is in them.
  static func words(_ count: Int) -> [UInt64] {
    let words = idle.withLock { idle in idle.last?.count == count ? idle.popLast() : nil }
    return words ?? [UInt64](repeating: 0, count: count)
  }

  /// So many words without a bit.
  static func zeros(_ count: Int) -> [UInt64] {
    var words = words(count)
    unsafe words.withUnsafeMutableBufferPointer { unsafe $0.update(repeating: 0) }
    return words
  }
}
