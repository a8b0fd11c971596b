public import Catalog

extension Language {
  /// The language that an `Accept-Language` header prefers among ours; English without any.
  public init(accepted header: String) {
    var best: (language: Language, weight: Int)?
    for range in Preference.list(header) {
      guard let language = Language(range: range.name) else { continue }
      // Of equal weights the first one named is preferred.
      if range.weight > best?.weight ?? 0 { best = (language, range.weight) }
    }
    self = best?.language ?? .english
  }

  /// That of a range such as "ko-KR".
  private init?(range: Substring.UTF8View) {
    let subtag = range.prefix { $0 != UInt8(ascii: "-") }
    guard let language = Language.allCases.first(where: { subtag.spells($0.rawValue) }) else {
      return nil
    }
    self = language
  }
}
