import Catalog

/// A language of programs or pages, in which a text may hold records that are not read.
enum SourceLanguage: CaseIterable {
  case sql, javaScript, html, xml

  /// The language of a text that begins with `text`, without white space before.
  init?(_ text: ArraySlice<UInt8>) {
    let words = Self.words(Self.withoutComments(text).prefix(256))
    let beginning = Self.beginnings.first { beginning in
      beginning.words.count <= words.count
        && zip(beginning.words, words).allSatisfy { $0 == $1 || $0 == "_" && Self.isName($1) }
    }
    guard let beginning else { return nil }
    self = beginning.language
  }

  private static let beginnings = allCases.flatMap { language in
    language.beginnings.map { (language: language, words: words(Array($0.utf8)[...])) }
  }

  /// How texts begin in the language: words and signs, with "_" for any name.
  private var beginnings: [String] {
    switch self {
    case .sql:
      [
        "insert into", "insert ignore into", "create table", "create database", "create schema",
        "drop table", "begin transaction", "start transaction", "lock tables", "set names", "set @",
        "set _ =", "use _ ;", "pragma _", "alter table", "replace into", "delete from",
      ]
    case .javaScript:
      [
        "module . exports", "exports . _", "export default", "export const", "import _ from",
        "import {", "const _ =", "const _ :", "let _ =", "var _ =", "window . _", "\"use strict\"",
        "'use strict'", "function _ (", "( function",
      ]
    case .html: ["<!doctype html", "<html", "<head", "<table", "<body"]
    case .xml: ["<?xml", "<!doctype", "<_"]
    }
  }

  /// What people call it.
  var name: Text {
    switch self {
    case .sql: Text(english: "an SQL script", korean: "SQL 스크립트")
    case .javaScript: Text(english: "JavaScript", korean: "자바스크립트 코드")
    case .html: Text(english: "an HTML page", korean: "HTML 문서")
    case .xml: Text(english: "XML", korean: "XML 문서")
    }
  }

  /// The text behind the comments at its start, in any of the languages.
  private static func withoutComments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while true {
      text = text.drop { $0 <= 0x20 || $0 == UInt8(ascii: ";") }
      if text.starts(with: "--".utf8) || text.starts(with: "//".utf8) {
        text = text.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      } else if text.starts(with: "/*".utf8) {
        text = text.dropFirst(2)
        while !text.isEmpty, !text.starts(with: "*/".utf8) { text = text.dropFirst() }
        text = text.dropFirst(2)
      } else {
        return text
      }
    }
  }

  /// The names, in lower case, and the signs of a text.
  private static func words(_ text: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var isInName = false
    for byte in text {
      let letter = Character(UnicodeScalar(byte)).lowercased()
      if isName(letter) {
        if isInName { words[words.count - 1] += letter } else { words.append(letter) }
      } else if byte > 0x20 {
        words.append(letter)
      }
      isInName = isName(letter)
    }
    return words
  }

  private static func isName(_ word: String) -> Bool {
    word.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      default: false
      }
    }
  }
}
