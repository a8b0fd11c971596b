internal import Catalog

extension Language {
  /// The language of messages that POSIX derives from the environment.
  init(variable: (String) -> String?) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap(variable).first { !$0.isEmpty }
    self.init(locale: locale ?? "")
  }
}
