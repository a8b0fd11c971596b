/// A language that the interface speaks.
public enum Language: String, CaseIterable, Codable, Sendable {
  case english = "en"
  case korean = "ko"

  /// The language of a POSIX locale such as "ko_KR.UTF-8"; English for every other.
  public init(locale: String) {
    let language = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self = Language(rawValue: language.lowercased()) ?? .english
  }
}
