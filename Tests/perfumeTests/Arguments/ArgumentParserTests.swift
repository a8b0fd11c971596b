import Catalog
import Testing

@testable import perfume

@Suite("Reading a command line")
struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try ArgumentParser.parse(arguments, against: Program.description)
  }

  @Test("A command reads its options by their types")
  func types() throws {
    let arguments = try parse(
      "search",
      "rose",
      "--brand",
      "Dior",
      "--brand",
      "Jo Malone",
      "--limit",
      "5",
      "--counts"
    )
    #expect(arguments.command?.name == "search")
    #expect(arguments[SearchCommand.text] == "rose")
    #expect(arguments[SearchCommand.brands] == ["Dior", "Jo Malone"])
    #expect(arguments[SearchCommand.limit] == 5)
    #expect(arguments[SearchCommand.counts])
  }

  @Test("What is not given is nothing")
  func notGiven() throws {
    let arguments = try parse("search")
    #expect(arguments[SearchCommand.text] == nil)
    #expect(arguments[SearchCommand.brands] == [])
    #expect(arguments[SearchCommand.sort] == nil)
    #expect(!arguments[SearchCommand.counts])
    #expect(!arguments[GlobalOptions.json])
  }

  @Test("A required argument is no optional")
  func required() throws {
    let arguments = try parse("match", "keyword", "all")
    let category: Catalog.Category = arguments[MatchCommand.category]
    #expect(category == .keyword)
    #expect(arguments[MatchCommand.mode] == .all)
  }

  @Test("The last argument may be repeated")
  func repeated() throws {
    let arguments = try parse("select", "brand", "Dior", "#3")
    #expect(arguments[SharedArguments.category] == .brand)
    #expect(arguments[SelectCommand.names] == ["Dior", "#3"])
  }

  @Test(
    "The program's options stand before or after the command",
    arguments: [
      ["--json", "--lang", "ko", "show", "brand"],
      ["show", "--json", "brand", "--lang=ko"],
      ["show", "brand", "--lang", "ko", "--json"],
    ]
  )
  func globalOptions(_ typed: [String]) throws {
    let arguments = try ArgumentParser.parse(typed, against: Program.description)
    #expect(arguments[GlobalOptions.json])
    #expect(arguments[GlobalOptions.language] == .korean)
    #expect(arguments[ShowCommand.category] == .brand)
  }

  @Test(
    "Any value can be given after an equals sign",
    arguments: ["", "=", "a=b", "-x", "--", "--json", "\u{301}e", "조 말론"]
  )
  func equalsSign(_ value: String) throws {
    let arguments = try parse("show", "--find=" + value)
    #expect(arguments[ShowCommand.find].map { Array($0.utf8) } == Array(value.utf8))
  }

  @Test(
    "A value of its own may begin with a dash",
    arguments: ["-", "-x", "-1", "--x", "", "rose"]
  )
  func dashValue(_ value: String) throws {
    #expect(try parse("show", "--find", value)[ShowCommand.find] == value)
  }

  @Test("Two dashes end the options")
  func endOfOptions() throws {
    #expect(try parse("search", "--", "--json")[SearchCommand.text] == "--json")
    #expect(try parse("search", "--", "--")[SearchCommand.text] == "--")
    #expect(try parse("--", "search")[SearchCommand.text] == nil)
  }

  @Test("A lone dash is a value")
  func loneDash() throws {
    #expect(try parse("search", "-")[SearchCommand.text] == "-")
    #expect(try parse("search", "--from", "-")[SearchCommand.from] == "-")
  }

  @Test("A flag may be repeated")
  func repeatedFlag() throws {
    #expect(try parse("search", "--json", "--json")[GlobalOptions.json])
  }

  @Test("The ends of a range belong to it")
  func rangeEnds() throws {
    #expect(try parse("search", "--limit", "1")[SearchCommand.limit] == 1)
    #expect(try parse("search", "--limit", "100")[SearchCommand.limit] == 100)
    #expect(try parse("search", "--offset", "0")[SearchCommand.offset] == 0)
  }

  @Test("Nothing at all is no mistake")
  func nothing() throws {
    #expect(try parse().command == nil)
  }

  @Test(
    "Help is answered whatever else is wrong",
    arguments: [
      ["--help"], ["search", "-h"], ["-h", "search"], ["search", "--limit", "x", "--help"],
      ["select", "--help"], ["search", "--pgae", "--help"], ["search", "--limit", "-h"],
    ]
  )
  func helpFirst(_ typed: [String]) throws {
    let arguments = try ArgumentParser.parse(typed, against: Program.description)
    #expect(arguments[GlobalOptions.help])
  }

  @Test("The help of a command that does not exist is a mistake")
  func helpOfUnknown() {
    #expect(throws: UsageError.self) { try parse("serach", "--help") }
  }

  @Test("A wrong command line is answered as it asks to be")
  func wrongButUnderstood() {
    let (arguments, problem) = ArgumentParser.read(
      ["search", "--limit", "x", "--lang", "ko", "--json"],
      against: Program.description
    )
    #expect(problem != nil)
    #expect(arguments[GlobalOptions.language] == .korean)
    #expect(arguments[GlobalOptions.json])
  }

  @Test("Reading what a command does not declare is a mistake of ours, and ends the program")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      let arguments = try ArgumentParser.parse(["man"], against: Program.description)
      _ = arguments[SearchCommand.limit]
    }
  }

  @Test("Whatever is typed gives values that can be read, or a message")
  func anything() {
    let tokens = [
      "search", "select", "match", "brand", "series", "all", "", "-", "--", "-h", "-5", "--json",
      "--lang", "ko", "--limit", "--limit=", "--limit=7", "--brand", "--sort=name", "--counts=1",
      "=",
    ]
    for first in tokens {
      for second in tokens {
        for third in tokens {
          let (arguments, problem) = ArgumentParser.read(
            [first, second, third],
            against: Program.description
          )
          _ = arguments[GlobalOptions.language]
          guard problem == nil, !arguments[GlobalOptions.help] else { continue }
          switch arguments.command?.name {
          case "search": #expect(arguments[SearchCommand.limit].map { $0 == 7 } ?? true)
          case "select": #expect(!arguments[SelectCommand.names].isEmpty)
          case "match": #expect(arguments[MatchCommand.category] == .series)
          default: Issue.record("\([first, second, third]) runs no command")
          }
        }
      }
    }
  }
}
