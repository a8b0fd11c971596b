import Catalog
import CatalogTestSupport
import Testing

/// One entry of Fixtures/Oracle/COUNTS.md.
struct OracleCounts: Sendable, CustomTestStringConvertible {
  let title: String
  private let fields: [String: String]

  var testDescription: String { title }

  /// The entries of the page, in order.
  static func all() throws -> [OracleCounts] {
    let page = String(decoding: try OracleCatalog.file("COUNTS.md"), as: UTF8.self)
    return page.split(separator: "\n## ").dropFirst().map(OracleCounts.init)
  }

  private init(_ section: Substring) {
    let lines = section.split(separator: "\n")
    title = lines.first.map(String.init) ?? ""
    var fields: [String: String] = [:]
    for line in lines where line.hasPrefix("- ") {
      let parts = line.dropFirst(2).split(separator: ": ", maxSplits: 1)
      if parts.count == 2 { fields[String(parts[0])] = String(parts[1]) }
    }
    self.fields = fields
  }

  /// What the entry asks for.
  func search(in repository: any CatalogRepository) throws -> PerfumeSearch {
    let asked = ["ingredients", "brands", "keywords"].map { category in
      names("any of the " + category) + names("all of the " + category)
    }
    var search = try PerfumeSearch.naming(
      ingredients: asked[0],
      brands: asked[1],
      keywords: asked[2],
      text: fields["text"],
      in: repository
    )
    try #require(search.selected.count == asked.joined().count)
    if fields["all of the ingredients"] != nil { search.match.ingredients = .all }
    if fields["all of the keywords"] != nil { search.match.keywords = .all }
    return search
  }

  /// The ids of what matches, sorted.
  func hits() throws -> [Int] {
    try #require(fields["hits"]).split(separator: ", ").compactMap { Int($0) }
  }

  /// Counts by name, in the order of the page; `field` has to be there.
  func counts(_ field: String) throws -> [(name: String, count: Int)] {
    try #require(fields[field] != nil, "\(title) has no \(field)")
    return try names(field).filter { $0 != "none" }.map { item in
      let space = try #require(item.lastIndex(of: " "))
      return (String(item[..<space]), try #require(Int(item[item.index(after: space)...])))
    }
  }

  private func names(_ field: String) -> [String] {
    fields[field]?.split(separator: ", ").map(String.init) ?? []
  }
}
