import Catalog
import CatalogSQLite
import Observation
import SearchFilter

/// A perfume finder without a window: what it prints is what a view would draw.
@main
@MainActor
struct EmbeddingExample {
  static func main() async throws {
    // 1. A store: a catalogue file, or, as here, an app's own list.
    let dior = Brand(id: 1, name: "디올", englishName: "Dior")
    let fresh = Keyword(id: 1, name: "상쾌한", englishName: "Fresh")
    let sauvage = Perfume(
      id: 1,
      brand: dior,
      name: "소바쥬",
      englishName: "Sauvage",
      year: 2015,
      keywords: [fresh]
    )
    let poison = Perfume(id: 2, brand: dior, name: "쁘와종", englishName: "Poison", year: 1985)
    let repository = try SQLiteCatalogRepository(
      contents: CatalogContents(brands: [dior], keywords: [fresh], perfumes: [sauvage, poison])
    )

    // 2. The view model, with its three children, in the language of the reader.
    let filter = SearchFilterViewModel(repository: repository, language: .english)
    filter.open()

    // 3. A view observes what it draws: the current value first, then one update for each change.
    let screens = Observations {
      let rows = filter.keywords.rows.map {
        "\($0.isSelected ? "●" : "○") \($0.title) \($0.detail)"
      }
      let perfumes = filter.perfumes.map { "\($0.title), \($0.detail)" }
      return "\(rows.joined(separator: " ")) | \(perfumes.joined(separator: "; "))"
    }
    var iterator = screens.makeAsyncIterator()
    print(await iterator.next() ?? "")

    // 4. A tap goes to a child, which proposes it to the filter.
    filter.keywords.toggle(fresh.id)
    print(await iterator.next() ?? "")

    // 5. Done hands over the query: keep it, send it, open the filter with it another time.
    print(filter.done().keywords.map(\.name))
  }
}
