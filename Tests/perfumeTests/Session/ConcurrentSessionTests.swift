import CatalogTestSupport
import Catalog
import Foundation
import Synchronization
import Testing

@testable import perfume

@Suite("Programs that use one session at the same time", .timeLimit(.minutes(1)))
struct ConcurrentSessionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("They lose no change, and show whole files only")
  func noLostUpdate() throws {
    let path = folder.path("home/state/perfume/session.json")
    let isDone = Atomic(false)
    let reader = Thread {
      var seen = 0
      while !isDone.load(ordering: .acquiring) {
        do {
          let count = try sessionFile(path).load().search.brands.count
          if count < seen { Issue.record("\(count) options after \(seen)") }
          seen = count
        } catch {
          Issue.record(error)
        }
      }
    }
    reader.start()
    inThreads(50) { number in
      try sessionFile(path).update { $0.search.brands.append(brand(number)) }
    }
    isDone.store(true, ordering: .releasing)
    while !reader.isFinished { usleep(1000) }
    let ids = try sessionFile(path).load().search.brands.map(\.id)
    #expect(ids.sorted() == Array(0..<50))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("home/state/perfume")).count
        == 1
    )
  }

  @Test("They keep a limit together")
  func limit() throws {
    let path = folder.path("session.json")
    struct Full: Error {}
    let refused = Atomic(0)
    inThreads(6) { number in
      do {
        try sessionFile(path).update { session in
          guard session.search.brands.count < 5 else { throw Full() }
          session.search.brands.append(brand(number))
        }
      } catch is Full {
        refused.add(1, ordering: .relaxed)
      }
    }
    #expect(try sessionFile(path).load().search.brands.count == 5)
    #expect(refused.load(ordering: .relaxed) == 1)
  }

  @Test("They wait only so long for each other, and read without waiting")
  func patience() throws {
    let path = try folder.write(emptySession(), to: "session.json")
    try sessionFile(path).update { (_: inout Session) throws in
      let hasty = sessionFile(path, patience: .milliseconds(50))
      let error = #expect(throws: SessionError.self) {
        try hasty.update { $0.selected = [brand(1)] }
      }
      #expect(error?.code == .locked)
      #expect(error?.exitStatus == 75)
      #expect(try hasty.load() == Session())
    }
    try sessionFile(path).update { $0.selected = [brand(1)] }
    #expect(try sessionFile(path).load().selected == [brand(1)])
  }

  @Test("They wait for each other also through a link")
  func lockThroughLink() throws {
    let path = try folder.write(emptySession(), to: "session.json")
    let links = try TemporaryFolder()
    let link = links.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try sessionFile(link).update { (_: inout Session) throws in
      let error = #expect(throws: SessionError.self) {
        try sessionFile(path, patience: .zero).update { $0.selected = [brand(1)] }
      }
      #expect(error?.code == .locked)
    }
  }
}
