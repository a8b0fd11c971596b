private import CZlib

extension [UInt8] {
  /// The bytes packed as gzip does; none when there is no memory for that.
  ///
  /// Packs quickly rather than tightly: a list of options becomes a tenth all the same.
  func gzipped() -> [UInt8]? {
    var stream = unsafe z_stream()
    let gzip: Int32 = 16
    guard
      unsafe deflateInit2_(
        &stream,
        Z_BEST_SPEED,
        Z_DEFLATED,
        MAX_WBITS + gzip,
        8,
        Z_DEFAULT_STRATEGY,
        ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)
      ) == Z_OK
    else { return nil }
    defer { unsafe deflateEnd(&stream) }
    let bound = unsafe Int(deflateBound(&stream, UInt(count)))
    return unsafe withUnsafeBufferPointer { input in
      unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, packed in
        // zlib does not write to its input.
        unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = UInt32(output.count)
        packed = unsafe deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
      }
    }
  }
}
