/// Gives ids to new things of one kind: none twice, and none that the catalogue before ever gave.
struct FreshIDs: Sendable {
  /// The id that the next new thing is given; nothing has it or any above it.
  private(set) var next: Int

  /// Begins at an id that was never given.
  init(from next: Int) { self.next = next }

  /// An id that nothing has: the preferred one, where it is above all that were given.
  ///
  /// So things that are to keep the ids of another catalogue have to come in the order of those.
  mutating func take(preferring preferred: Int? = nil) -> Int {
    let id = max(preferred ?? next, next)
    next = id + 1
    return id
  }
}
