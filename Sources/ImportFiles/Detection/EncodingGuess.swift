import CUchardet

/// What uchardet says of a text, in terms of the encodings that can be read.
enum EncodingGuess {
  /// The encoding of `bytes` in its opinion; nil when it has none or it is one that nobody knows here.
  static func encoding(of bytes: [UInt8]) -> TextEncoding? {
    guard let detector = unsafe uchardet_new() else { return nil }
    defer { unsafe uchardet_delete(detector) }
    let code = unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe uchardet_handle_data(detector, start, buffer.count)
    }
    guard code == 0 else { return nil }
    unsafe uchardet_data_end(detector)
    guard let name = unsafe uchardet_get_charset(detector) else { return nil }
    return TextEncoding(named: unsafe String(cString: name))
  }
}
