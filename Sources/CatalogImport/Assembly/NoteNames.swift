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

  /// "White Musk" for "Musk - White".
  private func turned(_ name: String) -> String? {
    guard let dash = name.firstRange(of: " - ") else { return nil }
    let head = String(name[..<dash.lowerBound])
    let qualifier = String(name[dash.upperBound...])
    guard table.match(head) != nil, table.match(qualifier)?.englishName == nil, !qualifier.contains(" - ") else { return nil }
    return "\(qualifier) \(head)"
  }

  private func parted(_ name: String) -> [String]? {
    guard table.match(name)?.englishName == nil else { return nil }
    for word in [" and ", " & ", " und ", " et ", " 및 "] {
      guard let range = name.firstRange(of: word) else { continue }
      let parts = [String(name[..<range.lowerBound]), String(name[range.upperBound...])]
      if parts.allSatisfy({ table.match($0) != nil }) { return parts }
    }
    return nil
  }
}
