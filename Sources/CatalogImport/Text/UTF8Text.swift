import Catalog

extension String {
  /// The text of `bytes`, which must be UTF-8, without more marks on a letter than any script has.
  ///
  /// Throws at which byte they first are not, from 0.
  init(utf8 bytes: Span<UInt8>) throws(InvalidUTF8) {
    do throws(UTF8.ValidationError) {
      self = String(copying: try UTF8Span(validating: bytes)).withFewMarks
    } catch {
      throw InvalidUTF8(offset: error.byteOffsets.lowerBound)
    }
  }
}

/// Bytes are not what UTF-8 makes of any text.
struct InvalidUTF8: Error {
  /// Of the first such byte, from 0.
  let offset: Int
}
