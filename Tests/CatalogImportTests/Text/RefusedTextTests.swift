import Catalog
import CatalogImport
import Testing

@Suite("Texts that hold no records")
struct RefusedTextTests {
  private func refusal(_ bytes: [UInt8]) throws -> ImportFailure {
    let error = #expect(throws: ImportFailure.self) {
      try TextRecords.reader(for: BytesInMemory(bytes))
    }
    return try #require(error)
  }

  static let refused: [(text: String, reason: String)] = [
    ("", "the file is empty"),
    ("\u{FEFF}", "the file is empty"),
    (" \r\n\t\n", "the file is empty"),
    ("%PDF-1.7\n%\u{0}", "not text but a PDF document"),
    ("SQLite format 3\0", "a SQLite database"),
    ("insert into member (id, sex)\nvalues (1, 'x');", "an SQL script"),
    (
      "-- MySQL dump 10\n--\n/*!40101 SET NAMES utf8 */;\nDROP TABLE IF EXISTS `a`;",
      "an SQL script"
    ),
    ("PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;", "an SQL script"),
    ("CREATE TABLE a(b);", "an SQL script"),
    ("module.exports = [{name: 'A'}]", "JavaScript"),
    ("// perfumes\nexport default [\n{ name: 'A' }]", "JavaScript"),
    ("const perfumes = [{}];", "JavaScript"),
    ("var perfumes=[{}];", "JavaScript"),
    ("<!DOCTYPE html><html></html>", "an HTML page"),
    ("<?xml version=\"1.0\"?><a/>", "XML"),
    ("42", "a single value"),
    ("\"text\"\n", "a single value"),
    ("null", "a single value"),
    ("true", "a single value"),
    ("[1,2]", "a list of plain values"),
    ("[\"name\",\"brand\"]", "a list of plain values"),
  ]

  @Test("Each is refused with what it is", arguments: 0..<refused.count)
  func texts(index: Int) throws {
    let (text, reason) = Self.refused[index]
    let failure = try refusal(Array(text.utf8))
    #expect(failure.reason.english.contains(reason))
    #expect(failure.endsReading && failure.kind == .badInput)
    #expect(failure.reason[.korean] != failure.reason[.english])
  }

  static let signatures: [(bytes: [UInt8], reason: String)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "an image"),
    ([0xFF, 0xD8, 0xFF, 0xE0], "an image"),
    ([0x7F, 0x45, 0x4C, 0x46, 0x02], "a program"),
    ([0x50, 0x4B, 0x03, 0x04], "an archive"),
    ([0x1F, 0x8B, 0x08], "an archive"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Excel"),
    (Array("n\0a\0m\0e\0,\0b\0\n\0".utf8), "it is not text"),
    (Array("a,b\n1,2\n".utf8) + (0..<64).map { $0 % 32 }, "it is not text"),
  ]

  @Test("What is no text is refused", arguments: 0..<signatures.count)
  func binaries(index: Int) throws {
    let (bytes, reason) = Self.signatures[index]
    #expect(try refusal(bytes).reason.english.contains(reason))
  }

  @Test("A table that only resembles another language is read")
  func tables() {
    #expect(TextReading("Insert,Into\n1,2\n").cells == [["1", "2"]])
    #expect(TextReading("var,const\n1,2\n").cells == [["1", "2"]])
    #expect(TextReading("--,b\n1,2\n").cells == [["1", "2"]])
    #expect(TextReading("name\n42\n").cells == [["42"]])
    #expect(TextReading("set name;x\n1;2\n").cells == [["1", "2"]])
  }

  @Test("What the source fails with is passed on")
  func source() {
    let failure = ImportFailure(.inputOutput, reason: Text("no"), endsReading: true)
    let error = #expect(throws: ImportFailure.self) {
      var reader = try TextRecords.reader(for: FailingSource(failure))
      while try reader.next() != nil {}
    }
    #expect(error == failure)
  }
}

/// Gives a little more than what is looked at ahead, and fails then.
private final class FailingSource: ByteSource {
  private let failure: ImportFailure
  private var pieces = 3

  init(_ failure: ImportFailure) { self.failure = failure }

  func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Bool {
    guard pieces > 0 else { throw failure }
    pieces -= 1
    for _ in 0..<100_000 { buffer += Array("abc,d\n".utf8) }
    return true
  }
}
