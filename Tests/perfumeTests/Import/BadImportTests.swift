import CatalogTestSupport
import Foundation
import Testing

@Suite("Files that cannot be imported")
struct BadImportTests {
  let perfume: BuiltProgram

  init() throws {
    perfume = try BuiltProgram()
    #expect(try perfume.importing(ImportFixture.csv()).status == 0)
  }

  /// Expects that the run was refused with this status and these words, and that the catalogue is as it was.
  private func expectRefused(_ run: Run, _ status: Int32 = 65, _ words: String...) throws {
    #expect(run.status == status, "\(run.errors)")
    for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
    #expect(!run.errors.contains("Fatal error"))
    #expect(run.output.isEmpty)
    #expect(try perfume.found().count == 12)
    #expect(try perfume.folder.names().filter { $0.hasPrefix(".") } == [])
  }

  @Test(
    "A wrong value is told with file, line and column, in files with either end of lines",
    arguments: ["\n", "\r\n"]
  )
  func wrongValue(lineEnd: String) throws {
    let header = ["id", "name", "brand", "rating"]
    var rows = ImportFixture.rows.map { [$0[0], $0[1], $0[2], "4.5"] }
    rows[5][3] = "good"
    let text = ImportFixture.csv(rows, header: header, lineEnd: lineEnd)
    try expectRefused(
      try perfume.importing(text),
      65,
      "list.csv', line 7, column 4 (rating)",
      "'good'",
      "nothing was imported"
    )
    rows[5][3] = "4,5"
    #expect(
      try perfume.importing(ImportFixture.csv(rows, header: header, lineEnd: lineEnd)).status == 0
    )
  }

  @Test("An id that is none among numbers is told with its place, and a second try keeps the ids")
  func wrongID() throws {
    var rows = ImportFixture.rows
    rows[5][0] = "x6"
    try expectRefused(try perfume.importing(ImportFixture.csv(rows)), 65, "line 7, column 1 (id)")
    for _ in 0..<2 {
      #expect(try perfume.importing(ImportFixture.csv()).status == 0)
      #expect(try perfume.found().count == 12)
    }
  }

  @Test(
    "The first twenty wrong rows are listed and the others counted; the rest can be taken without them"
  )
  func manyWrongRows() throws {
    let header = ["name", "brand", "year"]
    let rows = (1...80).map { ["N\($0)", "B", $0 > 10 && $0 <= 40 ? "abc" : "2019"] }
    let run = try perfume.importing(ImportFixture.csv(rows, header: header))
    try expectRefused(
      run,
      65,
      "line 12, column 3 (year)",
      "line 31",
      "and 10 more wrong rows",
      "30 rows are wrong"
    )
    #expect(!run.errors.contains("line 32,"))
    let skipping = try perfume.importing(
      ImportFixture.csv(rows, header: header),
      as: "list.csv",
      "--skip-bad-rows"
    )
    #expect(skipping.status == 0)
    #expect(skipping.output.contains("30 wrong rows"))
    #expect(try perfume.found().count == 50)
  }

  @Test("Two columns of one name are refused with both positions")
  func repeatedHeader() throws {
    let run = try perfume.importing("id,name,brand,name\n1,A,B,C\n")
    try expectRefused(run, 65, "columns 2 and 4", "'name'", "--map name=#2")
    let notes = "name,brand,Notes,Notes\nA,B,Rose,Iris\n"
    try expectRefused(try perfume.importing(notes), 65, "columns 3 and 4", "--map notes=#3")
    try expectRefused(
      try perfume.importing(notes, as: "list.csv", "--map", "top=Notes"),
      65,
      "--map top=#3"
    )
    let mapped = try perfume.importing(notes, as: "list.csv", "--map", "notes=#3", "--dry-run")
    #expect(mapped.output.contains("Notes (column 3)"))
    #expect(mapped.output.contains("Notes (column 4)"))
  }

  @Test(
    "Files that are no table of perfumes are refused with what they are",
    arguments: [
      ("", "empty"), ("\n \n", "empty"), ("name,brand\n", "no perfume"),
      ("INSERT INTO perfume VALUES (1, 'A');\n", "SQL"),
      ("module.exports = [{name: 'A'}]\n", "JavaScript"), ("<html><body></body></html>", "HTML"),
      ("\u{0}\u{1}\u{2}\u{3}", "no text"), ("%PDF-1.7\n%\u{1}\u{0}", "PDF"),
      ("note,class\nRose,Floral\n", "--series"), ("perfume_id,note\n1,Rose\n", "perfume_id"),
      ("id,colour\n1,red\n", "--map name=COLUMN"),
      ("name,url\nA,https://x.example\n", "brand"), ("[1, 2]", "list"),
      ("\"text\"", "single value"), ("{\"name\": \"A\", \"brand\": \"B\"", "line 1"),
      ("[{\"name\": \"A\", \"brand\": \"B\"},]", "comma"),
      ("[{\"name\": \"A\", \"name\": \"B\", \"brand\": \"C\"}]", "'name'"),
      ("[{\"name\": \"A\", \"brand\": \"B\", \"rating\": NaN}]", "NaN"),
      ("[]", "the list is empty"), ("{\"perfumes\": []}", "the list is empty"),
      ("{\"query\": {\"brands\": []}, \"perfumes\": [], \"total\": 0}", "the list is empty"),
      ("[{}]", "the list is empty"),
      ("[" + String(repeating: "[", count: 10_000), "deep"),
      ("name,brand\nA,\"B\n", "line 2"), ("name,brand\nA,B,C,D\n", "line 2"),
      ("name,brand,year\n\u{0},B,2019\n", "no text"),
    ]
  )
  func refusedFiles(text: String, words: String) throws {
    try expectRefused(try perfume.importing(text), 65, words)
  }

  @Test("A file that is not there, and a folder, are told as such")
  func missing() throws {
    try expectRefused(
      try perfume("import", "nowhere.csv", "--into", perfume.shop),
      66,
      "'nowhere.csv'"
    )
    try expectRefused(
      try perfume("import", perfume.folder.path, "--into", perfume.shop),
      66,
      "folder"
    )
  }

  @Test("A packed file that is cut short is refused, and nothing of it is taken")
  func cutShort() throws {
    let random = (1...2000).map {
      ["\($0)", "N\($0 * 7919 % 10007)", "B\($0 * 31 % 97)", "Rose", ""]
    }
    try perfume.folder.write(ImportFixture.csv(random), to: "long.csv")
    try perfume.shell("gzip -c long.csv | head -c 3000 > cut.csv.gz").expectDone()
    try expectRefused(
      try perfume("import", perfume.folder.path("cut.csv.gz"), "--into", perfume.shop),
      65,
      "cut.csv.gz"
    )
  }

  @Test("Bytes of another encoding than the one given are told with their line")
  func wrongEncoding() throws {
    let run = try perfume.importing(ImportFixture.csv(), as: "list.csv", "--encoding", "cp949")
    try expectRefused(run, 65, "--encoding")
  }

  @Test("A cell of twenty megabytes is no trouble")
  func hugeCell() throws {
    let text =
      "name,brand,description\nA,B,\"" + String(repeating: "x", count: 20_000_000) + "\"\nC,B,d\n"
    #expect(try perfume.importing(text).status == 0)
    #expect(try perfume.found().count == 2)
  }

  @Test("A wrong command line is told before anything is read")
  func usage() throws {
    try expectRefused(try perfume("import", "list.csv"), 64, "--into")
    try expectRefused(try perfume("import", "--into", perfume.shop), 64, "usage")
    try expectRefused(
      try perfume.importing(ImportFixture.csv(), as: "list.csv", "--replace", "--update"),
      64,
      "--update"
    )
    try expectRefused(
      try perfume.importing(ImportFixture.csv(), as: "list.csv", "--map", "colour=x"),
      64,
      "FIELD=COLUMN"
    )
    try expectRefused(
      try perfume.importing(ImportFixture.csv(), as: "list.csv", "--map", "name=nowhere"),
      65,
      "'nowhere'"
    )
    try expectRefused(
      try perfume.importing(ImportFixture.csv(), as: "list.csv", "--delimiter", "ab"),
      64,
      "--delimiter"
    )
    for value in ["XYZ", "dollars", "us"] {
      try expectRefused(
        try perfume.importing(ImportFixture.csv(), as: "list.csv", "--currency", value),
        64,
        "--currency",
        value,
        "ISO 4217",
        "KRW"
      )
    }
    try expectRefused(
      try perfume.importing(ImportFixture.csv(), as: "list.csv", "--encoding", "klingon"),
      64,
      "--encoding",
      "klingon",
      "UTF-8",
      "CP949",
      "mixed"
    )
  }

  @Test("An empty list is told as such whatever is said of its columns")
  func emptyList() throws {
    let run = try perfume.importing("[]", as: "list.json", "--map", "name=title")
    try expectRefused(run, 65, "the list is empty")
  }

  @Test("A file of proposals that is none is told with what is wrong about it")
  func proposals() throws {
    let path = perfume.folder.path("proposals.json")
    for (text, words) in [("[]", "(the whole is of the wrong type)"), ("x", "(not JSON)")] {
      try perfume.folder.write(text, to: "proposals.json")
      try expectRefused(
        try perfume.importing(ImportFixture.csv(), as: "list.csv", "--merge", path),
        65,
        "proposals.json",
        words
      )
    }
  }

  @Test("A target that is no catalogue, or in a folder that is not there, is left alone")
  func targets() throws {
    let text = perfume.folder.path("notes.txt")
    try perfume.folder.write("mine", to: "notes.txt")
    try expectRefused(
      try perfume("import", perfume.folder.path("list.csv"), "--into", text),
      65,
      "notes.txt"
    )
    #expect(try perfume.folder.text(of: "notes.txt") == "mine")
    let nowhere = perfume.folder.path("nowhere/shop.perfume")
    try expectRefused(
      try perfume("import", perfume.folder.path("list.csv"), "--into", nowhere),
      73,
      "nowhere"
    )
  }

  @Test("A report takes the place of nothing that is read, nor of the catalogue")
  func report() throws {
    let list = perfume.folder.path("list.csv")
    let before = try perfume.folder.text(of: "list.csv")
    try expectRefused(
      try perfume("import", list, "--into", perfume.shop, "--report", list),
      64,
      "--report"
    )
    try expectRefused(
      try perfume("import", list, "--into", perfume.shop, "--report", perfume.shop),
      64,
      "--report"
    )
    try perfume.shell("ln -s list.csv link.csv").expectDone()
    let link = perfume.folder.path("link.csv")
    try expectRefused(
      try perfume("import", list, "--into", perfume.shop, "--report", link),
      64,
      "--report"
    )
    #expect(try perfume.folder.text(of: "list.csv") == before)
    try perfume.folder.write("old", to: "report.json")
    let report = perfume.folder.path("report.json")
    try expectRefused(
      try perfume("import", list, "--into", perfume.folder.path("no/x"), "--report", report),
      73
    )
    #expect(try perfume.folder.text(of: "report.json") == "old")
  }

  @Test("A full disk leaves the old catalogue and nothing else")
  func fullDisk() throws {
    let rows = (1...20_000).map {
      ["\($0)", "Name \($0)", "Brand \($0 % 50)", "Rose, Lemon, Cedar", "Warm"]
    }
    try perfume.folder.write(ImportFixture.csv(rows), to: "long.csv")
    let run = try perfume.shell("ulimit -f 1000; \"$perfume\" import long.csv --into shop.perfume")
    try expectRefused(run, 74, "shop.perfume")
  }
}
