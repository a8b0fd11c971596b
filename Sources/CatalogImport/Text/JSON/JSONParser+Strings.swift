import Catalog

extension JSONParser {
  /// The string that comes next.
  @inline(__always)
  mutating func string(_ bytes: Span<UInt8>) throws(JSONFault) -> String {
    guard try next(bytes) == UInt8(ascii: "\"") else {
      throw JSONFault(.expectsName, at: place.position)
    }
    let start = place.position &+ 1
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        place.position = end &+ 1
        return try text(bytes, start..<end)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(bytes, start, end) }
      if byte < UInt8(ascii: " ") { throw controlFault(byte, at: end) }
      end &+= 1
    }
    throw JSONFault(.endOfText, at: end)
  }

  func text(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(JSONFault) -> String {
    do throws(InvalidUTF8) {
      return try String(utf8: bytes.extracting(range))
    } catch {
      throw JSONFault(.notUTF8, at: range.lowerBound + error.offset)
    }
  }

  private func controlFault(_ byte: UInt8, at position: Int) -> JSONFault {
    let endsLine = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    return JSONFault(endsLine ? .lineBreak : .control, at: position)
  }

  /// Goes on with a string at its first escape.
  private mutating func escapedString(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ firstEscape: Int
  ) throws(JSONFault) -> String {
    unescaped.removeAll(keepingCapacity: true)
    for index in start..<firstEscape { unescaped.append(bytes[index]) }
    place.position = firstEscape
    while true {
      let byte = try next(bytes)
      switch byte {
      case UInt8(ascii: "\""):
        // What is not UTF-8 stands in the text as it is: there its place is found.
        _ = try text(bytes, start..<place.position)
        place.position &+= 1
        return String(decoding: unescaped, as: UTF8.self).withFewMarks
      case UInt8(ascii: "\\"): try escape(bytes)
      case ..<UInt8(ascii: " "): throw controlFault(byte, at: place.position)
      default:
        unescaped.append(byte)
        place.position &+= 1
      }
    }
  }

  private mutating func escape(_ bytes: Span<UInt8>) throws(JSONFault) {
    let start = place.position
    place.position &+= 1
    let byte = try next(bytes)
    place.position &+= 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = UnicodeScalar(try codePoint(bytes, at: start)) else {
        throw JSONFault(.surrogate, at: start)
      }
      unescaped += Array(String(Character(scalar)).utf8)
    default: throw JSONFault(.escape, at: start)
    }
  }

  /// The code point of an escape that begins at `start`, or of two that are a pair.
  private mutating func codePoint(
    _ bytes: Span<UInt8>,
    at start: Int
  ) throws(JSONFault) -> UInt32 {
    let first = try hexadecimal(bytes, escape: start)
    guard 0xD800..<0xDC00 ~= first else { return first }
    let second = place.position
    guard try next(bytes) == UInt8(ascii: "\\") else { throw JSONFault(.surrogate, at: start) }
    place.position &+= 1
    guard try next(bytes) == UInt8(ascii: "u") else { throw JSONFault(.surrogate, at: start) }
    place.position &+= 1
    let low = try hexadecimal(bytes, escape: second)
    guard 0xDC00..<0xE000 ~= low else { throw JSONFault(.surrogate, at: start) }
    return 0x10000 &+ ((first &- 0xD800) << 10) &+ (low &- 0xDC00)
  }

  private mutating func hexadecimal(
    _ bytes: Span<UInt8>,
    escape: Int
  ) throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = try next(bytes)
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte &- UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte &- UInt8(ascii: "a") &+ 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte &- UInt8(ascii: "A") &+ 10
      default: throw JSONFault(.escape, at: escape)
      }
      value = value << 4 | UInt32(digit)
      place.position &+= 1
    }
    return value
  }
}
