import CatalogTestSupport
import Foundation
import Testing

@Suite("Names as they are given")
struct ExactNameTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  private func imported(_ text: String, as name: String = "list.csv") throws -> Run {
    let run = try perfume.importing(Array(text.utf8), as: name)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  @Test("A tab and the sign between the cells stay in a name that is quoted, and break no line")
  func tab() throws {
    _ = try imported("id;name;brand\n1;\"\tRose;Eau\";딥티크\n2;\"A\nB\";D&G\n")
    #expect(try perfume.found() == ["1 \tRose;Eau", "2 A\nB"])
    let screen = try perfume("search", "--catalog", perfume.shop).output
    #expect(screen.contains("\\u{9}Rose;Eau") && screen.contains("A\\u{A}B"))
    #expect(!screen.contains("\t"))
    #expect(try perfume.found("rose;eau") == ["1 \tRose;Eau"])
    #expect(try perfume.found("a b") == ["2 A\nB"])
    #expect(try perfume("check", perfume.shop).status == 0)
  }

  @Test("Names of JSON keep their white space, and one brand stands for all of it")
  func json() throws {
    let text = #"""
      [{"name": "Eau  \t Rose ", "brand": "Jo  Malone"}, {"name": "Iris", "brand": "jo malone"}]
      """#
    _ = try imported(text, as: "list.json")
    #expect(try perfume.found("--brand", "Jo Malone") == ["1 Eau  \t Rose", "2 Iris"])
    _ = try imported(#"[{"name": "Eau Rose", "brand": "Jo Malone"}]"#, as: "list.json")
    #expect(try perfume.found() == ["1 Eau Rose"])
  }

  @Test("Markup is no name, and what only looks like it is one")
  func markup() throws {
    let run = try imported(
      "name,brand\n<Untitled>,<img src=x onerror=alert(1)>\nRose <Intense> Eau,&lt;Brand&gt;\n<b>Iris</b>,Dior\n"
    )
    #expect(
      run.output.contains(
        "name: tags of HTML taken out of the name: 1 cell, in line 4: '<b>Iris</b>'"
      )
    )
    #expect(try perfume.found() == ["1 <Untitled>", "2 Rose <Intense> Eau", "3 Iris"])
    #expect(try perfume.found("--brand", "<img src=x onerror=alert(1)>") == ["1 <Untitled>"])
    #expect(try perfume.found("--brand", "<Brand>") == ["2 Rose <Intense> Eau"])
  }
}
