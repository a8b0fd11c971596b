/// How many perfumes have each option of one kind; one that is left out counts zero.
public struct OptionTally: Sendable {
  private enum Storage: Sendable {
    case byID([Int: Int])
    /// The counts of several kinds in one array, of which those at `numbers` are ours.
    case numbered(IDNumbers, [UInt32], Range<Int>)
  }

  private let storage: Storage

  /// Takes counts by the id of their option, which may be zero.
  public init(_ counts: [Int: Int] = [:]) { storage = .byID(counts) }

  /// Takes counts by the number of their option: that of the first id is at the start of `range`.
  ///
  /// Copies nothing, so that counts of thousands of options cost no more than to count them.
  package init(_ counts: [UInt32], at range: Range<Int>, of numbers: IDNumbers) {
    precondition(range.count == numbers.ids.count && range.upperBound <= counts.count)
    storage = .numbered(numbers, counts, range)
  }

  /// The count of the option with this id.
  public subscript(id: Int) -> Int {
    switch storage {
    case .byID(let counts): counts[id] ?? 0
    case .numbered(let numbers, let counts, let range):
      numbers.number(of: id).map { Int(counts[range.lowerBound + $0]) } ?? 0
    }
  }

  /// Every count above zero, by the id of its option; made anew at each call.
  public var nonzero: [Int: Int] {
    switch storage {
    case .byID(let counts): counts.filter { $0.value != 0 }
    case .numbered(let numbers, let counts, let range):
      Dictionary(
        uniqueKeysWithValues: zip(numbers.ids, counts[range].map(Int.init)).filter { $0.1 != 0 }
      )
    }
  }
}

extension OptionTally: Equatable {
  /// Whether both count every option alike; one that is left out is as one that counts zero.
  public static func == (left: OptionTally, right: OptionTally) -> Bool {
    left.nonzero == right.nonzero
  }
}

extension OptionTally: ExpressibleByDictionaryLiteral {
  /// Takes counts by the id of their option, each id once.
  public init(dictionaryLiteral elements: (Int, Int)...) {
    self.init(Dictionary(uniqueKeysWithValues: elements))
  }
}
