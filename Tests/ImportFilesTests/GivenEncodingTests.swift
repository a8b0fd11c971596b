import Catalog
import CatalogImport
import Testing

@testable import ImportFiles

@Suite("An encoding that the user gives")
struct GivenEncodingTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  static let names: [(String, TextEncoding)] = [
    ("utf8", .utf8), ("UTF-8", .utf8), ("Utf_8", .utf8), ("utf16", .utf16LittleEndian),
    ("utf-16be", .utf16BigEndian), ("cp949", .cp949), ("EUC-KR", .cp949), ("euckr", .cp949),
    ("uhc", .cp949), ("ks_c_5601-1987", .cp949), ("ms949", .cp949), ("sjis", .shiftJIS),
    ("Shift-JIS", .shiftJIS), ("cp932", .shiftJIS), ("windows-31j", .shiftJIS), ("euc_jp", .eucJP),
    ("gbk", .gb18030), ("GB2312", .gb18030), ("cp936", .gb18030), ("big5", .big5),
    ("cp950", .big5), ("Big5-HKSCS", .big5), ("latin1", .windows1252),
    ("iso-8859-1", .windows1252), ("ansi", .windows1252), ("1252", .windows1252),
    ("latin9", .latin9), ("iso-8859-15", .latin9), ("cp1251", .windows1251), ("koi8-r", .koi8R),
    ("mac", .macRoman), ("iso-8859-2", .latin2), ("iso-8859-9", .windows1254),
    ("mixed", .mixedWestern), ("tis-620", .windows874),
  ]

  @Test("Each is known by the names that people use", arguments: 0..<names.count)
  func isKnown(index: Int) {
    let (name, encoding) = Self.names[index]
    #expect(TextEncoding(named: name) == encoding)
  }

  @Test("No two encodings have a name in common, and each can be converted from")
  func all() throws {
    for encoding in TextEncoding.all {
      #expect(TextEncoding(named: encoding.name) == encoding)
      if !encoding.converterName.isEmpty {
        #expect(ConvertingDecoder(from: encoding.converterName) != nil, "\(encoding.name)")
      }
    }
  }

  @Test("It counts, whatever the text looks like")
  func overrides() throws {
    let bytes = try "香水".encoded(.gb18030)
    #expect(try folder.text(bytes, encoding: "gbk").text == "香水")
    #expect(try folder.text(bytes, encoding: "latin1").text == "ÏãË®")
    let read = try folder.text("딥티크".encoded(.cp949), encoding: "euc-kr")
    #expect(read.text == "딥티크")
    #expect(read.source.assumption?.description.english == "CP949 (Korean), as given")
    #expect(read.source.assumption?.description.korean == "CP949(한국어), 지정한 대로")
  }

  @Test("An unknown one is none, and those that are known can be listed")
  func unknown() {
    #expect(TextEncoding(named: "klingon") == nil)
    for name in ["UTF-8", "CP949", "Shift_JIS", "GB18030", "Big5", "Windows-1252"] {
      #expect(TextEncoding.listed.contains(name))
    }
    #expect(!TextEncoding.listed.contains("mixed"))
  }

  @Test("The mark of another encoding contradicts it")
  func contradiction() throws {
    let marked = [0xEF, 0xBB, 0xBF] + Array("이름".utf8)
    #expect(folder.failure(marked, encoding: "cp949")?.reason.english.contains("UTF-8") == true)
    #expect(try folder.text(marked, encoding: "utf8").text == "이름")
  }

  @Test("UTF-16 by name alone takes the order of the bytes from the file")
  func byteOrder() throws {
    let text = "이름,brand\n"
    #expect(
      try folder.text([0xFE, 0xFF] + text.encoded(.utf16BigEndian), encoding: "utf-16").text == text
    )
    #expect(try folder.text(text.encoded(.utf16BigEndian), encoding: "utf-16").text == text)
    #expect(try folder.text(text.encoded(.utf16LittleEndian), encoding: "utf-16").text == text)
    #expect(try folder.text("이름".encoded(.utf16BigEndian), encoding: "utf-16be").text == "이름")
  }

  @Test("UTF-8 that is given is passed on, with what is wrong in it")
  func utf8() throws {
    let source = try folder.source([0x61, 0xFF, 0x0A], encoding: "utf-8")
    var text: [UInt8] = []
    while try source.read(into: &text) {}
    #expect(text == [0x61, 0xFF, 0x0A])
  }
}
