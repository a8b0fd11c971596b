import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@testable import ImportFiles

/// A folder of files that are opened as an import opens them.
struct InputFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What becomes of a text: what was read, and how.
  struct ReadText {
    let text: String
    let assumption: String
    let source: TextSource
  }

  /// Writes bytes to a file, opens it and reads it to the end.
  func text(
    _ bytes: [UInt8],
    encoding: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ReadText {
    let source = try source(bytes, encoding: encoding, sourceLocation: sourceLocation)
    var text: [UInt8] = []
    while try source.read(into: &text) {}
    return ReadText(
      text: try #require(String(validating: text, as: UTF8.self), sourceLocation: sourceLocation),
      assumption: try #require(source.assumption, sourceLocation: sourceLocation).encoding.name,
      source: source
    )
  }

  /// Writes bytes to a file and opens it as text.
  func source(
    _ bytes: [UInt8],
    encoding: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TextSource {
    let path = try folder.write(bytes, to: "input")
    let given = try encoding.map { try #require(TextEncoding(named: $0)) }
    let input = try InputFile.open(path: path, options: InputOptions(encoding: given))
    guard case .text(let source) = input else {
      Issue.record("not a text", sourceLocation: sourceLocation)
      throw ImportFailure(reason: Text("not a text"), endsReading: true)
    }
    return source
  }

  /// Writes bytes to a file and opens it as a workbook.
  func workbook(
    _ bytes: [UInt8],
    sheet: String? = nil,
    header: HeaderSearch? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Workbook {
    let path = try folder.write(bytes, to: "input")
    let options = InputOptions(sheet: sheet, header: header)
    let input = try InputFile.open(path: path, options: options)
    guard case .workbook(let workbook) = input else {
      Issue.record("not a workbook", sourceLocation: sourceLocation)
      throw ImportFailure(reason: Text("not a workbook"), endsReading: true)
    }
    return workbook
  }

  /// What opening and reading a text fails with.
  func failure(
    _ bytes: [UInt8],
    encoding: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ImportFailure? {
    #expect(throws: ImportFailure.self, sourceLocation: sourceLocation) {
      try text(bytes, encoding: encoding)
    }
  }
}

extension String {
  /// The text in an encoding; fails where it has not all of the letters.
  func encoded(_ encoding: TextEncoding) throws -> [UInt8] {
    let encoder = try #require(ConvertingDecoder(from: "UTF-8", to: encoding.converterName))
    var bytes: [UInt8] = []
    _ = try encoder.decode(Array(utf8).span, isEnd: true, into: &bytes)
    return bytes
  }
}
