import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@Suite("A catalogue in CSV tables")
struct CatalogTablesTests {
  private static let perfumeHeader =
    "name,english_name,brand,year,concentration,gender,rating,rating_count,price,currency,image_url,"
    + "top,middle,base,ingredients,keywords\n"

  private var tables = CatalogTables(
    series: Array("name,english_name\n시트러스,Citrus\n우디,Woody\n".utf8),
    ingredients: Array(
      "name,english_name,series\n시더,Cedar,woody\n레몬,Lemon,시트러스\n유자,,Citrus\n".utf8
    ),
    brands: Array("name,english_name\n딥티크,Diptyque\n".utf8),
    keywords: Array("name,english_name\n상쾌한,Fresh\nWarm,\n".utf8),
    perfumes: Array(perfumeHeader.utf8)
  )

  private func contents(perfume row: String) throws -> CatalogContents {
    var tables = tables
    tables.perfumes += Array(row.utf8)
    return try tables.contents()
  }

  @Test("The tables of the twelve perfumes are read whole")
  func oracle() throws {
    let contents = try OracleCatalog.contents()
    #expect(contents.perfumes.map(\.id) == Array(1...12))
    #expect(contents.brands.count == 10)
    #expect(contents.series.map(\.ingredients.count) == [3, 3, 4, 2, 1])
    #expect(contents.perfumes[9].year == nil)
    #expect(contents.perfumes[5].rating == nil)
    #expect(contents.perfumes[7].ingredients.map(\.layer) == [.top, .middle, .base])
  }

  @Test("The tables of the sample catalogue can be read")
  func sample() throws {
    let contents = try CatalogTables(
      series: OracleCatalog.fixture("Sample/series.csv"),
      ingredients: OracleCatalog.fixture("Sample/ingredients.csv"),
      brands: OracleCatalog.fixture("Sample/brands.csv"),
      keywords: OracleCatalog.fixture("Sample/keywords.csv"),
      perfumes: OracleCatalog.fixture("Sample/perfumes.csv")
    ).contents()
    #expect(!contents.perfumes.isEmpty)
  }

  @Test("Every cell has its place, in whichever order the columns stand")
  func everyCell() throws {
    let row =
      "탐다오,Tam Dao,DIPTYQUE,2003,Eau de Toilette,unisex,4.25,1200,215000,KRW,https://e.org/1,"
      + "유자,레몬; 시더,Cedar,Lemon,\"상쾌한; warm\"\n"
    let perfume = try #require(try contents(perfume: row).perfumes.first)
    #expect(perfume.id == 1)
    #expect(perfume.name == "탐다오" && perfume.englishName == "Tam Dao")
    #expect(perfume.brand == Brand(id: 1, name: "딥티크", englishName: "Diptyque"))
    #expect(perfume.year == 2003 && perfume.concentration == "Eau de Toilette")
    #expect(perfume.gender == .unisex && perfume.rating == 4.25 && perfume.ratingCount == 1_200)
    #expect(perfume.price == Price(amount: 215_000, currency: "KRW"))
    #expect(perfume.imageURL == "https://e.org/1")
    #expect(perfume.ingredients.map(\.id) == [3, 2, 1, 1, 2])
    #expect(perfume.ingredients.map(\.layer) == [.top, .middle, .middle, .base, nil])
    #expect(perfume.ingredients.map(\.series) == ["시트러스", "시트러스", "우디", "우디", "시트러스"])
    #expect(perfume.keywords.map(\.id) == [1, 2])

    var turned = tables
    turned.keywords = Array("english_name,name\nFresh,상쾌한\n".utf8)
    #expect(try turned.contents().keywords == [Keyword(id: 1, name: "상쾌한", englishName: "Fresh")])
  }

