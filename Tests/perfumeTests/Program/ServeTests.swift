import Catalog
import CatalogTestSupport
import Foundation
import Testing

@Suite("perfume serve")
struct ServeTests {
  let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  /// The program while it serves.
  final class Service {
    let process = Process()
    let port: UInt16
    private let errors = Pipe()
    private let output = Pipe()

    init(_ program: BuiltProgram, _ arguments: String...) throws {
      process.executableURL = URL(filePath: Run.perfume)
      process.arguments = ["serve", "--port", "0"] + arguments
      process.environment = program.environment.merging(["LC_ALL": "C"]) { $1 }
      process.standardError = errors
      process.standardOutput = output
      try process.run()
      let line = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      port = line.firstMatch(of: /127\.0\.0\.1:([0-9]+)\//).flatMap { UInt16($0.output.1) } ?? 0
    }

    /// What it said of the catalogue and itself, a line each; to be read when it has ended.
    func messages() throws -> [Substring] {
      String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        .split(separator: "\n")
    }

    /// Ends it with a signal; gives its status and its log.
    func end(by signal: Int32 = SIGTERM) throws -> (status: Int32, log: String) {
      kill(process.processIdentifier, signal)
      let log = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: log, as: UTF8.self))
    }
  }

  /// The catalogue with so many of its perfumes.
  private func first(_ number: Int) throws -> CatalogContents {
    let contents = try OracleCatalog.contents()
    return CatalogContents(
      series: contents.series,
      brands: contents.brands,
      keywords: contents.keywords,
      perfumes: Array(contents.perfumes.prefix(number))
    )
  }

  @Test("It says where it listens, logs each request, and ends well when it is told to")
  func life() throws {
    for signal in [SIGTERM, SIGINT] {
      let service = try Service(program, "--log", "json")
      let client = try HTTPClient(port: service.port)
      #expect(try client.get("/healthz").text.contains("\"perfumes\":12"))
      #expect(try client.get("/", ["Host": "evil.example"]).status == 421)
      let (status, log) = try service.end(by: signal)
      #expect(status == 0)
      let lines = log.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.contains("\"target\":\"/healthz\"") == true)
    }
  }

  @Test("Without a catalogue it serves the sample, below the path that it is told")
  func sample() throws {
    program.environment["PERFUME_CATALOG"] = ""
    let service = try Service(program, "--base-path", "/scents", "--log", "none")
    let answer = try HTTPClient(port: service.port).get("/scents/healthz")
    #expect(answer.text.contains("\"perfumes\":387"))
    #expect(try service.end() == (0, ""))
  }

  @Test("A catalogue that is renamed into place is taken up, and no request is lost")
  func replacement() async throws {
    let service = try Service(program)
    let port = service.port
    let contents = try OracleCatalog.contents()
    let smaller = try first(7)
    let totals = try await withThrowingTaskGroup(of: Set<Substring>.self) { group in
      for _ in 1...3 {
        group.addTask {
          let client = try HTTPClient(port: port)
          return Set(
            try (1...100).map { _ in
              let answer = try client.get("/api/v1/perfumes?limit=1")
              #expect(answer.status == 200)
              return answer.text.firstMatch(of: /"total":([0-9]+)/)?.output.1 ?? ""
            }
          )
        }
      }
      for number in 1...10 {
        try program.write(number.isMultiple(of: 2) ? contents : smaller, to: "catalog.db")
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(totals.isSubset(of: ["7", "12"]))
    try program.write(smaller, to: "catalog.db")
    let client = try HTTPClient(port: port)
    let answer = try client.get("/api/v1/perfumes")
    #expect(answer.text.contains("\"total\":7"))
    // Copies of a file have the same tags on every server.
    let tag = try #require(answer.headers["etag"])
    try FileManager.default.copyItem(
      atPath: program.folder.path("catalog.db"),
      toPath: program.folder.path("copy.db")
    )
    let other = try Service(program, "--catalog", program.folder.path("copy.db"))
    let copied = try HTTPClient(port: other.port).get("/api/v1/perfumes", ["If-None-Match": tag])
    #expect(copied.status == 304)
    #expect(try other.end().status == 0)
    #expect(try service.end().status == 0)
  }

  @Test("An answer that is asked for again and again is that of the catalogue which is there")
  func askedAgain() async throws {
    let service = try Service(program)
    for size in [7, 9, 5] {
      try program.write(first(size), to: "next.db")
      let client = try HTTPClient(port: service.port)
      for _ in 1...50 { #expect(try client.get("/api/v1/perfumes?limit=1").status == 200) }
      let paths = ["next.db", "catalog.db"].map(program.folder.path)
      #expect(rename(paths[0], paths[1]) == 0)
      // A request that comes with the new catalogue may still be answered from the old one.
      try await Task.sleep(for: .milliseconds(2))
      // On a connection of its own: a busy machine may take long to go on.
      let answer = try HTTPClient(port: service.port).get("/api/v1/perfumes?limit=1")
      #expect(answer.text.contains("\"total\":\(size)"))
    }
    #expect(try service.end().status == 0)
  }

  @Test("Without a catalogue that can be read it is unavailable, until there is one again")
  func unavailable() throws {
    let service = try Service(program)
    let client = try HTTPClient(port: service.port)
    let path = program.folder.path("catalog.db")
    let good = try program.folder.read("catalog.db")
    #expect(try client.get("/api/v1/filter").status == 200)
    try FileManager.default.removeItem(atPath: path)
    #expect(try client.get("/api/v1/filter").text.contains("catalogMissing"))
    for bad in [Array("rubbish".utf8), Array(good.prefix(good.count / 2)), []] {
      try program.folder.write(bad, to: "catalog.db")
      for target in ["/api/v1/perfumes", "/healthz", "/"] {
        #expect(try client.get(target).status == 503)
      }
    }
    try program.folder.write(good, to: "catalog.db")
    #expect(try client.get("/api/v1/filter").status == 200)
    kill(service.process.processIdentifier, SIGHUP)
    #expect(try client.get("/api/v1/filter").status == 200)
    try program.write(
      CatalogContents(series: [], brands: [], keywords: [], perfumes: []),
      to: "catalog.db"
    )
    #expect(try client.get("/api/v1/filter").status == 200)
    #expect(try service.end().status == 0)
    // Each change once, however often it was asked for.
    let messages = try service.messages()
    #expect(messages.count { $0.contains(path) && $0.contains("answered with 503") } == 4)
    #expect(messages.suffix(2).first?.hasSuffix("the catalogue can be read again: \(path)") == true)
    #expect(messages.last?.hasSuffix("a new catalogue is served: \(path)") == true)
  }

  @Test("What it cannot do at the start ends it with a status that says why")
  func failures() throws {
    let service = try Service(program)
    let inUse = try program("serve", "--port", "\(service.port)", "--host", "127.0.0.1")
    #expect(inUse.status == 69)
    #expect(inUse.errors.contains("in use"))
    #expect(try program("serve", "--host", "no.such.host.invalid").status == 68)
    #expect(try program("serve", "--port", "65536").status == 64)
    #expect(try program("serve", "--base-path", "scents").status == 64)
    #expect(try program("serve", "--cors", "shop.example/").status == 64)
    #expect(try program("serve", "--catalog", "/no/such/file").status == 66)
    #expect(try service.end().status == 0)
  }
}
