import CatalogTestSupport
import Foundation
import Testing

@Suite("Updates by tables with few columns")
struct UpdateTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  private static let full = """
    name,brand,year,gender,concentration,rating,votes,price,image,notes,keywords
    Sauvage,Dior,2015,men,EDT,4.2,12,$120,https://i.example/s.jpg,"Pepper, Cedar",Fresh
    Poison,Dior,1985,women,EDP,4.1,9,$99,https://i.example/p.jpg,"Plum, Amber",Sweet

    """

  private func screen(_ table: String, _ arguments: String...) throws -> String {
    let run = try perfume.importing(Array(table.utf8), as: "list.csv", arguments)
    #expect(run.status == 0, "\(run.errors)")
    return try perfume("search", "--json", "--no-session", "--catalog", perfume.shop).output
  }

  @Test("A price list with --update leaves all else of a perfume as it is")
  func priceList() throws {
    let before = try screen(Self.full)
    let list = "Name,Brand,Price\nSauvage,Dior,$77\nJ'adore,Dior,$88\n"
    let after = try screen(list, "--update")
    #expect(before.contains("12000") && !after.contains("12000"))
    #expect(after.contains("7700") && after.contains("8800"))
    for told in ["2015", "men", "EDT", "4.2", "i.example", "s.jpg", "Pepper", "Cedar", "Fresh"] {
      #expect(after.contains(told), "\(told)")
    }
    #expect(try perfume.found() == ["1 Sauvage", "2 Poison", "3 J'adore"])
    // As before but for the price, and the new one.
    #expect(try screen("Name,Brand,Price\nSauvage,Dior,$120\n", "--update").contains("12000"))
    #expect(try perfume.found("--ingredient", "Pepper", "--keyword", "Fresh") == ["1 Sauvage"])
  }

  @Test("What an empty cell says counts, and without --update so does what is not there")
  func emptied() throws {
    _ = try screen(Self.full)
    _ = try screen("Name,Brand,Notes\nSauvage,Dior,\nPoison,Dior,Rose\n", "--update")
    #expect(try perfume.found("--ingredient", "Pepper").isEmpty)
    #expect(try perfume.found("--ingredient", "Rose") == ["2 Poison"])
    let alone = try screen("Name,Brand,Price\nSauvage,Dior,$77\n")
    #expect(!alone.contains("2015") && !alone.contains("Fresh"))
  }

  @Test("Of perfumes of one name, each keeps what it is")
  func oneName() throws {
    let full = "name,brand,year,gender,notes\nRose,Prada,1999,women,Musk\nRose,Prada,2005,men,Oud\n"
    _ = try screen(full)
    _ = try screen("name,brand,gender,price\nRose,Prada,men,$9\nRose,Prada,women,$8\n", "--update")
    #expect(try perfume.found("--ingredient", "Musk") == ["1 Rose"])
    #expect(try perfume.found("--ingredient", "Oud") == ["2 Rose"])
  }
}
