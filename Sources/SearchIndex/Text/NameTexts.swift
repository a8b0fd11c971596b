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
    // The first starts at 0, the others follow in ascending order up to the end of the bytes.
    unsafe [UInt32](unsafeUninitializedCapacity: starts.count - 1) { places, count in
      guard let first = places.baseAddress, !word.isEmpty else { return }
      count = unsafe perfume_text_find_runs(bytes, starts, places.count, word, word.count, first)
    }
  }

  /// Whether the bytes of a word occur in the names of the perfume at a place.
  func holds(_ word: [UInt8], _ place: Int) -> Bool {
    let (start, end) = (Int(starts[place]), Int(starts[place + 1]))
    return unsafe bytes[start..<end].withUnsafeBufferPointer { text in
      guard let first = text.baseAddress, !word.isEmpty else { return false }
      return unsafe perfume_text_find(first, text.count, word, word.count) < text.count
    }
  }
}

extension IndexPart {
  /// Where the search keys of names are, or their lead consonants.
  static func names(leadConsonants: Bool) -> (starts: IndexPart, bytes: IndexPart) {
    leadConsonants ? (.leadConsonantStarts, .leadConsonants) : (.keyStarts, .keys)
  }
}
