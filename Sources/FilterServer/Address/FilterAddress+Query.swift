internal import Catalog

extension FilterAddress {
  /// What the query string holds, in the order in which it holds it; what is usual is left out.
  public var pairs: [(name: String, value: String)] {
    var pairs: [(FilterParameter, String)] = []
    if !text.isEmpty { pairs.append((.text, text)) }
    pairs += selections.map { (FilterParameter(selecting: $0.category), $0.name) }
    let usual = FilterAddress()
    if match.ingredients != usual.match.ingredients {
      pairs.append((.matchIngredients, match.ingredients.rawValue))
    }
    if match.keywords != usual.match.keywords {
      pairs.append((.matchKeywords, match.keywords.rawValue))
    }
    if sort != usual.sort { pairs.append((.sort, sort.rawValue)) }
    if page.limit != usual.page.limit { pairs.append((.limit, String(page.limit))) }
    if page.offset != usual.page.offset { pairs.append((.offset, String(page.offset))) }
    if let language { pairs.append((.language, language.rawValue)) }
    if tab != usual.tab { pairs.append((.tab, tab.rawValue)) }
    if !find.isEmpty { pairs.append((.find, find)) }
    if let initial { pairs.append((.initial, initial.letter)) }
    pairs += folds.map { (.fold, String($0)) }
    return pairs.map { ($0.0.rawValue, $0.1) }
  }

  /// The query string, the same for the same address; empty for the one without any condition.
  public var query: String {
    pairs.map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&")
  }
}

extension String {
  /// With every byte but letters, digits and `-._~` written as "%" and its number (RFC 3986).
  var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      if Unicode.Scalar(byte).isUnreserved {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var isUnreserved: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": true
    default: false
    }
  }
}
