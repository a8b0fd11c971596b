import CatalogTestSupport
import Foundation
import Testing

@Suite("What an import shows while it runs, and where it cannot")
struct ImportOutputTests {
  let perfume: BuiltProgram

  init() throws { perfume = try BuiltProgram() }

  /// What an import of many rows writes to a terminal that stands for standard error.
  private func drawn(_ arguments: String, _ environment: [String: String?] = [:]) throws -> [UInt8]
  {
    let rows = (0..<8_000).map { "Rose \($0),Prada,\"Rose, Oud\"\n" }.joined()
    try perfume.folder.write("name,brand,notes\n" + rows, to: "list.csv")
    let terminal = try PseudoTerminal(columns: 60)
    let run = try perfume.shell(
      "\"$perfume\" import list.csv --into shop.perfume \(arguments) 2> \(terminal.path)",
      environment: environment
    )
    #expect(run.status == 0)
    return terminal.written()
  }

  @Test(
    "Progress on a terminal is one line that is drawn over and cleared without escape sequences",
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]]
  )
  func progress(environment: [String: String]) throws {
    let bytes = try drawn("--color never", environment)
    #expect(!bytes.contains(0x1B))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r")
    #expect(lines.contains { $0.hasPrefix("list.csv") })
    #expect(lines.allSatisfy { $0.count < 60 && !$0.contains("\n") })
    #expect(lines.last?.allSatisfy { $0 == " " } == true)
    #expect(bytes.last == UInt8(ascii: "\r"))
  }

  @Test(
    "Programs, and those who want none, are shown no progress",
    arguments: ["--json", "--quiet"]
  )
  func noProgress(option: String) throws {
    #expect(try drawn(option).isEmpty)
  }

  @Test(
    "When the catalogue is written and the report cannot be, both are said",
    arguments: ["> /dev/full", "--json > /dev/full", "--report /dev/full"]
  )
  func fullDevice(output: String) throws {
    try perfume.folder.write("name,brand\nRose,Prada\n", to: "list.csv")
    let run = try perfume.shell("\"$perfume\" import list.csv --into shop.perfume \(output)")
    #expect(run.status == 74)
    #expect(run.errors.contains("No space left on device; the catalogue 'shop.perfume' is written"))
    #expect(try perfume.found() == ["1 Rose"])
  }

  @Test("A report that cannot be written does not claim a catalogue where there is none")
  func dryRun() throws {
    try perfume.folder.write("name,brand\nRose,Prada\n", to: "list.csv")
    let run = try perfume.shell(
      "\"$perfume\" import list.csv --into shop.perfume --dry-run --report /dev/full"
    )
    #expect(run.status == 74 && !run.errors.contains("is written"))
  }
}
