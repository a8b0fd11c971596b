/// A text that is Korean if it is in CP949: all that is not ASCII is syllables, in words without Latin letters.
///
/// Texts in other languages of Europe are not like this by chance, as accented letters stand among those of ASCII.
struct HangulWords {
  /// Whether bytes that are valid UTF-8 may be meant as that: each word is one letter or sign of Western Europe.
  ///
  /// "à" and "·" stand alone, two of these make no word, and letters of other languages stand in longer ones.
  private(set) var mayBeUTF8 = true

  /// None where the bytes mean anything else in CP949, or nothing.
  init?(_ bytes: [UInt8]) {
    let bytes = bytes.span
    var position = 0
    while position < bytes.count {
      guard bytes[position] >= 0x80 else {
        position += 1
        continue
      }
      let start = position
      while position < bytes.count, bytes[position] >= 0x80 {
        let trail = CP949Layout.byte(bytes, position + 1)
        guard CP949Layout.unit(in: bytes, at: position) != nil,
          CP949Layout.isSyllable(bytes[position], trail)
        else { return nil }
        position += 2
      }
      let isInWord =
        start > 0 && bytes[start - 1].isASCIILetter
        || CP949Layout.byte(bytes, position).isASCIILetter
      if isInWord { return nil }
      let isWestern = position - start == 2 && (0xC2...0xC3).contains(bytes[start])
      mayBeUTF8 = mayBeUTF8 && isWestern
    }
  }
}
