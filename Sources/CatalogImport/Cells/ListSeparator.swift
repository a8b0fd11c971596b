import Catalog

/// How the lists of one column are written.
package enum ListSeparator: Hashable, Sendable {
  case signs(Set<Character>)
  /// Single spaces, as Chinese sites do it, whose words hold none.
  case spaces
  /// Dashes between spaces: "Rose - Oud - Musk".
  case dashes

  /// All the commas: sites mix them in one cell.
  static let commas: Set<Character> = [",", "，", "、", "،", "､"]

  /// The signs that lists are parted by, the one that parts larger pieces first.
  private static let candidates: [Set<Character>] = [
    ["|", "｜", "¦"], ["\n", "\r", "\r\n"], [";", "；", "؛"], commas, ["#"],
    ["•", "·", "・", "∙", "●"], Set("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"), ["/", "／"], ["+"],
  ]
  /// What notes follow each other by; elsewhere it leads from a category into a part of it.
  private static let arrows: Set<Character> = [">", "＞", "→"]

  /// Finds out from some cells of a column how their lists are parted.
  static func found(in cells: [String], ofNotes: Bool = true) -> ListSeparator {
    let least = max(1, cells.count / 20)
    for signs in ofNotes ? candidates + [arrows] : candidates {
      if signs == ["/", "／"], isPartedBySpaces(cells) { return .spaces }
      if cells.count(where: { cell in cell.contains { signs.contains($0) } }) >= least {
        return .signs(signs)
      }
    }
    if isPartedBySpaces(cells) { return .spaces }
    // One dash may also stand within a name: "Musk - White".
    let dashes = cells.map { DashedText.parts(of: $0).count - 1 }
    let many = dashes.count { $0 > 1 }
    return many >= least && many * 2 >= dashes.count { $0 > 0 } ? .dashes : .signs(commas)
  }

  private static func isPartedBySpaces(_ cells: [String]) -> Bool {
    let inHan = cells.filter { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
    return inHan.count * 2 > cells.count
      && inHan.count(where: { $0.trimmed.contains(" ") }) * 2 > inHan.count
  }

  /// The items of one cell, white space and all.
  func items(_ cell: String) -> [Substring] {
    switch self {
    case .spaces: return cell.split(whereSeparator: \.isWhitespace)
    case .dashes:
      let parts = DashedText.parts(of: cell)
      return parts.count > 1 ? parts : Self.signs(Self.commas).items(cell)
    case .signs(let signs):
      if cell.contains(where: { signs.contains($0) }) { return Self.split(cell, signs) }
      let other = Self.candidates.dropLast().first { set in cell.contains { set.contains($0) } }
      if let other { return Self.split(cell, other) }
      let parts = DashedText.parts(of: cell)
      return parts.count > 2 ? parts : [cell[...]]
    }
  }

  /// Splits at `signs`, but not inside brackets.
  private static func split(_ cell: String, _ signs: Set<Character>) -> [Substring] {
    var items: [Substring] = []
    var depth = 0
    var start = cell.startIndex
    for index in cell.indices {
      let character = cell[index]
      switch character {
      case "(", "[", "（": depth += 1
      case ")", "]", "）": depth = max(0, depth - 1)
      default:
        guard depth == 0, signs.contains(character) else { continue }
        items.append(cell[start..<index])
        start = cell.index(after: index)
      }
    }
    items.append(cell[start...])
    // A bracket that nobody closes holds nothing together.
    return depth == 0 ? items : cell.split { signs.contains($0) }
  }
}

/// Lists that are parted by dashes between spaces.
enum DashedText {
  /// What stands between the dashes; the whole text where there are none.
  static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var previous: Character?
    for index in text.indices {
      let next = text.index(after: index)
      if previous == " ", isDash(text[index]), next < text.endIndex, text[next] == " " {
        parts.append(text[start..<index])
        start = next
      }
      previous = text[index]
    }
    return parts + [text[start...]]
  }

  static func isDash(_ character: Character) -> Bool { "-–—".contains(character) }
}

/// Lists whose items have numbers before them, with a full stop or a bracket.
enum NumberedText {
  /// What stands behind each number, in the order of the numbers; the whole text where it is no such list.
  static func parts(of text: String) -> [String] {
    guard text.first(where: { !$0.isWhitespace }) == "1" else { return [text] }
    var parts: [String] = []
    var start = text.startIndex
    var index = text.startIndex
    var isBoundary = true
    while index < text.endIndex {
      if isBoundary, let end = end(of: parts.count + 1, at: index, in: text) {
        parts.append(String(text[start..<index]))
        start = end
        index = end
        continue
      }
      isBoundary = !text[index].isLetter && !text[index].isNumber
      index = text.index(after: index)
    }
    // What stands before the first number is nothing.
    return parts.count > 1 ? parts.dropFirst() + [String(text[start...])] : [text]
  }

  /// Behind a number and its sign, where these stand at `index`.
  private static func end(
    of number: Int,
    at index: String.Index,
    in text: String
  ) -> String.Index? {
    let digits = String(number)
    guard text[index...].hasPrefix(digits) else { return nil }
    let rest = text[index...].dropFirst(digits.count)
    guard let sign = rest.first, ".)．）、".contains(sign), rest.dropFirst().first?.isNumber != true
    else { return nil }
    return rest.index(after: rest.startIndex)
  }

  /// `item` without its number and the sign behind that.
  static func withoutNumber(_ item: String) -> String {
    let digits = item.prefix(3).prefix(while: \.isWholeNumber)
    guard (1...2).contains(digits.count) else { return item }
    let rest = item.dropFirst(digits.count)
    guard let sign = rest.first, ".)．）、".contains(sign) else { return item }
    let name = rest.dropFirst().drop { $0 == " " }
    return name.first?.isLetter == true ? String(name) : item
  }
}
