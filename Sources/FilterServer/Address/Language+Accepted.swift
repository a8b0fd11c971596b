public import Catalog

extension Language {
  /// The language that an `Accept-Language` header prefers among ours; English without any.
  public init(accepted header: String) {
    let ranges = header.split(separator: ",").map { LanguageRange(String($0)) }
    let wanted = ranges.filter { $0.weight > 0 }
    // The sort is stable: of equal weights the first one named is preferred.
    let best = wanted.sorted { $0.weight > $1.weight }.compactMap(\.language).first
    self = best ?? .english
  }
}

/// One entry of the header: a language and how much it is wanted.
private struct LanguageRange {
  let language: Language?
  /// In thousandths; 0 for a language that is not wanted.
  let weight: Int

  init(_ entry: String) {
    let parts = entry.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    let tag = parts.first ?? ""
    language = Language(rawValue: tag.prefix { $0 != "-" }.lowercased())
    let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) }
    // "q=x" is no weight: such an entry asks for nothing.
    let known = quality.map { $0 ?? 0 } ?? 1
    weight = known.isFinite ? Int((min(max(known, 0), 1) * 1000).rounded()) : 0
  }
}
