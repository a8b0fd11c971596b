/// Where a request ends and whom it is for, as its headers say it.
///
/// What a proxy before the service could read in another way lets a client slip a request past it
/// (RFC 9112, section 11.2).
struct RequestFraming {
  /// How long the body is to be; 0 where that is not said.
  private(set) var contentLength = 0
  private var hosts = 0
  /// Of the headers that say how long the body is.
  private var lengths = 0
  private var hasUnknownCoding = false
  private var hasBlankName = false

  /// Whether it can be read in two ways.
  var isAmbiguous: Bool { hosts > 1 || lengths > 1 || hasUnknownCoding || hasBlankName }

  /// Takes a line of the head, its name in small letters.
  mutating func add(_ name: String, _ value: String) {
    switch name {
    case "host": hosts += 1
    case "content-length":
      lengths += 1
      contentLength = Int(value) ?? .max
    case "transfer-encoding":
      lengths += 1
      if value.lowercased() != "chunked" { hasUnknownCoding = true }
    default:
      if name.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        hasBlankName = true
      }
    }
  }
}
