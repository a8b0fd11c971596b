internal import Catalog
internal import SearchFilter

/// A perfume: brand, names, year, notes by layer, keywords, rating, and a picture if there is one.
struct PerfumeCard: PagePart {
  let row: FilterPerfume
  let phrases: PagePhrases

  private var perfume: Perfume { row.perfume }

  func write(to html: inout HTMLWriter) {
    html.element("li", ["id": "perfume-\(row.id)"]) { html in
      html.element("article", ["class": "card", "aria-labelledby": "name-\(row.id)"]) { html in
        if let picture = perfume.pictureAddress {
          html.begin(
            "img",
            [
              "src": picture, "alt": "\(row.brand) \(row.title)", "loading": "lazy",
              "width": "120", "height": "160", "referrerpolicy": "no-referrer",
            ]
          )
        }
        html.element("div", ["class": "about"]) { html in
          html.element("p", ["class": "brand"], text: row.brand)
          html.element("h3", ["id": "name-\(row.id)"], text: row.title)
          if let other = otherName {
            html.element(
              "p",
              ["class": "other", "lang": other.isInHangul ? "ko" : nil],
              text: other
            )
          }
          writeFacts(to: &html)
          writeRating(to: &html)
        }
        writeNotes(to: &html)
        writeKeywords(to: &html)
      }
    }
  }

  /// The name in the other language, where there is another.
  private var otherName: String? {
    [perfume.name, perfume.englishName].compactMap(\.self).first { $0 != row.title }
  }

  private func writeFacts(to html: inout HTMLWriter) {
    let facts = [
      perfume.year.map(String.init), perfume.concentration, perfume.gender.map(phrases.gender),
      perfume.price?.text(in: phrases.language),
    ].compactMap(\.self)
    guard !facts.isEmpty else { return }
    html.element("ul", ["class": "facts", "role": "list"]) { html in
      for fact in facts { html.element("li", text: fact) }
    }
  }

  private func writeRating(to html: inout HTMLWriter) {
    guard let rating = perfume.rating else { return }
    html.element("p", ["class": "rating"]) { html in
      html.write(Stars(rating: rating, label: phrases.rated(rating)))
      html.markup(" ")
      html.element("span", ["aria-hidden": "true"], text: rating.hundredths)
      html.markup(" ")
      html.element("small", text: phrases.ratings(perfume.ratingCount))
    }
  }

  private func writeNotes(to html: inout HTMLWriter) {
    guard !perfume.ingredients.isEmpty else { return }
    html.element("dl", ["class": "notes"]) { html in
      for layer in NoteLayer.allCases + [nil] {
        let names = perfume.ingredients.filter { $0.layer == layer }
          .map { $0.title(in: phrases.language) }
        guard !names.isEmpty else { continue }
        html.element("div") { html in
          html.element("dt", text: phrases.layer(layer))
          html.element("dd", text: names.joined(separator: ", "))
        }
      }
    }
  }

  private func writeKeywords(to html: inout HTMLWriter) {
    guard !perfume.keywords.isEmpty else { return }
    html.element(
      "ul",
      ["class": "keywords", "role": "list", "aria-label": phrases.keywords]
    ) { html in
      for keyword in perfume.keywords {
        html.element("li", text: keyword.title(in: phrases.language))
      }
    }
  }
}

extension Perfume {
  /// Where its picture is, if that is an address that a page may show.
  fileprivate var pictureAddress: String? {
    guard let imageURL else { return nil }
    let isShown = ["https://", "http://", "/"].contains { imageURL.lowercased().hasPrefix($0) }
    return isShown ? imageURL : nil
  }
}

extension String {
  /// Whether it is to be read aloud as Korean.
  fileprivate var isInHangul: Bool {
    unicodeScalars.contains { ("\u{AC00}"..."\u{D7A3}").contains($0) }
  }
}
