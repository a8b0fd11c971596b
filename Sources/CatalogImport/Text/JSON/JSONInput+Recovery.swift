extension JSONInput {
  /// Brackets in each other that are followed through broken text.
  private static let bracketLimit = 1 << 20

  /// Passes over what is left of the line.
  mutating func passLine() throws(ImportFailure) {
    while let byte = try nextByte() {
      if Self.endsLine(byte) {
        passLineEnd()
        return
      }
      advance()
    }
  }

  /// The failure of the item that comes next, in what `close` closes, which does not end the reading if
  /// the item can be passed over.
  mutating func passing(_ failure: ImportFailure, close: UInt8) -> ImportFailure {
    var failure = failure
    do throws(ImportFailure) {
      if failure.kind == .badInput, try passBroken() {
        let next = try peek()
        failure.endsReading = next != UInt8(ascii: ",") && next != close
      }
    } catch {
      failure.endsReading = true
    }
    return failure
  }

  /// Passes over the value that comes next, going by its brackets and quotation marks alone; false when
  /// these do not match.
  private mutating func passBroken() throws(ImportFailure) -> Bool {
    var open: [UInt8] = []
    var isInString = false
    while let byte = try nextByte() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        passLineEnd()
        continue
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString:
        advance()
        guard let escaped = try nextByte() else { return false }
        if Self.endsLine(escaped) { continue }
      case _ where isInString: break
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: ",") where open.isEmpty: return true
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let expected = open.popLast() else { return true }
        guard byte == expected else { return false }
        if open.isEmpty {
          advance()
          return true
        }
      default: break
      }
      guard open.count <= Self.bracketLimit else { return false }
      advance()
    }
    return false
  }
}
