import CatalogTestSupport
import Catalog
import Foundation
import Testing

@testable import perfume

@Suite("A session file")
struct SessionFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A missing one is an empty session and stays missing")
  func missing() throws {
    let file = sessionFile(folder.path("session.json"))
    #expect(try file.load() == Session())
    #expect(try folder.names().isEmpty)
  }

  @Test("It gives back what was saved")
  func roundTrip() throws {
    let file = sessionFile(folder.path("session.json"))
    let saved = Session(
      search: PerfumeSearch(
        text: "조 \u{1B}/말론",
        ingredients: [
          SearchKeyword(id: 1, name: "베르가못", englishName: "Bergamot", category: .series)
        ],
        brands: [brand(3)],
        match: .init(ingredients: .all),
        sort: .name,
        page: try #require(.init(limit: 5, offset: 10))
      ),
      selected: [brand(3), SearchKeyword(id: 1, name: "베르가못", category: .series)]
    )
    try file.update { $0 = saved }
    #expect(try file.load() == saved)
  }

  @Test("It is indented JSON with sorted keys and a final line break")
  func format() throws {
    try sessionFile(folder.path("session.json")).update { $0.selected = [brand(1)] }
    let expected = """
      {
        "search" : {
          "brands" : [

          ],
          "ingredients" : [

          ],
          "keywords" : [

          ],
          "limit" : 20,
          "match" : {
            "ingredients" : "any",
            "keywords" : "any"
          },
          "offset" : 0,
          "sort" : "popular"
        },
        "selected" : [
          {
            "category" : "brand",
            "id" : 1,
            "name" : "Brand 1"
          }
        ],
        "version" : 1
      }

      """
    #expect(try folder.text(of: "session.json") == expected)
  }

  @Test("It may hold more options than the filter lets one select")
  func sixOptions() throws {
    let file = sessionFile(folder.path("session.json"))
    let six = (1...6).map(brand)
    try file.update { $0.search.brands = six }
    #expect(try file.load().search.brands == six)
  }

  @Test("What the change returns is handed on")
  func returnedValue() throws {
    let count = try sessionFile(folder.path("session.json")).update { session in
      session.search.brands.append(brand(1))
      return session.search.brands.count
    }
    #expect(count == 1)
  }

  @Test("Nothing is written when nothing changes")
  func unchanged() throws {
    let text = emptySession(
      #", "selected" :[{"id":1,  "name":"Brand 1","category":"brand"}] "#
    )
    try folder.write(text, to: "session.json")
    try sessionFile(folder.path("session.json")).update { $0.selected = [brand(1)] }
    #expect(try folder.text(of: "session.json") == text)
    try sessionFile(folder.path("other.json")).update { _ in }
    #expect(try folder.names() == ["session.json"])
  }

  @Test("It stays as it is when the change throws")
  func changeThrows() throws {
    struct Refused: Error {}
    let text = emptySession()
    try folder.write(text, to: "session.json")
    #expect(throws: Refused.self) {
      try sessionFile(folder.path("session.json")).update { session in
        session.selected = [brand(1)]
        throw Refused()
      }
    }
    #expect(try folder.text(of: "session.json") == text)
    #expect(try folder.names() == ["session.json"])
  }

  @Test("It is for its user alone, and so are the folders made for it")
  func newPermissions() throws {
    try sessionFile(folder.path("a/b/session.json")).update { $0.selected = [brand(1)] }
    #expect(try folder.mode(of: "a") == 0o700)
    #expect(try folder.mode(of: "a/b") == 0o700)
    #expect(try folder.mode(of: "a/b/session.json") == 0o600)
  }

  @Test("It keeps the permissions that it was given")
  func oldPermissions() throws {
    let path = try folder.write(emptySession(), to: "session.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)
    try sessionFile(path).update { $0.selected = [brand(1)] }
    #expect(try folder.mode(of: "session.json") == 0o664)
  }

  @Test(
    "A link is followed and stays a link",
    arguments: [
      ("../real/session.json", "real/session.json"), ("hop", "real/session.json"),
      ("../real/none-yet.json", "real/none-yet.json"),
    ]
  )
  func link(target: String, changed: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("real"), withIntermediateDirectories: false)
    try manager.createDirectory(atPath: folder.path("links"), withIntermediateDirectories: false)
    try folder.write(emptySession(), to: "real/session.json")
    try manager.createSymbolicLink(
      atPath: folder.path("links/hop"),
      withDestinationPath: folder.path("real/session.json")
    )
    let link = folder.path("links/session.json")
    try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
    try sessionFile(link).update { $0.selected = [brand(2)] }
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try sessionFile(folder.path(changed)).load().selected == [brand(2)])
    #expect(try manager.contentsOfDirectory(atPath: folder.path("links")).count == 2)
  }

  @Test("What a killed program left behind goes with the next save")
  func leftovers() throws {
    try folder.write("{half", to: ".session.json.saving")
    try sessionFile(folder.path("session.json")).update { $0.selected = [brand(1)] }
    #expect(try folder.names() == ["session.json"])
  }
}
