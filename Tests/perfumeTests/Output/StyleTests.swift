import Testing

@testable import perfume

@Suite("Bold, dim and colour")
struct StyleTests {
  static let terminal = ["TERM": "xterm-256color"]

  @Test(
    "They are drawn where they are wanted",
    arguments: [
      (.auto, true, terminal, true),
      (.auto, false, terminal, false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": "0"], false),
      (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": ""], false),
      (.auto, true, [:], false),
      (.always, false, ["TERM": "dumb", "NO_COLOR": "1"], true),
      (.never, true, terminal, false),
    ] as [(ColorChoice, Bool, [String: String], Bool)]
  )
  func choice(choice: ColorChoice, onTerminal: Bool, environment: [String: String], drawn: Bool) {
    let style = Style(choice, onTerminal: onTerminal, environment: environment)
    #expect(style.isEmphatic == drawn)
    #expect(style.draw("a", .bold).contains("\u{1B}") == drawn)
  }

  @Test(
    "Each is switched on and off again",
    arguments: zip(
      [.plain, .bold, .dim, .accent] as [Emphasis],
      ["a", "\u{1B}[1ma\u{1B}[0m", "\u{1B}[2ma\u{1B}[0m", "\u{1B}[35ma\u{1B}[0m"]
    )
  )
  func sequences(emphasis: Emphasis, drawn: String) {
    #expect(Style(isEmphatic: true).draw("a", emphasis) == drawn)
    #expect(Style(isEmphatic: true).draw("", emphasis).isEmpty)
    #expect(Style.plain.draw("a", emphasis) == "a")
  }
}

@Suite("The columns of a terminal")
struct TerminalTests {
  @Test(
    "They are what is known best",
    arguments: [
      (true, 120, ["COLUMNS": "60"], 120),
      (true, nil, ["COLUMNS": "60"], 60),
      (true, 0, ["COLUMNS": "60"], 60),
      (true, 0, ["COLUMNS": "wide"], 80),
      (true, nil, ["COLUMNS": "0"], 80),
      (true, nil, [:], 80),
      (false, nil, ["COLUMNS": "60"], nil),
      (false, 120, [:], nil),
    ] as [(Bool, Int?, [String: String], Int?)]
  )
  func columns(isTerminal: Bool, reported: Int?, environment: [String: String], columns: Int?) {
    let terminal = Terminal(
      isTerminal: isTerminal,
      reportedColumns: reported,
      environment: environment
    )
    #expect(terminal.columns == columns)
  }

  @Test("A file is no terminal and has no width")
  func file() throws {
    let file = try OpenFile("/dev/null", 0)
    let terminal = Terminal(descriptor: file.descriptor, environment: ["COLUMNS": "60"])
    #expect(!terminal.isTerminal)
    #expect(terminal.columns == nil)
  }

  @Test("One that is asked says how wide it is")
  func pseudoTerminal() throws {
    let pseudoTerminal = try PseudoTerminal(columns: 132)
    let terminal = Terminal(descriptor: pseudoTerminal.descriptor, environment: ["COLUMNS": "60"])
    #expect(terminal.isTerminal)
    #expect(terminal.columns == 132)
  }
}
