internal import Catalog

extension ValueKind<String> {
  /// A site as browsers name it, or a star for any.
  static let origin = ValueKind(
    "ORIGIN",
    expectation: Text(
      english: "a site such as https://shop.example, without a path, or *",
      korean: "경로 없이 https://shop.example 같은 사이트 하나나 *"
    )
  ) { text in
    if text == "*" { return text }
    guard let scheme = ["http://", "https://"].first(where: text.hasPrefix) else { return nil }
    let host = text.dropFirst(scheme.count)
    return host.isEmpty || !host.utf8.allSatisfy(\.isPartOfHost) ? nil : text
  }

  /// A path, which then begins and ends in a slash.
  static let basePath = ValueKind(
    "PATH",
    expectation: Text(
      english: "a path such as /perfume/ of letters, digits and -._~",
      korean: "글자, 숫자, -._~로 된 /perfume/ 같은 경로 하나"
    )
  ) { text in
    let parts = text.split(separator: "/")
    guard text.hasPrefix("/"), parts.allSatisfy({ $0.utf8.allSatisfy(\.isPartOfPath) }),
      !parts.contains("."), !parts.contains("..")
    else { return nil }
    return "/" + parts.map { $0 + "/" }.joined()
  }
}

extension UInt8 {
  /// A letter, digit or mark that stands for itself in a path (RFC 3986).
  fileprivate var isPartOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  fileprivate var isPartOfHost: Bool {
    isPartOfPath || [UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]")].contains(self)
  }
}
