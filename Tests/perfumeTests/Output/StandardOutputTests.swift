import CatalogTestSupport
import Catalog
import Foundation
import Testing

@testable import perfume

@Suite("Standard output")
struct StandardOutputTests {
  @Test("What is written arrives whole, in order, whatever its size")
  func wholeOutput() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<50_000).map { "line \($0) 조 말론" }
    try {
      let file = try OpenFile(folder.path("out"), O_WRONLY | O_CREAT)
      let output = StandardOutput(descriptor: file.descriptor)
      for line in lines { try output.write(line: line) }
      try output.flush()
    }()
    #expect(try folder.text(of: "out") == lines.map { $0 + "\n" }.joined())
  }

  @Test("Small output waits until it is flushed")
  func buffered() throws {
    let folder = try TemporaryFolder()
    let file = try OpenFile(folder.path("out"), O_WRONLY | O_CREAT)
    let output = StandardOutput(descriptor: file.descriptor)
    try output.write("a".utf8)
    #expect(try folder.text(of: "out").isEmpty)
    try output.flush()
    try output.flush()
    #expect(try folder.text(of: "out") == "a")
  }

  @Test("A pipe that takes little at a time gets everything", arguments: [0, O_NONBLOCK])
  func slowPipe(flags: Int32) throws {
    let pipe = try TestPipe()
    try SystemCall.check { fcntl(pipe.writing, F_SETFL, flags) }
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    inThreads(2) { [reading = pipe.reading, writing = pipe.writing] number in
      if number == 0 {
        let output = StandardOutput(descriptor: writing)
        try output.write(bytes)
        try output.flush()
      } else {
        var read: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 10_000)
        while read.count < bytes.count {
          let count = try SystemCall.check { Foundation.read(reading, &piece, 10_000) }
          read += piece[..<count]
          usleep(100)
        }
        #expect(read == bytes)
      }
    }
  }

  @Test("A reader that has gone ends the program quietly")
  func closedPipe() throws {
    StandardStreams.prepare()
    let pipe = try TestPipe()
    pipe.closeReading()
    let output = StandardOutput(descriptor: pipe.writing)
    try output.write(line: "a")
    let error = try #require(throws: OutputError.self) { try output.flush() }
    #expect(error.isClosedPipe)
    #expect(error.exitStatus == 0)
    #expect(error.message(in: .english) == nil)
  }

  @Test(
    "A full disk is an error of one line",
    .enabled(if: access("/dev/full", W_OK) == 0, "the system has no such device")
  )
  func fullDisk() throws {
    let full = try OpenFile("/dev/full", O_WRONLY)
    try expectFailure(writingTo: full.descriptor, saying: "No space left")
  }

  @Test("A stream that was closed is an error of one line")
  func closedStream() throws {
    // Open for reading alone, as `StandardStreams.prepare()` leaves it.
    let closed = try OpenFile("/dev/null", O_RDONLY)
    try expectFailure(writingTo: closed.descriptor, saying: "Bad file descriptor")
  }

  private func expectFailure(
    writingTo descriptor: Int32,
    saying words: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let output = StandardOutput(descriptor: descriptor)
    try output.write(line: "a")
    let error = try #require(throws: OutputError.self, sourceLocation: sourceLocation) {
      try output.flush()
    }
    #expect(error.exitStatus == 74, sourceLocation: sourceLocation)
    for language in Language.allCases {
      let message = try #require(error.message(in: language), sourceLocation: sourceLocation)
      #expect(message.contains(words), sourceLocation: sourceLocation)
      #expect(message.printable == message, sourceLocation: sourceLocation)
    }
    // What could not be written is not written later.
    try output.flush()
  }
}

/// A pipe whose ends a test closes when it likes.
private final class TestPipe {
  let reading: Int32
  let writing: Int32
  private var isReadingClosed = false

  init() throws {
    var ends: [Int32] = [-1, -1]
    try SystemCall.check { pipe(&ends) }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeReading() {
    close(reading)
    isReadingClosed = true
  }

  deinit {
    if !isReadingClosed { close(reading) }
    close(writing)
  }
}
