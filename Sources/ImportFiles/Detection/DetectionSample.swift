/// The lines of a text that say something about its encoding: those that are not ASCII alone.
struct DetectionSample {
  private static let limit = 1 << 16
  private static let contextLength = 80

  /// Whole lines, or what there is of them, each with its end.
  private(set) var bytes: [UInt8] = []
  /// How many of the bytes are not ASCII.
  private(set) var foreignBytes = 0

  /// `context` stands directly before `text` and is ASCII.
  init(of text: Span<UInt8>, after context: ArraySlice<UInt8> = []) {
    let line = context.lastIndex(of: UInt8(ascii: "\n")).map { context[($0 + 1)...] } ?? context
    bytes += line.suffix(Self.contextLength)
    var start = 0
    while start < text.count, bytes.count < Self.limit {
      start = ByteScan.firstNonASCII(in: text, from: start)
      guard start < text.count else { return }
      // What stands before it in the line is a part of the picture too.
      var begin = start
      while begin > 0, text[begin - 1] != UInt8(ascii: "\n"), start - begin < Self.contextLength {
        begin -= 1
      }
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n"), end - begin < Self.limit { end += 1 }
      for index in begin..<end {
        bytes.append(text[index])
        if text[index] >= 0x80 { foreignBytes += 1 }
      }
      bytes.append(UInt8(ascii: "\n"))
      start = end + 1
    }
  }
}
