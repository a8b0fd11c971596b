/// How an answer may be packed on its way.
enum ContentCoding: Hashable, Sendable {
  case identity
  case gzip

  /// What an `Accept-Encoding` header wants (RFC 9110, section 12.5.3): gzip where it is as welcome as
  /// anything else.
  init(accepted header: String?) {
    let entries = (header ?? "").split(separator: ",").map { Entry($0) }
    func weight(of names: String...) -> Double? {
      entries.first { names.contains($0.name) }?.weight
    }
    let gzip = weight(of: "gzip", "x-gzip") ?? weight(of: "*") ?? 0
    let identity = weight(of: "identity") ?? 0
    self = gzip > 0 && gzip >= identity ? .gzip : .identity
  }

  private struct Entry {
    let name: String
    let weight: Double

    init(_ text: Substring) {
      let parts = text.split(separator: ";").map { part in
        part.trimming { $0 == " " || $0 == "\t" }.lowercased()
      }
      name = parts.first ?? ""
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
      weight = quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
  }
}
