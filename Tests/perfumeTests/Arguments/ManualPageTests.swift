import Catalog
import Testing

@testable import perfume

@Suite("The manual page")
struct ManualPageTests {
  private func page(_ language: Language) -> String {
    ManualPage(program: Program.description, language: language).text
  }

  @Test("is as recorded", arguments: Language.allCases)
  func recorded(_ language: Language) throws {
    try Golden.expect(page(language), matches: "perfume.\(language.rawValue).1")
  }

  @Test(
    "is read by groff without a warning",
    .enabled(if: Run.isInstalled("groff")),
    arguments: Language.allCases
  )
  func groff(_ language: Language) throws {
    let run = try Run("groff", ["-man", "-ww", "-z", "-Kutf8", "-Tutf8"], input: page(language))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("tells of every option, variable and exit status")
  func everything() {
    let text = page(.english)
    let program = Program.description
    let options = (program.options + program.visibleCommands.flatMap(\.options)).map(\.usage)
    let terms = (program.manual.environment + program.manual.exitStatuses).map(\.term)
    for term in options + terms {
      #expect(text.contains(".TP\n" + Roff.bold(term) + "\n"), "\(term)")
    }
  }

  @Test(
    "takes any text for text",
    arguments: [
      (".TH", "\\&.TH"), ("'x'", "\\(aqx\\(aq"), ("a\\fB", "a\\efB"), ("--json", "\\-\\-json"),
      ("a\n.b", "a .b"), ("~/x", "\\(ti/x"), ("조 말론", "조 말론"),
    ]
  )
  func escapedLines(_ text: String, _ line: String) {
    #expect(Roff.line(text) == line)
  }

  @Test("takes any text for one argument of a macro")
  func escapedArguments() {
    #expect(Roff.macro("SS", "a \"b\" -c") == ".SS \"a \\(dqb\\(dq \\-c\"")
  }
}
