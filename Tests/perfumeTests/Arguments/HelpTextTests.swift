import Catalog
import Testing

@testable import perfume

@Suite("The help")
struct HelpTextTests {
  private static let program = Program.description
  static let commands: [CommandDescription?] = [nil] + program.commands

  private func help(_ language: Language, _ command: CommandDescription?) -> String {
    HelpText(program: Self.program, language: language).text(for: command)
  }

  @Test("is as recorded", arguments: Language.allCases)
  func recorded(_ language: Language) throws {
    let all = ([nil] + Self.program.visibleCommands).map { command in
      "$ perfume help" + (command.map { " " + $0.name } ?? "") + "\n" + help(language, command)
    }
    try Golden.expect(all.joined(separator: "\n"), matches: "help.\(language.rawValue).txt")
  }

  @Test("fits into 80 columns", arguments: Language.allCases, commands)
  func width(_ language: Language, _ command: CommandDescription?) {
    for line in help(language, command).split(separator: "\n") {
      #expect(String(line).displayWidth <= 80)
    }
  }

  @Test("begins with examples")
  func examplesFirst() throws {
    let help = help(.english, Self.program.commands.first { $0.name == "search" })
    let examples = try #require(help.firstRange(of: "Examples:"))
    let usage = try #require(help.firstRange(of: "Usage:"))
    #expect(examples.lowerBound < usage.lowerBound)
  }

  @Test("says when a perfume is found", arguments: ["search", "select"])
  func matchingRule(_ name: String) {
    let command = Self.program.commands.first { $0.name == name }
    let words = help(.english, command).split(whereSeparator: \.isWhitespace)
    #expect(words.joined(separator: " ").contains("any within a group, and every group."))
  }

  @Test("does not show what only scripts call")
  func hiddenCommands() {
    #expect(!help(.english, nil).contains("names  "))
  }

  @Test(
    "is wrapped at spaces, by the columns that letters take",
    arguments: [
      ("", []), ("one", ["one"]), ("one two three", ["one two", "three"]),
      ("향수 검색", ["향수", "검색"]), ("unbreakable word", ["unbreakable", "word"]),
      ("  one\n two ", ["one two"]),
    ]
  )
  func wrapping(_ text: String, _ lines: [String]) {
    #expect(text.wrapped(to: 8) == lines)
  }
}
