import CatalogTestSupport
import Foundation
import Testing

@Suite("Imports that do not come to their end")
struct KilledImportTests {
  let perfume: BuiltProgram
  private let seeded = 20_261_130

  init() throws {
    perfume = try BuiltProgram()
    #expect(try perfume.importing(ImportFixture.csv()).status == 0)
    let rows = (1...1500).map {
      ["\($0)", "Name \($0)", "Brand \($0 % 50)", "Rose, Lemon, Cedar, Note \($0 % 300)", "Warm"]
    }
    try perfume.folder.write(ImportFixture.csv(rows), to: "long.csv")
  }

  private func importing() throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: Run.perfume)
    process.arguments = [
      "import", perfume.folder.path("long.csv"), "--into", perfume.shop, "--quiet",
    ]
    process.environment = perfume.environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func total() throws -> Int {
    let run = try perfume(
      "search",
      "--json",
      "--limit",
      "1",
      "--no-session",
      "--catalog",
      perfume.shop
    )
    return try JSONDecoder().decode(Total.self, from: Data(run.output.utf8)).total
  }

  private struct Total: Decodable { let total: Int }

  @Test(
    "Killed at any moment, an import leaves the whole old or the whole new catalogue, and the next one sweeps"
  )
  func killed() throws {
    let start = Date()
    let whole = try importing()
    whole.waitUntilExit()
    #expect(whole.terminationStatus == 0)
    let duration = Date().timeIntervalSince(start)
    var generator = SeededGenerator(seed: UInt64(seeded))
    var survivors = 0
    for _ in 0..<50 {
      #expect(try perfume.importing(ImportFixture.csv()).status == 0)
      let process = try importing()
      usleep(UInt32(Double.random(in: 0...1.1, using: &generator) * duration * 1_000_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let total = try total()
      #expect([12, 1500].contains(total))
      if total == 1500 { survivors += 1 }
    }
    #expect(survivors < 50)
    #expect(try perfume.importing(ImportFixture.csv()).status == 0)
    #expect(try perfume.folder.names().filter { $0.hasPrefix(".") } == [])
    #expect(try total() == 12)
  }

  @Test(
    "Ctrl-C ends an import at once, with the old catalogue and nothing beside it",
    arguments: [SIGINT, SIGTERM]
  )
  func interrupted(signal: Int32) throws {
    // Reads from a pipe that nobody closes, so it is at work for as long as that takes.
    let script = """
      mkfifo pipe; (cat long.csv; sleep 20) > pipe & writer=$!
      "$perfume" import - --into shop.perfume < pipe & importer=$!
      for i in $(seq 100); do ls .perfume-* >/dev/null 2>&1 && break; sleep 0.05; done
      sleep 0.3; kill -\(signal) $importer; wait $importer; echo $?; kill $writer
      """
    // A shell ignores interrupts for what runs in its background unless it has job control.
    let run = try perfume.shell("set -m\n" + script)
    #expect(run.output.hasPrefix("\(128 + signal)"), "\(run.output) \(run.errors)")
    #expect(try total() == 12)
    #expect(try perfume.folder.names().filter { $0.hasPrefix(".perfume") } == [])
  }

  @Test(
    "Of two imports into one catalogue at once, one is told to try again, and the other is whole"
  )
  func atOnce() throws {
    let script = """
      mkfifo pipe; (cat long.csv; sleep 2) > pipe &
      "$perfume" import - --into shop.perfume --quiet < pipe & importer=$!
      for i in $(seq 100); do ls .perfume-* >/dev/null 2>&1 && break; sleep 0.05; done
      "$perfume" import list.csv --into shop.perfume --quiet; echo $?
      wait $importer; echo $?
      """
    let run = try perfume.shell(script)
    #expect(run.output == "75\n0\n", "\(run.errors)")
    #expect(run.errors.contains("locked"))
    #expect(try total() == 1500)
  }
}
