private import CSearchKernels
internal import Catalog

/// What a text is looked for in, of a piece of the perfumes: one long text with a run for each.
struct NameTexts: Sendable {
  /// Where the run of each begins, and where the last ends.
  private let starts: [UInt32]
  private let bytes: [UInt8]

  /// Reads the search keys of a piece's names, or their lead consonants.
  init(
    _ piece: Int,
    leadConsonants: Bool,
    _ store: any IndexStore,
    _ layout: IndexLayout
  ) throws(CatalogError) {
    let parts = IndexPart.names(leadConsonants: leadConsonants)
    starts = try store.starts(parts.starts, piece, of: layout.ranks(ofPiece: piece).count)
    bytes = try store.numbers(parts.bytes, piece, as: UInt8.self)
    guard starts.last.map(Int.init) == bytes.count else { throw store.damaged(parts.bytes, piece) }
  }

  /// The perfumes in whose names the bytes of a word occur, by their place in the piece, ascending: one pass
  /// over the text.
  func places(holding word: [UInt8]) -> [UInt32] {
    var places: [UInt32] = []
    var place = 0
    var start = 0
    while let found = find(word, from: start, to: bytes.count) {
      place = self.place(of: found, from: place)
      places.append(UInt32(place))
      // Once is enough: on with the next perfume.
      start = Int(starts[place + 1])
    }
    return places
  }

  /// Whether the bytes of a word occur in the names of the perfume at a place.
  func holds(_ word: [UInt8], _ place: Int) -> Bool {
    find(word, from: Int(starts[place]), to: Int(starts[place + 1])) != nil
  }

  /// The place of the perfume in whose run a byte is, which is not before `first`: looked for in steps that
  /// double.
  private func place(of byte: Int, from first: Int) -> Int {
    var low = first
    var step = 1
    while low + step < starts.count - 1 && Int(starts[low + step]) <= byte {
      low += step
      step *= 2
    }
    var high = min(low + step, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= byte { low = middle } else { high = middle }
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
