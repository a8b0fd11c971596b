/// How likely a text is as UTF-8 that is damaged in a few places: whoever reads the cells finds them.
struct DamagedUTF8Model: EncodingModel {
  let encoding: TextEncoding = .utf8

  func cost(of bytes: [UInt8]) -> Double {
    let bytes = bytes.span
    var cost = 0.0
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
      } else if let length = UTF8Sequence.length(in: bytes, at: position) {
        cost += 3.5 + Double(length)
        position += length
      } else {
        cost += 14
        position += 1
      }
    }
    return cost
  }
}

/// How likely a text is as Windows-1252 into which UTF-8 was mixed.
struct MixedWesternModel: EncodingModel {
  let encoding: TextEncoding = .mixedWestern
  /// Of two that are as good, the simple one is right.
  let handicap = 1.0
  private let western: LetterModel

  init() { western = LetterModel(.windows1252, of: .western) }

  func cost(of bytes: [UInt8]) -> Double {
    let bytes = bytes.span
    var cost = 0.0
    // What is not ASCII, written in Windows-1252 alone.
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var position = 0
    var lead: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let length = MixedWesternDecoder.sequence(in: bytes, at: position, after: lead) {
        if let letter = Self.western(in: bytes, at: position, length: length) {
          plain.append(letter)
        } else {
          cost += 14
        }
        lead = byte
        position += length
        continue
      }
      if byte >= 0x80, Windows1252.scalar(byte) == nil { cost += 8 } else { plain.append(byte) }
      lead = nil
      position += 1
    }
    return cost + western.cost(of: plain)
  }

  /// The byte of Windows-1252 for a sequence of UTF-8, where there is one.
  private static func western(in bytes: Span<UInt8>, at position: Int, length: Int) -> UInt8? {
    let sequence = (position..<position + length).map { bytes[$0] }
    guard let scalar = String(decoding: sequence, as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    return (0x80...UInt8.max).first { Windows1252.scalar($0) == scalar }
  }
}
