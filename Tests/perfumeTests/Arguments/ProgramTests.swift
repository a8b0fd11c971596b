import Catalog
import Testing

@testable import perfume

@Suite("The program")
struct ProgramTests {
  @Test("without anything to do prints its help", arguments: [[], ["--help"], ["help"], ["-h"]])
  func help(_ arguments: [String]) throws {
    let run = try Run(Run.perfume, arguments)
    let help = HelpText(program: Program.description, language: .english)
    #expect(run.output == help.text(for: nil))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(
    "prints the help of a command",
    arguments: [["search", "--help"], ["--help", "search"], ["help", "search"]]
  )
  func commandHelp(_ arguments: [String]) throws {
    let run = try Run(Run.perfume, arguments)
    let help = HelpText(program: Program.description, language: .english)
    #expect(run.output == help.text(for: SearchCommand.description))
    #expect(run.status == 0)
  }

  @Test("prints its version")
  func version() throws {
    let run = try Run(Run.perfume, ["--version"])
    #expect(run.output == "perfume \(Program.description.version)\n")
    #expect(run.status == 0)
  }

  @Test(
    "answers a wrong command line with one line and status 64",
    arguments: [
      ["serach"], ["help", "serach"], ["select", "perfume", "X"], ["select", "brand"],
      ["search", "--pgae", "2"],
    ]
  )
  func usageErrors(_ arguments: [String]) throws {
    let run = try Run(Run.perfume, arguments)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("perfume: "))
    #expect(run.errors.hasSuffix("\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.status == 64)
  }

  @Test(
    "names the argument that is not UTF-8",
    arguments: [
      ([:], "argument 3 is not valid UTF-8: 'caf\u{FFFD}'; type it in UTF-8"),
      (["LC_ALL": "ko_KR.UTF-8"], "3번째 인수가 올바른 UTF-8이 아닙니다: 'caf\u{FFFD}'. UTF-8로 입력하세요"),
    ]
  )
  func invalidUTF8(
    _ environment: [String: String],
    _ message: String
  ) throws {
    let call = #"exec "$0" search --brand "$(printf 'caf\351')""#
    let run = try Run("sh", ["-c", call, Run.perfume], environment: environment)
    #expect(run.errors == "perfume: \(message)\n")
    #expect(run.status == 64)
  }

  @Test(
    "speaks the language of the locale",
    arguments: [
      (["LANG": "ko_KR.UTF-8", "LC_ALL": ""], true),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8", "LC_ALL": ""], true),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], false),
      (["LC_ALL": ""], false),
    ]
  )
  func locale(
    _ environment: [String: String],
    _ isKorean: Bool
  ) throws {
    #expect(try Run(Run.perfume, [], environment: environment).output.contains("사용법") == isKorean)
  }

  @Test("speaks the language that it is asked for")
  func languageOption() throws {
    let korean = try Run(Run.perfume, ["help", "--lang", "ko"])
    #expect(korean.output.contains("사용법"))
    let english = try Run(
      Run.perfume,
      ["--lang=en", "serach"],
      environment: ["LC_ALL": "ko_KR.UTF-8"]
    )
    #expect(english.errors == "perfume: unknown command 'serach'; did you mean 'search'?\n")
  }
}
