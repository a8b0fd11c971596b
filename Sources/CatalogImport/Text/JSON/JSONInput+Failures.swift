import Catalog

extension JSONInput {
  /// A failure at a fault that the parser has found ahead of where it is now.
  func failure(_ fault: JSONFault) -> ImportFailure {
    let (line, column) = place(of: min(fault.position, window.bytes.count))
    return ImportFailure(
      line: line,
      column: column,
      columnName: fault.reason == .repeatedName ? name(at: fault.position) : nil,
      reason: reason(fault),
      endsReading: true
    )
  }

  /// A failure at the byte that comes next.
  func failure(_ reason: JSONFault.Reason) -> ImportFailure {
    failure(JSONFault(reason, at: parser.place.position))
  }

  /// A failure at the end of the line, in the middle of what comes next.
  func failureAtLineEnd() -> ImportFailure {
    let rest = window.bytes[parser.place.position...]
    return failure(
      JSONFault(.endOfLine, at: rest.firstIndex(where: Self.endsLine) ?? rest.endIndex)
    )
  }

  /// The line of a byte, and which character of that line it begins; both from 1.
  private func place(of position: Int) -> (line: Int, column: Int) {
    var place = parser.place
    while place.position < position {
      if Self.endsLine(window.bytes[place.position]) {
        place.passLineEnd(window.bytes.span)
      } else {
        place.position += 1
      }
    }
    let before = place.lineStart == 0 ? droppedCharacters : 0
    let characters = window.characters(in: min(place.lineStart, position)..<position)
    return (place.line, before + characters + 1)
  }

  private func name(at position: Int) -> String? {
    var parser = parser
    parser.place.position = position
    do throws(JSONFault) {
      return try parser.run(window) { (parser, bytes) throws(JSONFault) in
        try parser.string(bytes)
      }
    } catch {
      return nil
    }
  }

  private func reason(_ fault: JSONFault) -> Text {
    switch fault.reason {
    case .repeatedName: .repeated(name(at: fault.position) ?? "")
    case .notUTF8: .notUTF8(window.bytes[fault.position])
    case .tooLarge: .tooLarge(window.recordLimit)
    default: fault.reason.text(found: sign(at: fault.position))
    }
  }

  /// The character at a byte, if one can be printed.
  private func sign(at position: Int) -> Character? {
    let bytes = window.bytes[min(position, window.bytes.count)...].prefix(4)
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first,
      scalar.value > 0x20, scalar.value != 0x7F, scalar != "\u{FFFD}"
    else { return nil }
    return Character(scalar)
  }
}

extension JSONInput {
  static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
