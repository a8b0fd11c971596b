/// Makes ZIP archives whose parts are not packed.
enum StoredArchive {
  static func bytes(_ parts: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
      let size = four(part.bytes.count)
      let name = Array(part.name.utf8)
      // Method and time, checksum, packed and unpacked size, the length of the name.
      let common = two(0) + four(0) + four(checksum(part.bytes)) + size + size + two(name.count)
      directory += [0x50, 0x4B, 1, 2] + two(20) + two(20) + two(0) + common
      directory += [UInt8](repeating: 0, count: 12) + four(archive.count) + name
      archive += [0x50, 0x4B, 3, 4] + two(20) + two(0) + common + two(0) + name + part.bytes
    }
    let end =
      [0x50, 0x4B, 5, 6] + four(0) + two(parts.count) + two(parts.count) + four(directory.count)
      + four(archive.count) + two(0)
    return archive + directory + end
  }

  private static func two(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }

  private static func four(_ number: Int) -> [UInt8] { two(number & 0xFFFF) + two(number >> 16) }

  /// CRC-32.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return Int(~sum)
  }
}
