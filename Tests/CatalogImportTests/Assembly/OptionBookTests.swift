import Catalog
import Testing

@testable import CatalogImport

@Suite("One option under the names of a table")
struct OptionBookTests {
  /// A catalogue of before the tables had both names.
  private static let old = [
    Brand(id: 5, name: "자스민", englishName: "Jasmine"), Brand(id: 9, name: "Jasmine"),
  ]

  private static func option(_ name: String) -> PerfumeDraft.Option {
    var option = PerfumeDraft.Option(name)
    option.learn("Jasmine", "재스민")
    return option
  }

  @Test("What a catalogue has twice keeps both ids where it stays, each by its own name")
  func introduced() {
    var book = OptionBook(nextID: 10)
    book.introduce(Self.old) { _ in ["Jasmine", "재스민"] }
    let met = ["Jasmine", "자스민", "재스민", "Jasmin"].map { name in
      book.entries[book.meet(Self.option(name), writtenAs: name).entry].id
    }
    #expect(met == [9, 5, 5, 9])
    #expect(book.entries.map(\.name) == ["자스민", "Jasmine"])
  }

  @Test("Where it is replaced, one id goes on, that of the name which comes first")
  func remembered() {
    for (names, id) in [(["자스민", "Jasmine"], 5), (["Jasmine", "자스민"], 9), (["Jasmin"], 9)] {
      var book = OptionBook(nextID: 10)
      book.remember(Self.old) { _ in ["Jasmine", "재스민"] }
      for name in names { _ = book.meet(Self.option(name), writtenAs: name) }
      #expect(book.entries.map(\.id) == [id])
    }
  }
}
