import Foundation
import Synchronization
import Testing

/// Runs `body` in so many threads at the same time, and waits for all of them.
///
/// Real threads, since tasks would take turns on as many as there are cores.
func inThreads(
  _ count: Int,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping @Sendable (Int) throws -> Void
) {
  let group = DispatchGroup()
  let failures = Failures()
  for number in 0..<count {
    group.enter()
    Thread.detachNewThread {
      defer { group.leave() }
      do { try body(number) } catch { failures.add(error) }
    }
  }
  group.wait()
  for failure in failures.all { Issue.record(failure, sourceLocation: sourceLocation) }
}

/// What went wrong in threads, which know of no test.
private final class Failures: Sendable {
  private let errors = Mutex<[any Error]>([])

  var all: [any Error] { errors.withLock { $0 } }

  func add(_ error: any Error) { errors.withLock { $0.append(error) } }
}
