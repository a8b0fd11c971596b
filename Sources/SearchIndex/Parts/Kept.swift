internal import Catalog
private import Synchronization

/// A value that is made when it is first asked for, and kept.
///
/// Two who ask at once may both make it: what comes of that is the same.
final class Kept<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func callAsFunction(
    orMake make: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    if let value = value.withLock({ $0 }) { return value }
    let made = try make()
    value.withLock { $0 = made }
    return made
  }
}

/// Values with numbers from 0 on that are each made when they are first asked for, and kept.
final class KeptRow<Value: Sendable>: Sendable {
  private let values: Mutex<[Value?]>

  /// Makes room for so many.
  init(count: Int) { values = Mutex([Value?](repeating: nil, count: count)) }

  func callAsFunction(
    _ number: Int,
    orMake make: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    if let value = values.withLock({ $0[number] }) { return value }
    let made = try make()
    values.withLock { $0[number] = made }
    return made
  }
}

/// Values that are each made when they are first asked for, and kept.
final class KeptValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  func callAsFunction(
    _ key: Key,
    orMake make: () throws(CatalogError) -> Value
  ) throws(CatalogError) -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let made = try make()
    values.withLock { $0[key] = made }
    return made
  }
}
