package import Catalog

/// One item of a list of notes or keywords, as it stands there.
package struct ListItem: Hashable, Sendable {
  package var text: String
  /// Its names in two languages, where the file has them beside it.
  package var englishName: String?
  package var koreanName: String?
  /// The series that the file itself names beside it.
  package var series: String?
  package var layer: NoteLayer?
  /// Whether it stands among tags, so that it is one where it is no note that is known.
  package var isAmongTags = false
}

/// Takes the lists of notes and keywords out of whatever the files put them in.
struct ListReader {
  let separator: ListSeparator

  /// Gives the items of `value` to `body`; notes that say their own layer come with it.
  func forEachItem(_ value: RawValue, layer: NoteLayer? = nil, _ body: (ListItem) -> Void) {
    switch value {
    case .absent, .flag: return
    case .text(let text): forEachItem(text: text, layer: layer, body)
    case .number(let text): body(ListItem(text: text, layer: layer))
    case .list(let items): for item in items { forListed(item, layer, body) }
    case .object(let members): forEachMember(members, layer, body)
    }
  }

  private func forListed(_ item: RawValue, _ layer: NoteLayer?, _ body: (ListItem) -> Void) {
    switch item {
    case .text(let text), .number(let text): body(ListItem(text: text, layer: layer))
    case .object(let members):
      if let (own, list) = ListedLayer.list(in: members) {
        forListed(list, own, body)
      } else if let text = item.scalarText {
        let series = members.first { Self.seriesKeys.contains($0.key) }?.value.plainText
        let names = OtherNames(members)
        body(
          ListItem(
            text: text,
            englishName: names.english,
            koreanName: names.korean,
            series: series,
            layer: ListedLayer.layer(of: members) ?? layer
          )
        )
      } else {
        forEachMember(members, layer, body)
      }
    case .list(let items): for item in items { forListed(item, layer, body) }
    case .absent, .flag: return
    }
  }

  private static let seriesKeys: Set<String> = [
    "series", "family", "group", "category", "class", "계열",
  ]

  /// An object of layers, or one whose keys are the items and whose values say how strong they are.
  private func forEachMember(
    _ members: [RawValue.Member],
    _ layer: NoteLayer?,
    _ body: (ListItem) -> Void
  ) {
    for member in members {
      switch member.value {
      case .number, .flag: body(ListItem(text: member.key, layer: layer))
      case .absent:
        if LayeredText.layer(named: member.key) == nil {
          body(ListItem(text: member.key, layer: layer))
        }
      case .text(let text)
      where LayeredText.layer(named: member.key) == nil
        && NumberText(text, loneSign: .decimal) != nil:
        body(ListItem(text: member.key, layer: layer))
      case .text, .list, .object:
        forEachItem(member.value, layer: LayeredText.layer(named: member.key) ?? layer, body)
      }
    }
  }

  private func forEachItem(text: String, layer: NoteLayer?, _ body: (ListItem) -> Void) {
    if let first = text.first(where: { !$0.isWhitespace }), "[{(".contains(first),
      let value = CellLiteral.value(text)
    {
      return forEachItem(value, layer: layer, body)
    }
    for part in LayeredText.parts(of: HTMLText.plain(text), layer) {
      for numbered in NumberedText.parts(of: part.text) {
        for item in separator.items(numbered) where !item.allSatisfy(\.isWhitespace) {
          let (name, own) = part.layer == nil ? LayeredText.item(item) : (item, part.layer)
          body(ListItem(text: String(name), layer: own))
        }
      }
    }
  }
}
