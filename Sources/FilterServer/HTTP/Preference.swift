/// One entry of a header such as `Accept-Language`: a name, and how much it is wanted (RFC 9110, section 12.4.2).
///
/// Browsers send such headers with every request: they are read where they lie, with no copies of their parts.
struct Preference {
  /// As it was written.
  let name: Substring.UTF8View
  /// In thousandths; 0 for what is not wanted.
  let weight: Int

  /// The entries of a header, in their order.
  static func list(_ header: String) -> [Self] {
    var rest = header[...].utf8
    var entries: [Self] = []
    while let entry = rest.popPart(before: UInt8(ascii: ",")) { entries.append(Self(entry)) }
    return entries
  }

  private init(_ entry: Substring.UTF8View) {
    var rest = entry
    name = rest.popPart(before: UInt8(ascii: ";")) ?? entry
    while let parameter = rest.popPart(before: UInt8(ascii: ";")) {
      guard parameter.prefix(2).spells("q=") else { continue }
      weight = Self.weight(parameter.dropFirst(2))
      return
    }
    weight = 1_000
  }

  /// "x" is no weight: such an entry asks for nothing.
  private static func weight(_ digits: Substring.UTF8View) -> Int {
    guard let weight = Double(Substring(digits)), weight.isFinite else { return 0 }
    return Int((min(max(weight, 0), 1) * 1_000).rounded())
  }
}

extension Substring.UTF8View {
  /// Whether these are the letters of a word, which is given in small ones.
  func spells(_ word: String) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return elementsEqual(word.utf8) { (capitals.contains($0) ? $0 | 0x20 : $0) == $1 }
  }

  /// Takes off what stands before the next separator, and that; none when nothing is left.
  fileprivate mutating func popPart(before separator: UInt8) -> Self? {
    guard !isEmpty else { return nil }
    let part = prefix { $0 != separator }
    self = self[part.endIndex...].dropFirst()
    return part.trimming { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
