import Catalog

/// The layer that an object in a list of notes is of, by what it says itself.
enum ListedLayer {
  private static let keys = MemberKeys([
    "layer", "Layer", "noteLayer", "note_layer", "level", "position", "stage", "type", "noteType",
    "note_type", "레이어", "단계",
  ])

  /// That of one note: `{"name": "Rose", "layer": "top"}`.
  static func layer(of members: [RawValue.Member]) -> NoteLayer? {
    for member in members where keys.contains(member.key) {
      if let layer = member.value.plainText.flatMap(LayeredText.layer) { return layer }
    }
    return nil
  }

  /// That of a list, and the list: `{"layer": "top", "notes": ["Rose"]}`, or with "name" for "layer".
  static func list(in members: [RawValue.Member]) -> (layer: NoteLayer, list: RawValue)? {
    guard members.contains(where: { if case .list = $0.value { true } else { false } }) else {
      return nil
    }
    let lists = members.filter { if case .list = $0.value { true } else { false } }
    guard let first = lists.first,
      let layer = layer(of: members)
        ?? RawValue.object(members).scalarText.flatMap(LayeredText.layer)
    else { return nil }
    return (layer, (lists.first { LayeredText.meaning(of: $0.key) != nil } ?? first).value)
  }
}
