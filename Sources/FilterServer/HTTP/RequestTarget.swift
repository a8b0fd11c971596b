/// The target of a request, taken apart and decoded.
struct RequestTarget {
  /// Decoded; begins with "/", or is "*".
  let path: String
  /// Names and values in their order, decoded; where "+" is a space.
  let pairs: [(name: String, value: String)]

  /// Decodes a target strictly, or throws the first thing that is wrong with it.
  init(_ target: [UInt8]) throws(RequestError) {
    let target = Self.withoutOrigin(target[...])
    let mark = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    do throws(PercentEncoding.Fault) {
      let path = try PercentEncoding.decoded(target[..<mark])
      self.path = path.isEmpty ? "/" : path
    } catch {
      throw .badPath(error)
    }
    var pairs: [(name: String, value: String)] = []
    for part in target[mark...].dropFirst().split(separator: UInt8(ascii: "&")) {
      pairs.append(try Self.pair(part))
    }
    self.pairs = pairs
  }

  private static func pair(
    _ part: ArraySlice<UInt8>
  ) throws(RequestError) -> (name: String, value: String) {
    let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
    let name = part[..<mark]
    do throws(PercentEncoding.Fault) {
      return (
        try PercentEncoding.decoded(name, inQuery: true),
        try PercentEncoding.decoded(part[mark...].dropFirst(), inQuery: true)
      )
    } catch {
      let decoded = try? PercentEncoding.decoded(name, inQuery: true)
      throw .badParameter(decoded ?? String(decoding: name, as: UTF8.self), error)
    }
  }

  /// A client that takes us for a proxy sends a whole URL.
  private static func withoutOrigin(_ target: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let scheme = Array("http://".utf8)
    guard target.starts(with: scheme) else { return target }
    let rest = target.dropFirst(scheme.count)
    return rest.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
  }
}
