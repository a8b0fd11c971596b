package import Catalog

/// Where the parts of an index are read from.
package protocol IndexStore {
  /// The numbers of a part, or none when it is not there; `number` is the id or number of its option, or
  /// its piece, or 0.
  ///
  /// Throws `CatalogError.Code.damaged` when the part is no run of numbers of this width.
  func numbersIfAny<Number: FixedWidthInteger & BitwiseCopyable>(
    _ part: IndexPart,
    _ number: Int,
    as type: Number.Type
  ) throws(CatalogError) -> [Number]?

  /// What to throw when a part is not there, or holds what it cannot.
  func damaged(_ part: IndexPart, _ number: Int) -> CatalogError
}

extension IndexStore {
  /// The numbers of a part that has to be there.
  func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
    _ part: IndexPart,
    _ number: Int,
    as type: Number.Type
  ) throws(CatalogError) -> [Number] {
    guard let numbers = try numbersIfAny(part, number, as: type) else {
      throw damaged(part, number)
    }
    return numbers
  }

  /// Where `count` runs in another part begin and the last ends: ascending from 0.
  func starts(_ part: IndexPart, _ piece: Int, of count: Int) throws(CatalogError) -> [UInt32] {
    let starts = try numbers(part, piece, as: UInt32.self)
    guard starts.count == count + 1, starts[0] == 0, starts.isAscending else {
      throw damaged(part, piece)
    }
    return starts
  }
}

extension [UInt32] {
  /// Whether none is less than the one before it: one pass without a branch, so that many are looked at
  /// together.
  fileprivate var isAscending: Bool {
    var descents = 0
    for (number, next) in zip(self, dropFirst()) { descents &+= number > next ? 1 : 0 }
    return descents == 0
  }
}

/// Where the parts of an index are written to.
package protocol IndexSink {
  /// Keeps the numbers of a part.
  func write<Number: FixedWidthInteger & BitwiseCopyable>(
    _ numbers: [Number],
    _ part: IndexPart,
    _ number: Int
  ) throws(CatalogError)
}
