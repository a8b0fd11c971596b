import Catalog
import CatalogImport
import CatalogSQLite
import Glibc
import ImportFiles

/// A file of any kind, opened and read to its end.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = FuzzInput(start, count)
  // What a checksum guards is given by itself, since no change of the archive would reach it.
  let bytes = SheetParts(input.bytes)?.workbook ?? input.bytes
  FuzzedFile.shared.write(bytes)
  defer { FuzzedFile.shared.remove() }
  do throws(ImportFailure) {
    switch try InputFile.open(path: FuzzedFile.shared.path) {
    case .text(let source): try read(source)
    case .workbook(let workbook): read(workbook)
    case .database(let file): read(file)
    }
  } catch {
    check(error)
  }
  return 0
}

/// So much of what a small file unpacks to is read.
private let textLimit = 16 << 20
private let rowLimit = 10_000

private func check(_ failure: ImportFailure) {
  precondition(failure.file != nil, "a failure names no file")
  precondition(failure.line ?? 1 >= 1 && failure.column ?? 1 >= 1)
  precondition(!failure.reason.english.isEmpty && !failure.reason.korean.isEmpty)
}

private func read(_ source: TextSource) throws(ImportFailure) {
  var text: [UInt8] = []
  var isMore = true
  while isMore, text.count < textLimit {
    let before = text.count
    isMore = try source.read(into: &text)
    precondition(isMore == (text.count > before), "a piece is empty")
    precondition(source.assumption != nil)
  }
  if source.assumption?.encoding != .utf8 {
    precondition(String(validating: text, as: UTF8.self) != nil, "what is converted is no UTF-8")
  }
}

private func read(_ workbook: Workbook) {
  precondition(workbook.sheetNames.contains(workbook.sheetName))
  for _ in 0..<rowLimit {
    do throws(ImportFailure) {
      guard let record = try workbook.next() else { return }
      precondition(record.line >= 1 && record.values.count <= workbook.columns.count)
    } catch {
      check(error)
      if error.endsReading { return }
    }
  }
}

private func read(_ file: DatabaseFile) {
  guard let tables = try? DatabaseTables(path: file.path, patience: 0) else { return }
  for table in tables.tables {
    guard let rows = try? tables.rows(of: table) else { continue }
    for _ in 0..<rowLimit {
      do throws(DatabaseFailure) {
        guard let values = try rows.next() else { break }
        precondition(values.count == table.columns.count)
      } catch {
        if error.endsReading { break }
      }
    }
  }
}

/// A file in memory that is written anew for each input; it has a name, by which SQLite opens it.
private final class FuzzedFile {
  nonisolated(unsafe) static let shared = FuzzedFile()

  let path = "/dev/shm/perfume-fuzz-\(getpid())"

  func write(_ bytes: [UInt8]) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  func remove() { unlink(path) }
}

/// The XML of a workbook's sheet, of its texts and of its styles, as an input gives it: behind an "X", with
/// the byte FF between them.
private struct SheetParts {
  private let parts: [ArraySlice<UInt8>]

  init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "X") else { return nil }
    parts = bytes.dropFirst()
      .split(separator: 0xFF, maxSplits: 2, omittingEmptySubsequences: false)
  }

  var workbook: [UInt8] {
    let names = ["worksheets/sheet1.xml", "sharedStrings.xml", "styles.xml"]
    let types = ["worksheet", "sharedStrings", "styles"]
    let documents = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let relationships = zip(names, types)
      .map { "<Relationship Id=\"\($1)\" Type=\"\(documents)/\($1)\" Target=\"\($0)\"/>" }
    let packages = "http://schemas.openxmlformats.org/package/2006/relationships"
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let head = "<Relationships xmlns=\"\(packages)\">"
    let book =
      "<Relationship Id=\"b\" Type=\"\(documents)/officeDocument\" Target=\"xl/workbook.xml\"/>"
    return StoredArchive.bytes(
      [
        ("[Content_Types].xml", Array("<Types/>".utf8)),
        ("_rels/.rels", Array("\(head)\(book)</Relationships>".utf8)),
        (
          "xl/workbook.xml",
          Array(
            """
            <workbook xmlns="\(main)" xmlns:r="\(documents)"><sheets>\
            <sheet name="A" sheetId="1" r:id="worksheet"/></sheets></workbook>
            """.utf8
          )
        ),
        (
          "xl/_rels/workbook.xml.rels",
          Array("\(head)\(relationships.joined())</Relationships>".utf8)
        ),
      ] + zip(names, parts).map { ("xl/\($0)", Array($1)) }
    )
  }
}
