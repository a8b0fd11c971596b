import CatalogTestSupport
import Catalog
import Foundation
import Testing

@Suite("What reaches terminal and pipe")
struct ProgramOutputTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test("A reader that has enough ends the program quietly")
  func closedPipe() throws {
    let run = try perfume.shell(
      """
      for i in $(seq 20); do
        "$perfume" search --json --counts | head -1 >/dev/null
        echo "${PIPESTATUS[0]}"
      done | sort -u
      """
    )
    #expect(["0\n", "141\n", "0\n141\n"].contains(run.output))
    #expect(run.errors.isEmpty)
  }

  @Test(
    "Closed or full standard output is one line and status 74",
    arguments: [">&-", ">/dev/full"]
  )
  func unwritableOutput(redirection: String) throws {
    for command in ["search", "show --json", "--version", "help", "select brand Prada"] {
      let run = try perfume.shell("\"$perfume\" \(command) \(redirection)")
      #expect(run.status == 74)
      #expect(run.errors.count { $0 == "\n" } == 1, "\(run.errors)")
    }
  }

  @Test("No colour reaches a pipe, and NO_COLOR and TERM=dumb keep it from a terminal")
  func colour() throws {
    #expect(!(try perfume("show").output.contains("\u{1B}")))
    #expect(try perfume("show", "--color", "always").output.contains("\u{1B}["))
    #expect(!(try perfume("show", "--json", "--color", "always").output.contains("\u{1B}")))
    let terminal = "script -qec '\"$perfume\" show brand' /dev/null"
    #expect(try perfume.shell(terminal, environment: ["TERM": "xterm"]).output.contains("\u{1B}["))
    for variables in [["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "dumb"]] {
      let run = try perfume.shell(terminal, environment: variables)
      #expect(!run.output.contains("\u{1B}"))
    }
    let empty = try perfume.shell(terminal, environment: ["TERM": "xterm", "NO_COLOR": ""])
    #expect(empty.output.contains("\u{1B}["))
  }

  @Test("Names that hold control codes reach neither screen nor message nor document raw")
  func hostileNames() throws {
    let name = "Evil\u{1B}]0;x\u{07}\r\u{202E}Brand\nline"
    let brand = Brand(id: 1, name: name)
    let program = try BuiltProgram(
      CatalogContents(
        brands: [brand],
        perfumes: [Perfume(id: 1, brand: brand, name: "a\u{9B}31mb\u{2028}c")]
      )
    )
    let outputs = [
      try program("show", "brand"), try program("search"), try program("search", "--json"),
      try program("select", "brand", "evil]0;x brand", "--json"),
      try program("select", "brand", "Evil\u{1B}[31m"),
      try program("search", "--brand", "\u{202E}evil"),
    ]
    for run in outputs {
      for text in [run.output, run.errors] {
        let raw = text.unicodeScalars.filter { scalar in
          (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
            || [0x202E, 0x2028].contains(scalar.value)
        }
        #expect(raw.isEmpty)
      }
    }
    #expect(outputs[1].output.contains("Evil"))
    #expect(try program.ids("evil]0;x") == [1])
    #expect(outputs[1].output.split(separator: "\n").count == 2)
  }
}
