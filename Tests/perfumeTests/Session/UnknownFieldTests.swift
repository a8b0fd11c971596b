import CatalogTestSupport
import Catalog
import Foundation
import Testing

@testable import perfume

@Suite("Fields that the program does not know")
struct UnknownFieldTests {
  @Test("They survive a save, wherever they are")
  func survive() throws {
    let folder = try TemporaryFolder()
    let saved = """
      {"version": 1, "selected": [], "big": 12345678901234567890123456789012345678, "fraction": 0.1,
       "tiny": 1e-300, "nested": {"list": [null, true, "é", -7]},
       "search": {"colour": "amber", "text": "rose",
                  "match": {"ingredients": "all", "brands": "any"},
                  "brands": [{"id": 1, "name": "Brand 1", "category": "brand", "note": "x"},
                             {"id": 2, "name": "Brand 2", "category": "brand"}]}}
      """
    try folder.write(saved, to: "session.json")
    try sessionFile(folder.path("session.json")).update { session in
      session.search.text = nil
      session.search.match.ingredients = .any
      session.search.brands = [brand(3), brand(1)]
      session.selected = [brand(3)]
    }
    let expected = """
      {"version": 1, "selected": [{"id": 3, "name": "Brand 3", "category": "brand"}],
       "big": 12345678901234567890123456789012345678, "fraction": 0.1, "tiny": 1e-300,
       "nested": {"list": [null, true, "é", -7]},
       "search": {"colour": "amber", "ingredients": [], "keywords": [],
                  "match": {"ingredients": "any", "keywords": "any", "brands": "any"},
                  "sort": "popular", "limit": 20, "offset": 0,
                  "brands": [{"id": 3, "name": "Brand 3", "category": "brand"},
                             {"id": 1, "name": "Brand 1", "category": "brand", "note": "x"}]}}
      """
    #expect(try json(folder.text(of: "session.json")) == json(expected))
  }

  @Test(
    "Their numbers keep every digit",
    arguments: ["9007199254740993", "-9223372036854775809", "4.35", "18446744073709551615"]
  )
  func digits(number: String) throws {
    let bytes = try json("[\(number)]").document
    #expect(String(decoding: bytes, as: UTF8.self) == "[\n  \(number)\n]\n")
  }

  private func json(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }
}
