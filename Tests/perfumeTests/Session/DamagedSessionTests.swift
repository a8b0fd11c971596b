import CatalogTestSupport
import Catalog
import Foundation
import Synchronization
import Testing

@testable import perfume

@Suite("A damaged session")
struct DamagedSessionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let damagedTexts: [String] = [
    "", " ", "{", #"{"version": 1, "search": {}"#, "[]", "null", "{}", #"{"version": 1}"#,
    #"{"version": "1", "search": {}}"#, #"{"version": 0, "search": {}}"#,
    #"{"version": 0.5, "search": {}}"#, #"{"version": true, "search": {}}"#,
    #"{"version": 1, "search": []}"#, #"{"version": 1, "search": null}"#,
    emptySession(#", "selected": [{"id": 1}]"#), emptySession(#", "selected": 1"#),
    emptySession() + "x",
    #"{"version": 1, "search": {"limit": 0}}"#, #"{"version": 1, "search": {"limit": 101}}"#,
    #"{"version": 1, "search": {"offset": -1}}"#, #"{"version": 1, "search": {"sort": "price"}}"#,
    #"{"version": 1, "search": {"brands": [{"id": 1, "name": "x", "category": "keyword"}]}}"#,
    #"{"version": 1, "search": {"brands": [{"name": "x", "category": "brand"}]}}"#,
    #"{"version": 1, "search": {"text": 7}}"#,
    #"{"version": 1, "search": "# + String(repeating: "[", count: 100_000),
  ]

  static var damaged: [[UInt8]] {
    let sixteenBit = emptySession().utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let notText: [UInt8] = Array(emptySession(#", "x": ""#).utf8.dropLast()) + [0xFF, 0x22, 0x7D]
    return damagedTexts.map { Array($0.utf8) } + [sixteenBit, [0xFF, 0xFE] + sixteenBit, notText]
  }

  @Test("It is set aside with a warning, and nothing is selected", arguments: damaged)
  func setAside(bytes: [UInt8]) throws {
    let path = try folder.write(bytes, to: "session.json")
    let warnings = Mutex<[SessionWarning]>([])
    let file = SessionFile(path: path) { warning in warnings.withLock { $0.append(warning) } }
    #expect(try file.load() == Session())
    #expect(try folder.names() == ["session.json.damaged-1"])
    let warning = try #require(warnings.withLock { $0.first })
    #expect(warnings.withLock { $0.count } == 1)
    #expect(warning.path == path)
    #expect(warning.setAside == path + ".damaged-1")
    #expect(!warning.reason.isEmpty)
    let kept = try Data(contentsOf: URL(filePath: warning.setAside))
    #expect(Array(kept) == bytes)
  }

  @Test("It makes way for the next save")
  func nextSave() throws {
    let path = try folder.write("{", to: "session.json")
    var warned = 0
    try SessionFile(path: path) { _ in warned += 1 }.update { $0.selected = [brand(1)] }
    #expect(warned == 1)
    #expect(try sessionFile(path).load().selected == [brand(1)])
    #expect(try folder.names() == ["session.json", "session.json.damaged-1"])
  }

  @Test("It overwrites none of those before it")
  func freeName() throws {
    try folder.write("first", to: "session.json.damaged-1")
    try folder.write("third", to: "session.json.damaged-3")
    for text in ["second", "fourth"] {
      let path = try folder.write(text, to: "session.json")
      _ = try SessionFile(path: path) { _ in }.load()
    }
    let texts = try (1...4).map { try folder.text(of: "session.json.damaged-\($0)") }
    #expect(texts == ["first", "second", "third", "fourth"])
  }

  @Test("It is set aside once, however many find it")
  func manyReaders() throws {
    let path = try folder.write("{", to: "session.json")
    let warned = Atomic(0)
    inThreads(20) { _ in
      _ = try SessionFile(path: path) { _ in warned.add(1, ordering: .relaxed) }.load()
    }
    #expect(warned.load(ordering: .relaxed) == 1)
    #expect(try folder.names() == ["session.json.damaged-1"])
  }

  @Test("Behind a link, it is set aside where it is")
  func damagedBehindLink() throws {
    let path = try folder.write("{", to: "real.json")
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
    _ = try SessionFile(path: link) { _ in }.load()
    #expect(try folder.names() == ["link.json", "real.json.damaged-1"])
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("The warning names both files", arguments: zip(Language.allCases, ["is damaged", "손상되어"]))
  func warning(language: Language, words: String) {
    let warning = SessionWarning(path: "/a/s.json", setAside: "/a/s.json.damaged-1", reason: "why")
    let message = warning.message(in: language)
    for part in ["'/a/s.json'", "'/a/s.json.damaged-1'", "why", words] {
      #expect(message.contains(part))
    }
  }
}
