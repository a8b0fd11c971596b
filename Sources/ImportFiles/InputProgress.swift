private import Synchronization

/// How far a file has been read; may be asked by any thread while another reads.
package final class InputProgress: Sendable {
  /// The bytes of the file; nil for what has no size, such as a pipe.
  package let size: Int?
  private let count: Atomic<Int> = Atomic(0)

  init(size: Int?) { self.size = size }

  /// How many bytes of the file are behind what has been handed on: of a compressed one, compressed ones.
  package var bytes: Int { count.load(ordering: .relaxed) }

  func update(_ bytes: Int) { count.store(bytes, ordering: .relaxed) }
}
