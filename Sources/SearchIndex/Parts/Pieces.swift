internal import Catalog
private import Synchronization

/// The pieces of a part, each read when it is asked for, and kept when it is asked for again.
///
/// Who answers one search reads every piece into the memory of the one before it; to fill fresh memory with
/// all of them would take longer than to read them. Who answers many has them all from the second on.
final class Pieces<Piece: Sendable>: Sendable {
  private enum State {
    case unread, readOnce
    case kept(Piece)
  }

  private let states: Mutex<[State]>

  /// Makes room for so many.
  init(count: Int) { states = Mutex([State](repeating: .unread, count: count)) }

  func callAsFunction(
    _ number: Int,
    orRead read: () throws(CatalogError) -> Piece
  ) throws(CatalogError) -> Piece {
    let state = states.withLock { states in
      defer { if case .unread = states[number] { states[number] = .readOnce } }
      return states[number]
    }
    if case .kept(let piece) = state { return piece }
    let piece = try read()
    if case .readOnce = state { states.withLock { $0[number] = .kept(piece) } }
    return piece
  }
}
