/// How an answer may be packed on its way.
enum ContentCoding: Hashable, Sendable {
  case identity
  case gzip

  /// What an `Accept-Encoding` header wants (RFC 9110, section 12.5.3): gzip where it is as welcome as
  /// anything else.
  init(accepted header: String?) {
    let entries = header.map(Preference.list) ?? []
    func weight(of names: String...) -> Int? {
      entries.first { entry in names.contains { entry.name.spells($0) } }?.weight
    }
    let gzip = weight(of: "gzip", "x-gzip") ?? weight(of: "*") ?? 0
    let identity = weight(of: "identity") ?? 0
    self = gzip > 0 && gzip >= identity ? .gzip : .identity
  }
}
