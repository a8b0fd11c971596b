/// The ids of one kind, numbered from 0 in ascending order.
package final class IDNumbers: Sendable {
  /// Ascending, each once.
  package let ids: [Int]
  /// The number of each id from the first on, -1 for none; empty where the ids are far apart.
  private let numbers: [Int32]

  /// Numbers ids that are in ascending order, each once.
  package init(ascending ids: [Int]) {
    self.ids = ids
    // Ids of a catalogue are nearly always a run with few gaps.
    guard let first = ids.first, let last = ids.last, last - first < 4 * ids.count + 64 else {
      numbers = []
      return
    }
    var numbers = [Int32](repeating: -1, count: last - first + 1)
    for (number, id) in ids.enumerated() { numbers[id - first] = Int32(number) }
    self.numbers = numbers
  }

  /// The number of an id, or none when there is no such id.
  package func number(of id: Int) -> Int? {
    guard let first = ids.first, let last = ids.last, (first...last).contains(id) else {
      return nil
    }
    if !numbers.isEmpty {
      let number = numbers[id - first]
      return number >= 0 ? Int(number) : nil
    }
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    return ids[low] == id ? low : nil
  }
}
