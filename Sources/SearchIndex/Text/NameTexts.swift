private import CSearchKernels
internal import Catalog

/// What a text is looked for in, in one long text with a run for each perfume.
struct NameTexts: Sendable {
  /// Where the run of each begins, and where the last ends.
  private var starts: [UInt32] = [0]
  private var bytes: [UInt8] = []

  /// Reads the search keys of all names, or their lead consonants.
  init(
    _ store: any IndexStore,
    leadConsonants: Bool,
    _ layout: IndexLayout
  ) throws(CatalogError) {
    let parts = IndexPart.names(leadConsonants: leadConsonants)
    starts.reserveCapacity(layout.perfumes + 1)
    for piece in 0..<layout.pieces {
      let count = layout.ranks(ofPiece: piece).count
      let starts = try store.starts(parts.starts, piece, of: count)
      let bytes = try store.numbers(parts.bytes, piece, as: UInt8.self)
      guard Int(starts[count]) == bytes.count, self.bytes.count + bytes.count <= Int(UInt32.max)
      else { throw store.damaged(parts.bytes, piece) }
      let base = UInt32(self.bytes.count)
      for start in starts.dropFirst() { self.starts.append(base + start) }
      self.bytes += bytes
    }
  }

  /// The perfumes in whose names the bytes of a word occur, by rank, ascending: one pass over the text.
  func ranks(holding word: [UInt8]) -> [UInt32] {
    var ranks: [UInt32] = []
    var rank = 0
    var place = 0
    while let found = find(word, from: place, to: bytes.count) {
      rank = self.rank(at: found, from: rank)
      ranks.append(UInt32(rank))
      // Once is enough: on with the next perfume.
      place = Int(starts[rank + 1])
    }
    return ranks
  }

  /// Whether the bytes of a word occur in the names of a perfume.
  func holds(_ word: [UInt8], _ rank: Int) -> Bool {
    find(word, from: Int(starts[rank]), to: Int(starts[rank + 1])) != nil
  }

  /// The perfume in whose run a place is, which is not before `rank`: looked for in steps that double.
  private func rank(at place: Int, from rank: Int) -> Int {
    var low = rank
    var step = 1
    while low + step < starts.count - 1 && Int(starts[low + step]) <= place {
      low += step
      step *= 2
    }
    var high = min(low + step, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= place { low = middle } else { high = middle }
    }
    return low
  }

  private func find(_ word: [UInt8], from start: Int, to end: Int) -> Int? {
    precondition(start <= end && end <= bytes.count)
    let found = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe word.withUnsafeBufferPointer { word in
        guard let text = bytes.baseAddress, let first = word.baseAddress else { return end }
        return unsafe start + perfume_text_find(text + start, end - start, first, word.count)
      }
    }
    return found < end ? found : nil
  }
}

extension IndexPart {
  /// Where the search keys of names are, or their lead consonants.
  static func names(leadConsonants: Bool) -> (starts: IndexPart, bytes: IndexPart) {
    leadConsonants ? (.leadConsonantStarts, .leadConsonants) : (.keyStarts, .keys)
  }
}
