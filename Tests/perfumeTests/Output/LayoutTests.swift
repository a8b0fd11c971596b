import Testing

@testable import perfume

@Suite("A table")
struct TableTests {
  static let table = Table(
    columns: [.init(isFlexible: true), .init(), .init(alignment: .right)],
    rows: [
      [Cell("Terre"), Cell("Hermès"), Cell("1204")],
      [Cell("데클라라시옹", .bold), Cell("까르띠에"), Cell("7", .dim)],
      [Cell("La Vie est Belle"), Cell("")],
    ]
  )

  @Test("Its columns are aligned by what is seen, and no line ends in blanks")
  func alignment() {
    let expected = [
      "Terre             Hermès    1204",
      "데클라라시옹      까르띠에     7",
      "La Vie est Belle",
    ]
    #expect(Self.table.lines(width: nil, style: .plain) == expected)
    #expect(Self.table.lines(width: 32, style: .plain) == expected)
  }

  @Test("Its flexible column gives way to a narrow terminal")
  func narrow() {
    let expected = [
      "Terre         Hermès    1204",
      "데클라라시옹  까르띠에     7",
      "La Vie est …",
    ]
    #expect(Self.table.lines(width: 28, style: .plain) == expected)
    #expect(Self.table.lines(width: 27, style: .plain).map(\.displayWidth) == [27, 27, 11])
  }

  @Test("Its flexible column stays wide enough to read", arguments: [0, 1, 20])
  func tooNarrow(width: Int) {
    #expect(Self.table.lines(width: width, style: .plain)[2] == "La Vie …")
  }

  @Test("Emphasis surrounds the text and moves nothing")
  func emphasis() {
    let line = Self.table.lines(width: nil, style: Style(isEmphatic: true))[1]
    #expect(line == "\u{1B}[1m데클라라시옹\u{1B}[0m      까르띠에     \u{1B}[2m7\u{1B}[0m")
  }

  @Test("What is hidden in a name shows, and is counted")
  func hidden() {
    let table = Table(
      columns: [.init(), .init()],
      rows: [[Cell("a\u{1B}\nb"), Cell("x")], [Cell("c"), Cell("y")]]
    )
    #expect(table.lines(width: nil, style: .plain) == [#"a\u{1B}\u{A}b  x"#, "c              y"])
  }

  @Test("Without rows it has no lines")
  func empty() {
    #expect(Table(columns: [.init()]).lines(width: 80, style: .plain).isEmpty)
    #expect(Table(columns: []).lines(width: 80, style: .plain).isEmpty)
  }
}

@Suite("Cells that flow")
struct FlowTests {
  static let flow = Flow(cells: ["베르가못 3", "Lemon 3", "Yuzu 0", "장미 2", "Iris 2"].map { Cell($0) })

  @Test(
    "They stand in as many columns as fit",
    arguments: [
      (nil, ["베르가못 3", "Lemon 3", "Yuzu 0", "장미 2", "Iris 2"]),
      (100, ["베르가못 3  Lemon 3  Yuzu 0  장미 2  Iris 2"]),
      (43, ["베르가못 3  Lemon 3  Yuzu 0  장미 2  Iris 2"]),
      (42, ["베르가못 3  Lemon 3  Yuzu 0  장미 2", "Iris 2"]),
      (30, ["베르가못 3  Lemon 3  Yuzu 0", "장미 2      Iris 2"]),
      (19, ["베르가못 3  Lemon 3", "Yuzu 0      장미 2", "Iris 2"]),
      (18, ["베르가못 3", "Lemon 3", "Yuzu 0", "장미 2", "Iris 2"]),
      (6, ["베르…", "Lemon…", "Yuzu 0", "장미 2", "Iris 2"]),
    ] as [(Int?, [String])]
  )
  func columns(width: Int?, lines: [String]) {
    #expect(Self.flow.lines(width: width, style: .plain) == lines)
  }

  @Test("None make no lines", arguments: [nil, 0, 80])
  func empty(width: Int?) {
    #expect(Flow(cells: []).lines(width: width, style: .plain).isEmpty)
  }
}
