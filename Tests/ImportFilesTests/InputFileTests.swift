import Catalog
import CatalogImport
import CatalogTestSupport
import Foundation
import Testing

@testable import ImportFiles

@Suite("Opening what an import is given")
struct InputFileTests {
  private let input: InputFolder
  private var folder: TemporaryFolder { input.folder }

  init() throws { input = try InputFolder() }

  private func failure(
    _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> ImportFailure? {
    #expect(throws: ImportFailure.self, sourceLocation: sourceLocation) {
      try InputFile.open(path: path)
    }
  }

  @Test("What is no file that can be read is refused at once, and says why")
  func noFile() throws {
    let missing = failure(folder.path("nothing.csv"))
    #expect(missing?.kind == .noInput && missing?.endsReading == true)
    #expect(missing?.file == folder.path("nothing.csv"))
    #expect(missing?.reason.english == "there is no such file; check the path")
    #expect(missing?.reason.korean == "파일이 없습니다. 경로를 확인하세요")
    let directory = failure(folder.path)
    #expect(directory?.kind == .noInput)
    #expect(directory?.reason.english == "it is a folder; name a file")
    try folder.write("", to: "file")
    #expect(failure(folder.path("file/inside"))?.kind == .noInput)
    #expect(failure("")?.kind == .noInput)
    // Would wait for its other end.
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    let pipe = failure(folder.path("pipe"))
    #expect(pipe?.kind == .noInput)
    #expect(pipe?.reason.english.contains("standard input") == true)
    #expect(failure("/dev/zero")?.kind == .noInput)
  }

  @Test("A file that may not be read says so", .enabled(if: geteuid() != 0))
  func permission() throws {
    let path = try folder.write("a", to: "secret")
    chmod(path, 0)
    let failure = failure(path)
    #expect(failure?.kind == .noInput)
    #expect(failure?.reason.english.contains("permissions") == true)
  }

  @Test("A pipe that is open already is read: what the shell makes of <(command)")
  func openPipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let written = Array("이름\n도 손\n".utf8)
    try #require(write(ends[1], written, written.count) == written.count)
    close(ends[1])
    guard case .text(let source) = try InputFile.open(path: "/dev/fd/\(ends[0])") else {
      Issue.record("not a text")
      return
    }
    close(ends[0])
    var text: [UInt8] = []
    while try source.read(into: &text) {}
    #expect(text == written)
    #expect(source.progress.size == nil && source.progress.bytes == written.count)
  }

  #if os(Linux)
    @Test("A failure of the disk is told apart from a file that is wrong")
    func readError() {
      // The memory of this process, of which the first page is never there.
      let failure = failure("/proc/self/mem")
      #expect(failure?.kind == .inputOutput)
      #expect(failure?.reason.english.hasPrefix("it could not be read to the end (") == true)
    }
  #endif

  static let refused: [(String, [UInt8], String)] = [
    ("an old workbook", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0], ".xls"),
    ("a PDF document", Array("%PDF-1.7\n".utf8), "PDF"),
    ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0], "xz"),
    ("zstd", [0x28, 0xB5, 0x2F, 0xFD, 0, 0], "zstd"),
    ("bzip2", Array("BZh91AY&SY".utf8), "bzip2"),
    ("Parquet", Array("PAR1".utf8), "Parquet"),
    ("a picture", [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], "no text"),
    ("a program", [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0], "no text"),
    ("a ZIP archive", Packing.zip([("perfumes.csv", [0x61])]), "unpack it"),
    ("an empty ZIP archive", Packing.zip([]), "no text"),
    (
      "an OpenDocument file",
      Packing.zip([("mimetype", []), ("content.xml", []), ("META-INF/manifest.xml", [])]), ".ods"
    ),
    (
      "an OpenDocument text",
      Packing.zip([
        ("mimetype", Array("application/vnd.oasis.opendocument.text".utf8)), ("content.xml", []),
        ("META-INF/manifest.xml", []),
      ]), ".odt"
    ),
    ("rich text", Array("{\\rtf1\\ansi Perfumes}".utf8), ".rtf"),
    (
      "a binary workbook",
      Packing.zip([("[Content_Types].xml", []), ("_rels/.rels", []), ("xl/workbook.bin", [])]),
      ".xlsb"
    ),
    (
      "a Word document",
      Packing.zip([("[Content_Types].xml", []), ("_rels/.rels", []), ("word/document.xml", [])]),
      "Word"
    ),
    ("a Numbers document", Packing.zip([("Index/Document.iwa", [])]), "Numbers"),
  ]

  @Test("Other kinds of files are refused with what to do", arguments: 0..<refused.count)
  func refuses(index: Int) throws {
    let (name, bytes, word) = Self.refused[index]
    // Whatever the file is called.
    for path in ["a.csv", "a.xlsx"] {
      let failure = failure(try folder.write(bytes, to: path))
      #expect(failure?.kind == .badInput && failure?.endsReading == true, "\(name)")
      #expect(failure?.reason.english.contains(word) == true, "\(name)")
    }
  }

  @Test("A SQLite database is known by its header, and one that is packed is unpacked for it")
  func database() throws {
    let bytes = Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84)
    let path = try folder.write(bytes, to: "a.csv")
    guard case .database(let plain) = try InputFile.open(path: path) else {
      Issue.record("not a database")
      return
    }
    #expect(plain.path == path)
    let packedPath = try folder.write(Packing.gzip(bytes), to: "b")
    let place: String
    do {
      guard case .database(let packed) = try InputFile.open(path: packedPath) else {
        Issue.record("not a database")
        return
      }
      place = packed.path
      #expect(try [UInt8](Data(contentsOf: URL(filePath: place))) == bytes)
    }
    #expect(access(place, F_OK) != 0)
  }

  @Test("A file that is packed more often than anybody does is refused")
  func nested() throws {
    var bytes = Array("name\n".utf8)
    for _ in 0..<6 { bytes = Packing.gzip(bytes) }
    #expect(failure(try folder.write(bytes, to: "a"))?.kind == .badInput)
  }
}
