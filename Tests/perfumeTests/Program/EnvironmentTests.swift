import CatalogTestSupport
import Catalog
import Foundation
import Testing

@Suite("Session and environment")
struct EnvironmentTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  @Test("The locale changes no byte of an answer", arguments: ["ORIGINAL", "INFUSION", "ㄷㅌㅋ"])
  func locales(text: String) throws {
    let outputs = try ["tr_TR.UTF-8", "C", "ko_KR.UTF-8", "en_US.UTF-8"].map { locale in
      try perfume("search", text, "--json", "--counts", environment: ["LC_ALL": locale]).output
    }
    #expect(Set(outputs).count == 1)
    #expect(!outputs[0].isEmpty)
  }

  @Test("Messages follow --lang, else the locale")
  func languages() throws {
    let korean = try perfume("select", "brand", "없는곳", environment: ["LC_ALL": "ko_KR.UTF-8"])
    #expect(korean.errors.contains("에 해당하는 브랜드가 없습니다"))
    #expect(try perfume("show", "--lang", "ko").output.contains("계열 0/5"))
    let english = try perfume("show", "--lang", "en", environment: ["LC_ALL": "ko_KR.UTF-8"])
    #expect(english.output.contains("Series 0/5"))
  }

  @Test("Two hundred answers are one and the same")
  func repeatable() throws {
    let run = try perfume.shell(
      """
      for i in $(seq 200); do "$perfume" search --json --counts | cksum; done | sort -u | wc -l
      """
    )
    #expect(run.output.trimmingCharacters(in: .whitespaces) == "1\n")
  }

  @Test("Without HOME there is nothing saved to read, and saving says what to set")
  func noHome() throws {
    let nowhere: [String: String?] = ["HOME": nil, "XDG_STATE_HOME": nil]
    #expect(try perfume("search", environment: nowhere).status == 0)
    #expect(try perfume("show", environment: nowhere).status == 0)
    let select = try perfume("select", "brand", "Prada", environment: nowhere)
    #expect(select.status == 73)
    #expect(select.errors.contains("--session"))
  }

  @Test("A home that cannot be written is told, and nothing is lost")
  func unwritableHome() throws {
    let file = try perfume.folder.write("", to: "file")
    let select = try perfume("select", "brand", "Prada", environment: ["HOME": file])
    #expect(select.status == 73)
    #expect(select.errors.contains(file))
  }

  @Test("Ten calls for each of five brands at the same time lose nothing")
  func parallelCalls() throws {
    let run = try perfume.shell(
      """
      for round in $(seq 10); do
        for brand in Hermès 딥티크 'D&G' Prada 4711; do
          "$perfume" select brand "$brand" >/dev/null &
        done
      done
      for poll in $(seq 50); do
        [ ! -e "$HOME/.local/state/perfume/session.json" ] ||
          python3 -m json.tool "$HOME/.local/state/perfume/session.json" >/dev/null || echo broken
      done
      wait
      ls -A "$HOME/.local/state/perfume"
      """
    )
    #expect(run.output == "session.json\n")
    #expect(run.errors.isEmpty)
    #expect(try perfume.ids().sorted() == [1, 2, 3, 4, 5, 10, 11])
  }

  @Test("Of six brands at the same time five are taken and the sixth is told why")
  func sixParallelCalls() throws {
    let run = try perfume.shell(
      """
      for brand in Hermès 딥티크 'D&G' Prada 4711 Lancôme; do
        { "$perfume" select brand "$brand" >/dev/null; echo $?; } &
      done
      wait
      """
    )
    #expect(run.output.split(separator: "\n").sorted() == ["0", "0", "0", "0", "0", "1"])
    #expect(
      run.errors == "perfume: at most 5 brands can be selected; remove one first, or choose fewer\n"
    )
  }

  @Test("A session of a newer version is refused and stays as it is, byte for byte")
  func newerSession() throws {
    let text = #"{"version": 999, "what": "ever"}"#
    let path = try perfume.folder.write(text, to: "s.json")
    for command in [["show"], ["search"], ["select", "brand", "Prada"], ["clear"]] {
      let run = try Run(
        Run.perfume,
        command + ["--session", path],
        environment: perfume.environment
      )
      #expect(run.status == 65)
      #expect(run.errors.contains("999") && run.errors.contains("1"))
    }
    #expect(try perfume.folder.text(of: "s.json") == text)
  }

  @Test(
    "A damaged session is set aside with a warning, and the command goes on",
    arguments: ["", "{", "null", #"{"version": 1, "search": 3}"#, "\u{0}\u{0}"]
  )
  func damagedSession(text: String) throws {
    let path = try perfume.folder.write(text, to: "s.json")
    let run = try perfume("select", "brand", "Prada", "--session", path)
    #expect(run.status == 0)
    #expect(run.errors.contains("s.json.damaged-1"))
    #expect(try perfume.folder.text(of: "s.json.damaged-1") == text)
    #expect(try perfume.ids("--session", path) == [11])
  }

  @Test("A session that is a folder is an error that names it")
  func folderAsSession() throws {
    let run = try perfume("show", "--session", perfume.folder.path)
    #expect(run.status == 66)
    #expect(run.errors.contains(perfume.folder.path))
  }

  @Test("A session made for another catalogue is matched by name")
  func otherCatalogue() throws {
    let contents = CatalogContents(
      brands: [Brand(id: 1, name: "Prada"), Brand(id: 2, name: "HERMES")],
      perfumes: [Perfume(id: 7, brand: Brand(id: 2, name: "HERMES"), name: "Kelly")]
    )
    let other = try perfume.write(contents, to: "other.db")
    _ = try perfume("select", "brand", "Hermès", "딥티크")
    let run = try perfume("search", "--catalog", other)
    #expect(run.output.contains("Kelly"))
    #expect(run.errors.contains("딥티크"))
    #expect(try perfume.ids().sorted() == [1, 2, 3, 4])
  }
}
