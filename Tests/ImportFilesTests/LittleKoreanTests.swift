import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@testable import ImportFiles

@Suite("Files in CP949 with hardly any Korean in them")
struct LittleKoreanTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  /// What becomes of a text in CP949: the same text, or the failure that names the option.
  private func isReadOrRefused(_ text: String) throws -> Bool {
    let source = try folder.source(text.encoded(.cp949))
    var read: [UInt8] = []
    do throws(ImportFailure) {
      while try source.read(into: &read) {}
    } catch {
      return error.line == 2 && error.reason.english.contains("--encoding cp949")
    }
    return String(decoding: read, as: UTF8.self) == text
  }

  @Test(
    "Rare syllables are read, or refused with their place and the option, and never garbled",
    arguments: [
      "펲,뷁", "찦차,Acme", "햏자,Acme", "팦,Acme", "뷁,Acme", "믜,Acme", "뷁뷁,Acme", "탈크,Acme", "티,Acme",
      "패션 후르츠,Acme", "듄,Acme", "밯픍,Acme", "럏렃,Acme", "똠방각하,Acme", "쀍,\"Rose, Oud\"",
    ]
  )
  func rareSyllables(row: String) throws {
    #expect(try isReadOrRefused("name,brand\n\(row)\n"))
  }

  @Test(
    "No syllable is garbled, alone in its file, unless its bytes are a letter of Western Europe in UTF-8"
  )
  func eachSyllable() throws {
    var wrong: [String] = []
    for value in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let syllable = String(scalar)
      let bytes = try syllable.encoded(.cp949)
      let isUTF8 = bytes[0] <= 0xC3 && UTF8Sequence.isValid(bytes.span, isEnd: true)
      if !isUTF8, try !isReadOrRefused("name,brand\n\(syllable),Acme\n") { wrong.append(syllable) }
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test("The failure says where, and between which encodings")
  func place() throws {
    let failure = try #require(folder.failure("name,brand\n뷁,Acme\n".encoded(.cp949)))
    #expect(failure.line == 2)
    #expect(
      failure.reason.english == "the encoding cannot be told from byte 12 of the file on, "
        + "it may be CP949 (Korean) or Shift_JIS (Japanese); name it, as in --encoding cp949, "
        + "or save the file as UTF-8"
    )
    #expect(failure.reason.korean.contains("--encoding cp949"))
    let read = try folder.text("name,brand\n뷁,Acme\n".encoded(.cp949), encoding: "cp949")
    #expect(read.text == "name,brand\n뷁,Acme\n")
  }

  @Test(
    "UTF-8 with a few letters or signs is UTF-8",
    arguments: ["à la Rose", "Rose · Oud", "é", "É", "Rose ® Noire", "Żubr", "дом", "Å", "뷁"]
  )
  func littleUTF8(text: String) throws {
    let read = try folder.text(Array(text.utf8))
    #expect(read.text == text && read.source.assumption?.encoding == .utf8)
  }

  @Test("A word of accented letters alone is one of Korean in CP949", arguments: ["ÄÖÜ", "Żũ"])
  func accentsAlone(text: String) throws {
    #expect(folder.failure(Array(text.utf8))?.reason.english.contains("or UTF-8") == true)
  }

  @Test("A little of another language is not taken for Korean, but may be refused")
  func otherLanguages() throws {
    #expect(folder.failure(try "name\n玫瑰\n".encoded(.gb18030))?.line == 2)
    #expect(try folder.text("name\nシャネル,Acme\n".encoded(.shiftJIS)).text == "name\nシャネル,Acme\n")
    for name in ["Äpfel", "Ålesund", "Âme", "½", "«Ambre»", "Chloé"] {
      #expect(try folder.text("name\n\(name)\n".encoded(.windows1252)).text == "name\n\(name)\n")
    }
  }
}
