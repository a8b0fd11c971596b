import Catalog
import Testing

@testable import perfume

@Suite("A wrong command line")
struct UsageErrorTests {
  private func problem(_ typed: [String]) -> UsageError? {
    ArgumentParser.read(typed, against: Program.description).problem
  }

  static let mistakes: [(typed: [String], message: String)] = [
    (["serach"], "unknown command 'serach'; did you mean 'search'?"),
    (["SEARCH"], "unknown command 'SEARCH'; did you mean 'search'?"),
    (["comp"], "unknown command 'comp'; did you mean 'completions'?"),
    (["perfumes"], "unknown command 'perfumes'; 'perfume help' lists the commands"),
    ([""], "unknown command ''; 'perfume help' lists the commands"),
    (["--json"], "a command is missing; 'perfume help' lists the commands"),
    (
      ["select", "perfume", "X"],
      "the category must be series, brand or keyword, not 'perfume'"
    ),
    (
      ["select", "brnad", "X"],
      "the category must be series, brand or keyword, not 'brnad'; did you mean 'brand'?"
    ),
    (["match", "brand", "any"], "the category must be series or keyword, not 'brand'"),
    (
      ["select", "brand"],
      "the name is missing; usage: perfume select <series|brand|keyword> NAME... [OPTION]..."
    ),
    (["select", "brand", " "], "the name must be a name or #id, not ' '"),
    (
      ["match", "series"],
      "the rule is missing; usage: perfume match <series|keyword> <any|all> [OPTION]..."
    ),
    (
      ["match", "series", "any", "all"],
      "unexpected 'all'; usage: perfume match <series|keyword> <any|all> [OPTION]..."
    ),
    (["man", "x"], "unexpected 'x'; usage: perfume man [OPTION]..."),
    (
      ["search", "jo", "malone"],
      "unexpected 'malone'; put quotes around a value that has spaces"
    ),
    (
      ["search", "--pgae", "2"],
      "unknown option '--pgae'; 'perfume help search' lists the options, "
        + "and a text that begins with - goes after --"
    ),
    (["search", "--lmiit", "2"], "unknown option '--lmiit'; did you mean '--limit'?"),
    (["search", "--lim", "2"], "unknown option '--lim'; did you mean '--limit'?"),
    (
      ["search", "-5"],
      "unknown option '-5'; 'perfume help search' lists the options, "
        + "and a text that begins with - goes after --"
    ),
    (
      ["show", "--limit", "2"],
      "unknown option '--limit'; 'perfume help show' lists the options, "
        + "and a text that begins with - goes after --"
    ),
    (
      ["--limit", "5", "search"],
      "--limit is an option of 'search'; write it after the command"
    ),
    (["search", "--limit", "abc"], "--limit must be a whole number from 1 to 100, not 'abc'"),
    (["search", "--limit", "0"], "--limit must be a whole number from 1 to 100, not '0'"),
    (["search", "--limit", "101"], "--limit must be a whole number from 1 to 100, not '101'"),
    (["search", "--limit", "-1"], "--limit must be a whole number from 1 to 100, not '-1'"),
    (["search", "--limit=-1"], "--limit must be a whole number from 1 to 100, not '-1'"),
    (["search", "--limit", ""], "--limit must be a whole number from 1 to 100, not empty"),
    (["search", "--limit="], "--limit must be a whole number from 1 to 100, not empty"),
    (
      ["search", "--limit", "99999999999999999999"],
      "--limit must be a whole number from 1 to 100, not '99999999999999999999'"
    ),
    (
      ["search", "--offset", "-1"],
      "--offset must be a whole number from 0 to 9223372036854775807, not '-1'"
    ),
    (["search", "--limit"], "--limit needs a value: a whole number from 1 to 100"),
    (
      ["search", "--limit", "--sort", "name"],
      "--limit needs a value: a whole number from 1 to 100"
    ),
    (["search", "--limit", "--"], "--limit needs a value: a whole number from 1 to 100"),
    (["search", "--limit", "1", "--limit", "1"], "--limit is given twice; give it once"),
    (
      ["--lang", "en", "show", "--lang=en"],
      "--lang is given twice; give it once"
    ),
    (["search", "--counts=yes"], "--counts takes no value; leave out '=yes'"),
    (
      ["search", "--sort", "popluar"],
      "--sort must be popular, rating, newest or name, not 'popluar'; did you mean 'popular'?"
    ),
    (["search", "--brand", ""], "--brand must be a name or #id, not empty"),
    (["show", "--catalog="], "--catalog must be the path of a file, not empty"),
    (
      ["search", "--limit", "1\u{1B}[31m\n"],
      "--limit must be a whole number from 1 to 100, not '1\\u{1B}[31m\\u{A}'"
    ),
    (
      ["search", "--limit", String(repeating: "9", count: 1000)],
      "--limit must be a whole number from 1 to 100, not '"
        + String(repeating: "9", count: 59) + "…'"
    ),
  ]

  @Test("gets one line that says what is wrong, where and what to do", arguments: mistakes)
  func message(
    _ typed: [String],
    _ message: String
  ) {
    #expect(problem(typed)?.message[.english] == message)
  }

  @Test("is explained in Korean too", arguments: mistakes.map(\.typed))
  func korean(_ typed: [String]) throws {
    let message = try #require(problem(typed)?.message[.korean])
    #expect(message.unicodeScalars.contains { ("가"..."힣").contains($0) })
    #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }

  @Test("is explained by the first mistake only")
  func firstMistake() {
    #expect(
      problem(["search", "--limit", "x", "--pgae"])?.message[.english]
        == "--limit must be a whole number from 1 to 100, not 'x'"
    )
  }

  @Test("never leads to a command for scripts")
  func hiddenCommands() {
    #expect(problem(["nmaes"])?.message[.english].contains("did you mean") == false)
  }
}
