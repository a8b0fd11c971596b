import CatalogImport

/// The texts that the cells of a workbook refer to by number.
struct SharedStrings {
  /// Larger lists are not read, in bytes: they are kept in memory, and a small archive can hold one.
  static let limit = 1 << 30
  /// More texts than this are there to fill the memory.
  private static let countLimit = 1 << 25

  private let strings: [String]

  /// Reads the list from its part.
  init(_ part: ZipPart) throws(ImportFailure) {
    let handler = Handler()
    try XMLReader(part, handler: handler).runToEnd()
    strings = handler.strings
  }

  /// None at all.
  init() { strings = [] }

  subscript(number: Int) -> String? {
    strings.indices.contains(number) ? strings[number] : nil
  }

  private final class Handler: XMLHandler {
    var strings: [String] = []
    private var text = RichText()

    func start(_ tag: borrowing XMLTag, in reader: XMLReader) {
      if tag.name == "si" { text.begin() } else { text.start(tag.name) }
    }

    func end(_ name: borrowing XMLName, in reader: XMLReader) {
      guard name == "si" else { return text.end(name) }
      if strings.count == countLimit {
        return reader.fail(.badPart(reader.part.name, "more than \(countLimit) texts"))
      }
      strings.append(text.string)
    }

    func text(_ bytes: Span<UInt8>, in reader: XMLReader) { text.add(bytes) }
  }
}

/// A text in several runs, each in letters of its own; how it is spoken is left out.
struct RichText {
  private var bytes: [UInt8] = []
  private var isInText = false
  private var isInPhonetic = false

  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
    isInText = false
    isInPhonetic = false
  }

  mutating func start(_ name: borrowing XMLName) {
    if name == "t" { isInText = !isInPhonetic } else if name == "rPh" { isInPhonetic = true }
  }

  mutating func end(_ name: borrowing XMLName) {
    if name == "t" { isInText = false } else if name == "rPh" { isInPhonetic = false }
  }

  mutating func add(_ more: Span<UInt8>) {
    guard isInText else { return }
    bytes.append(more)
  }

  var string: String { EscapedText.string(bytes) }
}
