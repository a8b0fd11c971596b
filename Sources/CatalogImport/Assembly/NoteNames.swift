/// Finds the names of notes in the items of lists.
struct NoteNames {
  var table: NoteTable

  /// What an item names: mostly one note; several where a comma is missing before the last ("tonka and
  /// amber"); none where it is no note at all.
  func names(in item: String) -> [String] {
    guard let name = ItemText.name(item), !ItemText.isNoName(name) else { return [] }
    if let turned = turned(name) { return [turned] }
    return parted(name) ?? [name]
  }

  /// Whether the lists of a column hold tags of every kind among the notes, as shops keep them: some of what
  /// stands there is known to be a note, but far from all.
  ///
  /// Judged only by many items; where nearly nothing is known, they are notes in a language that the table
  /// does not have.
  func areMixedWithTags(_ items: [String]) -> Bool {
    guard items.count >= Self.leastItems else { return false }
    var isKnown: [String: Bool] = [:]
    var known = 0
    var unknown = 0
    for item in items {
      let found = isKnown[item] ?? names(in: item).allSatisfy { table.match($0) != nil }
      isKnown[item] = found
      if found { known += 1 } else { unknown += 1 }
    }
    return Self.mixedShares.contains(Double(unknown) / Double(known + unknown))
  }

  private static let leastItems = 500
  /// What share of the items is unknown in such columns.
  ///
  /// Free text of perfume shops has 1 to 3 % of notes that the table does not know.
  private static let mixedShares = 0.08...0.5

  /// "White Musk" for "Musk - White".
  private func turned(_ name: String) -> String? {
    guard let dash = name.firstRange(of: " - ") else { return nil }
    let head = String(name[..<dash.lowerBound])
    let qualifier = String(name[dash.upperBound...])
    guard table.match(head) != nil, table.match(qualifier)?.knownName == nil,
      !qualifier.contains(" - ")
    else { return nil }
    return "\(qualifier) \(head)"
  }

  private func parted(_ name: String) -> [String]? {
    guard table.match(name)?.knownName == nil else { return nil }
    for word in [" and ", " & ", " und ", " et ", " 및 "] {
      guard let range = name.firstRange(of: word) else { continue }
      let parts = [String(name[..<range.lowerBound]), String(name[range.upperBound...])]
      if parts.allSatisfy({ table.match($0) != nil }) { return parts }
    }
    return nil
  }
}
