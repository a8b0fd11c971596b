import Catalog

/// Names that are written in two scripts at once: "딥티크(Diptyque)", "Chanel/香奈儿".
enum PairedName {
  /// The name in the other script and the one in Latin letters; none where it is not just these two.
  static func parts(of name: String) -> (local: String, latin: String)? {
    var body = Substring(name)
    if let last = body.last, ")）".contains(last) { body.removeLast() }
    let isBracketed = body.endIndex < name.endIndex
    let signs: Set<Character> = isBracketed ? ["(", "（"] : ["/", "／", "|"]
    let parts = body.split(omittingEmptySubsequences: false) { signs.contains($0) }.map(\.trimmed)
    guard parts.count == 2, parts.allSatisfy({ $0.contains(where: \.isLetter) }) else { return nil }
    switch (parts[0].isInLatinLetters, parts[1].isInLatinLetters) {
    case (true, false): return (parts[1], parts[0])
    case (false, true): return (parts[0], parts[1])
    default: return nil
    }
  }
}
