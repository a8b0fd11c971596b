/// Something that a perfume can be filtered by, as the catalogue lists it.
public protocol CatalogOption: CatalogNamed, Identifiable, Hashable, Sendable where ID == Int {
  /// The tab under which the option is selected.
  static var category: Category { get }
}

/// Something the catalogue has a name for, in its own language and perhaps in English and Korean.
public protocol CatalogNamed {
  /// The name as the catalogue gives it, composed (NFC), never empty.
  var name: String { get }
  /// The English name, when the catalogue has one beside `name`.
  var englishName: String? { get }
  /// The Korean name, when the catalogue has one beside `name`.
  var koreanName: String? { get }
}

extension CatalogNamed {
  /// None, for what is named in the catalogue's language and English at most.
  public var koreanName: String? { nil }

  /// Every name that it is found by, each once: `name`, then the English, then the Korean one.
  package var names: [String] {
    var names = [name]
    for other in [englishName, koreanName].compactMap(\.self) where !names.contains(other) {
      names.append(other)
    }
    return names
  }

  /// Whether this is one of its names, to the letter.
  package func isNamed(_ name: String) -> Bool {
    self.name == name || englishName == name || koreanName == name
  }

  /// The name that a reader of `language` is shown; the catalogue's own where that is none.
  public func title(in language: Language?) -> String {
    switch language {
    case nil: name
    case .english: englishName ?? name
    case .korean: koreanName ?? name
    }
  }
}
