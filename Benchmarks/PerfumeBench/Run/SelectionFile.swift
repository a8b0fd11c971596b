import Catalog
import Foundation

/// Selections, one a line: how many brands, ingredients and keywords, then their ids.
///
/// Of the ingredients any of a series will do; the keywords all have to be there.
struct SelectionFile {
  let searches: [PerfumeSearch]

  init(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    searches = try lines.enumerated().map { number, line in
      guard let search = Self.search(line) else {
        throw BenchFailure("\(path), line \(number + 1): no selection")
      }
      return search
    }
  }

  private static func search(_ line: Substring) -> PerfumeSearch? {
    let words = line.split(separator: " ")
    let numbers = words.compactMap { Int($0) }
    guard numbers.count == words.count, numbers.count >= 3 else { return nil }
    var ids = numbers.dropFirst(3)
    guard numbers.prefix(3).allSatisfy({ $0 >= 0 }), numbers.prefix(3).reduce(0, +) == ids.count
    else { return nil }
    func take(_ count: Int, _ category: Catalog.Category) -> [SearchKeyword] {
      defer { ids = ids.dropFirst(count) }
      return ids.prefix(count).map { SearchKeyword(id: $0, name: "#\($0)", category: category) }
    }
    var search = PerfumeSearch(match: .init(ingredients: .any, keywords: .all))
    search.brands = take(numbers[0], .brand)
    search.ingredients = take(numbers[1], .series)
    search.keywords = take(numbers[2], .keyword)
    return search
  }
}
