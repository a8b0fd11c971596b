import Catalog
import Testing

@testable import perfume

@Suite("Completions")
struct CompletionTests {
  private static let names = [
    "Dior", "Diptyque", "Jo Malone", "L'Artisan Parfumeur", "D&G", "조 말론", "A \"b\" $c", "T: x=y",
  ]

  /// Stands for the program: prints the brands' names, or else what it is called with.
  private static let bashProgram = """
    perfume() {
      if [[ "$*" == "names brand" ]]; then printf %s "$NAMES"; else echo "$*"; fi
    }

    """
  private static let fishProgram = """
    function perfume
      if test "$argv" = "names brand"; printf %s $NAMES; else; echo $argv; end
    end

    """

  private func script(for shell: Shell) -> String {
    shell.completions(for: Program.description, in: .english)
  }

  @Test("are as recorded", arguments: Shell.allCases)
  func recorded(_ shell: Shell) throws {
    try Golden.expect(script(for: shell), matches: "completions.\(shell.rawValue)")
  }

  @Test(
    "are read by their shell without a complaint",
    arguments: Shell.allCases.filter { Run.isInstalled($0.rawValue) }
  )
  func syntax(_ shell: Shell) throws {
    for language in Language.allCases {
      let run = try Run(
        shell.rawValue,
        ["-n"],
        input: shell.completions(for: Program.description, in: language)
      )
      #expect(run.errors == "")
      #expect(run.status == 0)
    }
  }

  @Test(
    "in bash offer what can be typed, quoted as it must be",
    arguments: [
      (["s"], ["show", "select", "search", "serve"]),
      (["help", "comp"], ["completions"]),
      (["select", ""], ["series", "brand", "keyword"]),
      (["select", "brand", "di"], ["Dior", "Diptyque"]),
      (["select", "brand", "Dior", "D"], ["Dior", "Diptyque", "D\\&G"]),
      (["select", "brand", "Jo\\ M"], ["Jo\\ Malone"]),
      (["select", "brand", "\"Jo M"], ["Jo Malone"]),
      (["select", "brand", "L\\'"], ["L\\'Artisan\\ Parfumeur"]),
      (["select", "brand", "'L"], ["L'\\''Artisan Parfumeur"]),
      (["select", "brand", "A"], ["A\\ \\\"b\\\"\\ \\$c"]),
      (["select", "brand", "\"A"], ["A \\\"b\\\" \\$c"]),
      (["select", "brand", "조"], ["조\\ 말론"]),
      (["select", "brand", "T"], ["T\\:\\ x\\=y"]),
      (["deselect", "brand", ""], ["names\\ brand\\ --selected"]),
      (["search", "--brand", "Dior", "--brand", "=", "Dip"], ["Diptyque"]),
      (["search", "--ingredient", ""], ["names\\ series"]),
      (["--catalog", "=", "a", "search", "--keyword", ""], ["names\\ keyword\\ --catalog\\ a"]),
      (["--session", "\"b c\"", "search", "--brand", ""], ["names\\ brand\\ --session\\ b\\ c"]),
      (["search", "--sort", ""], ["popular", "rating", "newest", "name"]),
      (["search", "--sort", "="], ["popular", "rating", "newest", "name"]),
      (["search", "--c"], ["--counts", "--catalog", "--color"]),
      (["man", "--v"], ["--version"]),
      (["--lang", ""], ["en", "ko"]),
      (["search", "--", "--c"], []),
      (["search", "--limit", ""], []),
      (["search", "ro"], []),
    ]
  )
  func bash(
    _ typed: [String],
    _ offered: [String]
  ) throws {
    let call = """
      COMP_WORDS=(perfume "$@"); COMP_CWORD=$#; _perfume
      [[ ${#COMPREPLY[@]} == 0 ]] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Run(
      "bash",
      ["-c", script(for: .bash) + Self.bashProgram + call, "bash"] + typed,
      environment: ["NAMES": NamesCommand.lines(of: Self.names)]
    )
    #expect(run.errors == "")
    #expect(run.output.split(separator: "\n").map(String.init) == offered)
  }

  @Test(
    "in fish offer what can be typed",
    .enabled(if: Run.isInstalled("fish")),
    arguments: [
      ("s", ["search", "select", "show"]),
      ("help comp", ["completions"]),
      ("select ", ["brand", "keyword", "series"]),
      ("--json select brand Di", ["Dior", "Diptyque"]),
      ("select brand Dior jo", ["Jo Malone"]),
      ("deselect brand ", ["names brand --selected"]),
      ("search --brand 조", ["조 말론"]),
      ("--catalog a search --keyword ", ["names keyword --catalog a"]),
      ("search --match-keywords ", ["all", "any"]),
      ("search --limit ", []),
      ("search ro", []),
    ]
  )
  func fish(_ typed: String, _ offered: [String]) throws {
    let run = try Run(
      "fish",
      [
        "--no-config", "-c",
        script(for: .fish) + Self.fishProgram + "complete -C 'perfume \(typed)'",
      ],
      environment: ["NAMES": NamesCommand.lines(of: Self.names)]
    )
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != "\t" } }.map(String.init) == offered)
  }

  @Test("leave out names that would break a line")
  func unsafeNames() {
    #expect(NamesCommand.lines(of: ["Dior", "a\nb", "\u{1B}[31m"]) == "Dior\n")
  }
}
