import Catalog

/// The texts that perfumes are found by, gathered until every brand is there.
///
/// The names of a perfume's brand belong to its text, and an import knows all of a brand's names only at
/// its end. Holds some 60 bytes for each perfume.
struct PerfumeTexts {
  private static let chunkSize = 1 << 20
  private static let separator = Array(SearchableText.separator.utf8)

  private struct Entry {
    let perfume: Perfume.ID
    let brand: Brand.ID
    /// Where the text is.
    let chunk: UInt32
    let start: UInt32
    let keysLength: UInt32
    let leadConsonantsLength: UInt32
  }

  private var entries: [Entry] = []
  private var isAscending = true
  /// The place of each perfume among the entries, once those are complete and in the order of their ids.
  private var numbers: IDNumbers?
  /// In pieces, so that none has to be moved when it grows.
  private var chunks: [[UInt8]] = []
  private var brands: [Brand.ID: (keys: [UInt8], leadConsonants: [UInt8])] = [:]

  /// Notes what the perfumes of a brand are found by.
  mutating func introduce(_ brand: Brand) {
    let text = SearchableText(brand)
    brands[brand.id] = (Array(text.keys.utf8), Array(text.leadConsonants.utf8))
  }

  /// Notes what a perfume is found by beside its brand.
  mutating func add(_ perfume: Perfume, _ text: SearchableText) {
    let (keys, leadConsonants) = (text.keys.utf8, text.leadConsonants.utf8)
    let length = keys.count + leadConsonants.count
    if (chunks.last?.count ?? Self.chunkSize) + length > Self.chunkSize {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(max(Self.chunkSize, length))
    }
    let chunk = chunks.count - 1
    isAscending = isAscending && entries.last.map { $0.perfume < perfume.id } ?? true
    entries.append(
      Entry(
        perfume: perfume.id,
        brand: perfume.brand.id,
        chunk: UInt32(chunk),
        start: UInt32(chunks[chunk].count),
        keysLength: UInt32(keys.count),
        leadConsonantsLength: UInt32(leadConsonants.count)
      )
    )
    chunks[chunk].append(contentsOf: keys)
    chunks[chunk].append(contentsOf: leadConsonants)
  }

  /// Fills the table `perfume_text`, in its order.
  mutating func write(on connection: Connection) throws(CatalogError) {
    if !isAscending { entries.sort { $0.perfume < $1.perfume } }
    numbers = IDNumbers(ascending: entries.map(\.perfume))
    let row = try connection.prepare(
      "INSERT INTO perfume_text (perfume_id, keys, lead_consonants) VALUES (?, ?, ?)"
    )
    var (keys, leadConsonants) = ([UInt8](), [UInt8]())
    for entry in entries {
      join(entry, keys: &keys, leadConsonants: &leadConsonants)
      row.reset()
      try row.bind(entry.perfume, at: 1)
      try row.bind(utf8: keys, at: 2)
      try row.bind(utf8: leadConsonants, at: 3)
      while try row.step() {}
    }
  }

  /// What a perfume is found by, brand included, after `write(on:)`; nothing for one that was not added.
  func text(of perfume: Perfume.ID) -> (keys: [UInt8], leadConsonants: [UInt8]) {
    guard let numbers else { preconditionFailure("not every brand is there") }
    var (keys, leadConsonants) = ([UInt8](), [UInt8]())
    if let number = numbers.number(of: perfume) {
      join(entries[number], keys: &keys, leadConsonants: &leadConsonants)
    }
    return (keys, leadConsonants)
  }

  private func join(_ entry: Entry, keys: inout [UInt8], leadConsonants: inout [UInt8]) {
    let brand = brands[entry.brand] ?? ([], [])
    let start = Int(entry.start)
    let middle = start + Int(entry.keysLength)
    let end = middle + Int(entry.leadConsonantsLength)
    let chunk = chunks[Int(entry.chunk)]
    Self.join(chunk[start..<middle], brand.keys, into: &keys)
    Self.join(chunk[middle..<end], brand.leadConsonants, into: &leadConsonants)
  }

  private static func join(_ own: ArraySlice<UInt8>, _ brand: [UInt8], into text: inout [UInt8]) {
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: own)
    if !own.isEmpty && !brand.isEmpty { text.append(contentsOf: separator) }
    text.append(contentsOf: brand)
  }
}
