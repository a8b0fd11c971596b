import CZlib

/// Packs bytes as other programs do, for tests.
enum Packing {
  private enum Wrapping: Int32 {
    case gzip = 31
    case none = -15
  }

  /// One member of gzip.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] { deflated(bytes, .gzip) }

  /// A ZIP archive with these parts, packed where that helps.
  static func zip(_ parts: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
      let packed = deflated(part.bytes, .none)
      let isStored = packed.count >= part.bytes.count
      let data = isStored ? part.bytes : packed
      let name = Array(part.name.utf8)
      let checksum = part.bytes.withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, UInt32($0.count))
      }
      let common =
        two(isStored ? 0 : 8) + four(0) + four(Int(checksum)) + four(data.count)
        + four(part.bytes.count) + two(name.count)
      directory +=
        [0x50, 0x4B, 1, 2] + two(20) + two(20) + two(0x800) + common + two(0) + two(0) + two(0)
        + two(0) + four(0) + four(archive.count) + name
      archive += [0x50, 0x4B, 3, 4] + two(20) + two(0x800) + common + two(0) + name + data
    }
    let end =
      [0x50, 0x4B, 5, 6] + two(0) + two(0) + two(parts.count) + two(parts.count)
      + four(directory.count) + four(archive.count) + two(0)
    return archive + directory + end
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }

  private static func four(_ number: Int) -> [UInt8] { two(number & 0xFFFF) + two(number >> 16) }

  private static func deflated(_ bytes: [UInt8], _ wrapping: Wrapping) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    deflateInit2_(
      &stream,
      6,
      Z_DEFLATED,
      wrapping.rawValue,
      8,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      size
    )
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 64)
    let count = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        deflate(&stream, Z_FINISH)
        return output.count - Int(stream.avail_out)
      }
    }
    return Array(output.prefix(count))
  }
}
