internal import Catalog

/// Turns the perfumes of each option into the options of each perfume.
struct ForwardBuilder<Number: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable> {
  private let layout: IndexLayout
  private let brands: [Number]
  private let rare: Lists
  private let common: Lists

  /// The options of each perfume, one list after the other.
  private struct Lists {
    /// Where each begins, and where the last ends.
    let starts: [UInt32]
    let numbers: [Number]

    /// Takes options in the order of their numbers.
    init(_ options: [(number: Int, perfumes: RankSet)], perfumes: Int) {
      var starts = [UInt32](repeating: 0, count: perfumes + 1)
      for (_, set) in options {
        set.forEach { rank in
          starts[rank + 1] += 1
        }
      }
      for rank in 0..<perfumes { starts[rank + 1] += starts[rank] }
      var next = starts
      var numbers = [Number](repeating: 0, count: Int(starts[perfumes]))
      for (number, set) in options {
        let number = Number(number)
        set.forEach { rank in
          numbers[Int(next[rank])] = number
          next[rank] += 1
        }
      }
      self.starts = starts
      self.numbers = numbers
    }
  }

  /// Takes the perfumes of each option, by its number.
  init(_ sets: [RankSet], _ layout: IndexLayout) {
    self.layout = layout
    var brands = [Number](repeating: 0, count: layout.perfumes)
    for number in layout.brands {
      sets[number].forEach { rank in
        brands[rank] = Number(number)
      }
    }
    self.brands = brands
    let others = (layout.brands.upperBound..<layout.options).map { ($0, sets[$0]) }
    rare = Lists(others.filter { !layout.isCommon($0.1.count) }, perfumes: layout.perfumes)
    common = Lists(others.filter { layout.isCommon($0.1.count) }, perfumes: layout.perfumes)
  }

  func write(to sink: any IndexSink) throws(CatalogError) {
    for piece in 0..<layout.pieces {
      let ranks = layout.ranks(ofPiece: piece)
      try sink.write(Array(brands[ranks]), .brandOfPerfume, piece)
      for (lists, startsPart, numbersPart) in [
        (rare, IndexPart.rareStarts, IndexPart.rare), (common, .commonStarts, .common),
      ] {
        let first = lists.starts[ranks.lowerBound]
        let starts = lists.starts[ranks.lowerBound...ranks.upperBound].map { $0 - first }
        let numbers = lists.numbers[Int(first)..<Int(lists.starts[ranks.upperBound])]
        try sink.write(starts, startsPart, piece)
        try sink.write(Array(numbers), numbersPart, piece)
      }
    }
  }
}
