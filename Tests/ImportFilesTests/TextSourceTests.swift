import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@testable import ImportFiles

/// What `InputFile` makes of the bytes of a text.
struct TextSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Text in UTF-8 passes through unchanged`() throws {
    let read = try read(Array("name\n딥티크,Chloé".utf8))
    #expect(read.text == "name\n딥티크,Chloé")
    #expect(read.source.assumption?.description.english == "UTF-8")
  }

  private func read(
    _ bytes: [UInt8],
    encoding: String? = nil
  ) throws -> (text: String, source: TextSource) {
    let path = try folder.write(bytes, to: "input")
    let input = try InputFile.open(path: path, options: InputOptions(encoding: encoding))
    guard case .text(let source) = input else {
      throw ImportFailure(reason: .init("not a text"), endsReading: true)
    }
    var text: [UInt8] = []
    while try source.read(into: &text) {}
    return (String(decoding: text, as: UTF8.self), source)
  }
}