  @Test("All cells but name and brand may be empty")
  func emptyCells() throws {
    let perfume = try #require(try contents(perfume: "A,,딥티크,,,,,,,,,,,,,\n").perfumes.first)
    #expect(
      perfume
        == Perfume(id: 1, brand: Brand(id: 1, name: "딥티크", englishName: "Diptyque"), name: "A")
    )
  }

  @Test("A byte-order mark and other line ends change nothing", arguments: ["\n", "\r\n", "\r"])
  func spreadsheets(lineEnd: String) throws {
    let convert = { (bytes: [UInt8]) in
      [0xEF, 0xBB, 0xBF]
        + Array(
          String(decoding: bytes, as: UTF8.self).split(separator: "\n").joined(separator: lineEnd)
            .utf8
        )
    }
    let files = ["series", "ingredients", "brands", "keywords", "perfumes"].map { $0 + ".csv" }
    let bytes = try files.map { convert(try OracleCatalog.file($0)) }
    let contents = try CatalogTables(
      series: bytes[0],
      ingredients: bytes[1],
      brands: bytes[2],
      keywords: bytes[3],
      perfumes: bytes[4]
    ).contents()
    #expect(try contents == OracleCatalog.contents())
  }

  static let wrongRows: [(row: String, detail: String)] = [
    (",,딥티크,,,,,,,,,,,,,", "column 'name': it is empty"),
    ("A,,,,,,,,,,,,,,,", "column 'brand': it is empty"),
    ("A,,Dior,,,,,,,,,,,,,", "column 'brand': 'Dior' is unknown"),
    ("A,,딥티크,MMIV,,,,,,,,,,,,", "column 'year': 'MMIV' is no whole number"),
    ("A,,딥티크,98,,,,,,,,,,,,", "column 'year': 98 is out of range"),
    ("A,,딥티크,,,male,,,,,,,,,,", "column 'gender': 'male' is none of women, men, unisex"),
    ("A,,딥티크,,,,\"4,5\",,,,,,,,,", "column 'rating': '4,5' is no number"),
    ("A,,딥티크,,,,5.1,,,,,,,,,", "column 'rating': 5.1 is out of range"),
    ("A,,딥티크,,,,nan,,,,,,,,,", "column 'rating': nan is out of range"),
    ("A,,딥티크,,,,,-1,,,,,,,,", "column 'rating_count': -1 is out of range"),
    (
      "A,,딥티크,,,,,99999999999999999999,,,,,,,,",
      "column 'rating_count': '99999999999999999999' is no whole number"
    ),
    ("A,,딥티크,,,,,,5,,,,,,,", "column 'currency': the price has no currency"),
    ("A,,딥티크,,,,,,,EUR,,,,,,", "column 'price': the currency has no price"),
    ("A,,딥티크,,,,,,5,eur,,,,,,", "column 'currency': 'eur' is no code of three capitals"),
    ("A,,딥티크,,,,,,,,,Lemon; Rose,,,,", "column 'top': 'Rose' is unknown"),
    ("A,,딥티크,,,,,,,,,,,,Lemon;;Cedar,", "column 'ingredients': an item of the list is empty"),
    ("A,,딥티크,,,,,,,,,,,,,Cosy", "column 'keywords': 'Cosy' is unknown"),
  ]

  @Test("A wrong cell is named by file, line and column", arguments: 0..<wrongRows.count)
  func wrongCells(index: Int) throws {
    let (row, detail) = Self.wrongRows[index]
    let error = #expect(throws: CatalogError.self) {
      try contents(perfume: "Good,,딥티크,,,,,,,,,,,,,\r\n\r\n" + row + "\r\n")
    }
    #expect(error?.code == .badInput)
    #expect(error?.path == "perfumes.csv")
    #expect(error?.detail == "line 4, " + detail)
  }

  static let wrongTables: [(table: String, detail: String)] = [
    ("", "the file is empty"),
    ("name\nA\n", "line 1: column 'english_name' is missing"),
    ("name,english_name,name\n", "line 1: column 'name' stands twice, as number 1 and 3"),
    ("name,english_name,colour\n", "line 1: column 'colour' is unknown"),
    ("name,english_name\nA\n", "line 2, column 2: the row has 1 cell, the header 2"),
    ("name,english_name\nA,B,C\n", "line 2, column 3: the row has 3 cells, the header 2"),
    (
      "name,english_name\nA,\"B\n",
      "line 2, column 2: the quotation mark that begins the cell is never closed"
    ),
    ("name,english_name\n,B\n", "line 2, column 'name': it is empty"),
  ]

  @Test("A wrong table is named by file and line", arguments: 0..<wrongTables.count)
  func wrongTable(index: Int) throws {
    let (table, detail) = Self.wrongTables[index]
    var tables = tables
    tables.brands = Array(table.utf8)
    let error = #expect(throws: CatalogError.self) { try tables.contents() }
    #expect(error == CatalogError(.badInput, path: "brands.csv", detail: detail))
  }

  @Test("A name that several have says which rows those are; unused, it does no harm")
  func ambiguous() throws {
    var tables = tables
    tables.keywords = Array("name,english_name\n상쾌한,Fresh\n신선한,FRÉSH\n".utf8)
    #expect(try tables.contents().keywords.count == 2)
    tables.perfumes += Array("A,,딥티크,,,,,,,,,,,,,fresh\n".utf8)
    let error = #expect(throws: CatalogError.self) { try tables.contents() }
    #expect(error?.detail == "line 2, column 'keywords': 'fresh' is the name of several: rows 1, 2")
    // An english name that is the name again is no second one.
    tables.keywords = Array("name,english_name\nFresh,fresh\n".utf8)
    #expect(try tables.contents().perfumes.first?.keywords.map(\.id) == [1])
  }

  @Test("What one list names twice stands there once")
  func repeated() throws {
    let row = "A,,딥티크,,,,,,,,,Lemon; 레몬,,Lemon,,Fresh; 상쾌한; fresh\n"
    let perfume = try #require(try contents(perfume: row).perfumes.first)
    #expect(perfume.ingredients.map(\.layer) == [.top, .base])
    #expect(perfume.keywords.count == 1)
  }

  @Test("An ingredient needs a series that there is")
  func seriesOfIngredients() throws {
    var tables = tables
    tables.ingredients = Array("name,english_name,series\nRose,,Floral\n".utf8)
    let error = #expect(throws: CatalogError.self) { try tables.contents() }
    #expect(error?.path == "ingredients.csv")
    #expect(error?.detail == "line 2, column 'series': 'Floral' is unknown")
  }
}
