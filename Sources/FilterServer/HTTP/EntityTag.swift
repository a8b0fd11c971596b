/// What tells one answer from every other: the same tag wherever the same catalogue is asked the same.
///
/// It is weak, since the same answer may be packed in several ways.
struct EntityTag: Hashable, Sendable {
  /// As the header has it: `W/"..."`.
  let text: String

  /// The tag of what `parts` lead to, all together.
  init(_ parts: String...) {
    // FNV-1a; each part ends in a byte that none has.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    text = "W/\"\(String(hash, radix: 36))\""
  }

  /// Whether an `If-None-Match` header names it, compared weakly (RFC 9110, section 13.1.2).
  func isListed(in header: String) -> Bool {
    // Most have one, as it was given.
    if header == text { return true }
    let opaque = text.dropFirst(2)
    // A tag may hold a comma, but ours do not: what is parted wrongly is none of ours.
    return header.split(separator: ",").contains { entry in
      let entry = entry.trimming { $0 == " " || $0 == "\t" }
      return (entry.hasPrefix("W/") ? entry.dropFirst(2) : entry) == opaque
    }
  }

  /// Whether an `If-None-Match` header stands for whatever there is.
  static func isAny(_ header: String) -> Bool { header.trimming { $0 == " " || $0 == "\t" } == "*" }
}
