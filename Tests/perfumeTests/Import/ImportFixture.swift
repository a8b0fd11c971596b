import CatalogTestSupport
import Foundation

/// The twelve perfumes of the oracle catalogue as a shop would keep them: one table, and one of series.
enum ImportFixture {
  static let header = ["id", "name", "brand", "ingredients", "keywords"]

  static let rows = [
    ["1", "Terre", "Hermès", "Bergamot, Vetiver, Cedar", "Fresh, Unisex"],
    ["2", "Jour", "Hermès", "Jasmine, Lemon", "Fresh, Clean"],
    ["3", "Philosykos", "딥티크", "Cedar", "Warm, Unisex"],
    ["4", "Eau Rose", "딥티크", "Rose", "Clean"],
    ["5", "Light Blue", "D&G", "Lemon, Cedar", "Fresh, Clean"],
    ["6", "Mûre et Musc", "L'Artisan Parfumeur", "Musk", "Powdery"],
    ["7", "Wonderwood", "Comme des Garçons", "Cedar, Rosewood, Vetiver", "Warm, Unisex"],
    ["8", "데클라라시옹", "까르띠에", "Bergamot, Cedar", "Warm"],
    ["9", "1 Million", "빠코 라반", "Rose, Amber", "Warm"],
    ["10", "Original", "4711", "Bergamot, Lemon", "Fresh, Clean, Unisex"],
    ["11", "Infusion d'Iris", "Prada", "Iris, Vetiver", "Powdery, Clean"],
    ["12", "La Vie est Belle", "Lancôme", "Iris, Patchouli, Vanilla", "Powdery, Warm"],
  ]

  static let series = """
    note,series
    Bergamot,Citrus
    Lemon,Citrus
    Yuzu,Citrus
    Rose,Floral
    Jasmine,Floral
    Iris,Floral
    Cedar,Woody
    Rosewood,Woody
    Vetiver,Woody
    Patchouli,Woody
    Vanilla,Amber
    Amber,Amber
    Musk,Powdery

    """

  /// The table with every cell in quotation marks.
  static func csv(
    _ rows: [[String]] = rows,
    header: [String] = header,
    delimiter: String = ",",
    lineEnd: String = "\n"
  ) -> String {
    ([header] + rows).map { row in
      row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: delimiter) + lineEnd
    }
    .joined()
  }

  /// The table as JSON, an object for each row.
  static func json(_ rows: [[String]] = rows, lines: Bool = false) throws -> String {
    let objects = rows.map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
    guard lines else { return String(decoding: try JSONEncoder().encode(objects), as: UTF8.self) }
    return try objects.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
      .joined()
  }
}

extension BuiltProgram {
  /// Imports a file of this text, with the series of the fixture, into "shop.perfume".
  func importing(_ text: String, as name: String = "list.csv", _ arguments: String...) throws -> Run
  {
    try importing(Array(text.utf8), as: name, arguments)
  }

  /// Imports a file of these bytes, with the series of the fixture, into "shop.perfume".
  func importing(_ bytes: [UInt8], as name: String = "list.csv", _ arguments: [String] = []) throws
    -> Run
  {
    try folder.write(bytes, to: name)
    try folder.write(ImportFixture.series, to: "series.csv")
    return try Run(
      Run.perfume,
      ["import", folder.path(name), "--into", shop, "--series", folder.path("series.csv")]
        + arguments,
      environment: environment
    )
  }

  /// The catalogue that `importing` makes.
  var shop: String { folder.path("shop.perfume") }

  /// What a search of the imported catalogue finds, by name, in the order of the ids.
  func found(_ arguments: String...) throws -> [String] {
    let run = try Run(
      Run.perfume,
      ["search", "--json", "--limit", "100", "--no-session", "--catalog", shop] + arguments,
      environment: environment
    )
    let page = try JSONDecoder().decode(FoundPage.self, from: Data(run.output.utf8))
    return page.perfumes.sorted { $0.id < $1.id }.map { "\($0.id) \($0.name)" }
  }

  private struct FoundPage: Decodable {
    struct Perfume: Decodable {
      let id: Int
      let name: String
    }
    let perfumes: [Perfume]
  }
}
