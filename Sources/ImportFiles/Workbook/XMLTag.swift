#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The name of an element or an attribute, without the prefix that stands for its namespace.
///
/// Lives as long as the call that it is given to, and so cannot be copied.
@safe struct XMLName: ~Copyable {
  private let start: UnsafePointer<CChar>

  /// `name` ends in NUL.
  init(_ name: UnsafePointer<CChar>) {
    let colon = unsafe strrchr(name, Int32(UInt8(ascii: ":")))
    unsafe start = unsafe colon.map { unsafe UnsafePointer($0 + 1) } ?? name
  }

  static func == (name: borrowing XMLName, other: StaticString) -> Bool {
    unsafe other.utf8Start.withMemoryRebound(to: CChar.self, capacity: other.utf8CodeUnitCount + 1)
    {
      unsafe strcmp(name.start, $0) == 0
    }
  }
}

/// The start of an element: its name and its attributes.
///
/// Lives as long as the call that it is given to, and so cannot be copied.
@safe struct XMLTag: ~Copyable {
  let name: XMLName
  private let attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  /// Names and values of attributes take turns, and nil stands behind the last.
  init(
    _ name: UnsafePointer<CChar>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    self.name = unsafe XMLName(name)
    unsafe self.attributes = unsafe attributes
  }

  /// The value of an attribute as text.
  subscript(attribute: StaticString) -> String? {
    unsafe value(of: attribute).map { unsafe String(cString: $0) }
  }

  /// Calls `body` with the bytes of the value of an attribute, without a copy.
  func withValue<Result>(
    of attribute: StaticString,
    _ body: (Span<UInt8>) -> Result?
  ) -> Result? {
    guard let value = unsafe value(of: attribute) else { return nil }
    let count = unsafe strlen(value)
    return unsafe value.withMemoryRebound(to: UInt8.self, capacity: count) {
      unsafe body(UnsafeBufferPointer(start: $0, count: count).span)
    }
  }

  private func value(of attribute: StaticString) -> UnsafePointer<CChar>? {
    guard var next = unsafe attributes else { return nil }
    while let name = unsafe next[0], let value = unsafe next[1] {
      if unsafe XMLName(name) == attribute { return unsafe value }
      unsafe next += 2
    }
    return nil
  }
}
