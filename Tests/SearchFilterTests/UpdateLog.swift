import Observation

/// Collects what a view would be handed: the values of an `Observations` sequence.
@MainActor
final class UpdateLog<Value: Sendable> {
  private(set) var values: [Value] = []
  private var task: Task<Void, Never>?

  init(_ observations: () -> Observations<Value, Never>) {
    let observations = observations()
    task = Task { [weak self] in
      for await value in observations {
        guard let self else { return }
        values.append(value)
      }
    }
  }

  deinit { task?.cancel() }

  /// Lets the observer run until it has heard `count` values; gives up after a good while, and then
  /// the expectation that follows fails.
  func waitForUpdates(_ count: Int) async {
    for _ in 0..<100_000 where values.count < count { await Task.yield() }
  }

  /// Lets everything run that is due, so that an update too many would have been heard.
  func settle() async {
    for _ in 0..<200 { await Task.yield() }
  }
}
