extension JSONParser {
  /// The number that comes next, as it is written.
  mutating func number(_ bytes: Span<UInt8>) throws(JSONFault) -> String {
    let start = place.position
    if try next(bytes) == UInt8(ascii: "-") {
      place.position &+= 1
      if try next(bytes) == UInt8(ascii: "I") { throw JSONFault(.notANumber, at: start) }
    }
    if try next(bytes) == UInt8(ascii: "0") {
      place.position &+= 1
      if isDigit(try next(bytes)) { throw JSONFault(.number, at: start) }
    } else {
      try digits(bytes, of: start)
    }
    if try next(bytes) == UInt8(ascii: ".") {
      place.position &+= 1
      try digits(bytes, of: start)
    }
    if try next(bytes) | 0x20 == UInt8(ascii: "e") {
      place.position &+= 1
      let sign = try next(bytes)
      if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { place.position &+= 1 }
      try digits(bytes, of: start)
    }
    return try text(bytes, start..<place.position)
  }

  private mutating func digits(_ bytes: Span<UInt8>, of number: Int) throws(JSONFault) {
    guard isDigit(try next(bytes)) else { throw JSONFault(.number, at: number) }
    while isDigit(try next(bytes)) { place.position &+= 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// A word that stands for a value.
  mutating func literal(_ bytes: Span<UInt8>) throws(JSONFault) -> RawValue {
    let start = place.position
    switch try next(bytes) {
    case UInt8(ascii: "t") where try takeWord("true", bytes): return .flag(true)
    case UInt8(ascii: "f") where try takeWord("false", bytes): return .flag(false)
    case UInt8(ascii: "n") where try takeWord("null", bytes): return .absent
    case UInt8(ascii: "N") where try takeWord("NaN", bytes),
      UInt8(ascii: "I") where try takeWord("Infinity", bytes):
      throw JSONFault(.notANumber, at: start)
    default: throw JSONFault(.expectsValue, at: start)
    }
  }

  /// Passes over a word, if it comes next.
  private mutating func takeWord(
    _ word: String,
    _ bytes: Span<UInt8>
  ) throws(JSONFault) -> Bool {
    var position = place.position
    for letter in word.utf8 {
      guard position < bytes.count else { throw JSONFault(.endOfText, at: position) }
      guard bytes[position] == letter else { return false }
      position &+= 1
    }
    place.position = position
    return true
  }
}
