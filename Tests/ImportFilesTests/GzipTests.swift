import Catalog
import CatalogImport
import CatalogTestSupport
import Testing

@testable import ImportFiles

@Suite("Files that gzip packed")
struct GzipTests {
  private let folder: InputFolder
  private static let text = String(repeating: "이름,brand\n도 손,Diptyque\n", count: 20_000)

  init() throws { folder = try InputFolder() }

  @Test("A packed text is read as it is, in any encoding, also packed twice")
  func packed() throws {
    let packed = Packing.gzip(Array(Self.text.utf8))
    let read = try folder.text(packed)
    #expect(read.text == Self.text)
    #expect(read.source.progress.bytes == packed.count)
    #expect(read.source.progress.size == packed.count)
    #expect(try folder.text(Packing.gzip(packed)).text == Self.text)
    #expect(try folder.text(Packing.gzip(Self.text.encoded(.cp949))).text == Self.text)
    #expect(try folder.text(Packing.gzip([])).text == "")
  }

  @Test("Several members read as one, and zeros behind them are passed over")
  func members() throws {
    let (first, second) = (Packing.gzip(Array("name\n".utf8)), Packing.gzip(Array("도 손\n".utf8)))
    #expect(try folder.text(first + second).text == "name\n도 손\n")
    #expect(try folder.text(first + Packing.gzip([]) + second).text == "name\n도 손\n")
    #expect(try folder.text(first + second + [0, 0, 0]).text == "name\n도 손\n")
    let behind = folder.failure(first + Array("name".utf8))
    #expect(behind?.kind == .badInput)
    #expect(behind?.reason.english.contains("behind the gzip data") == true)
  }

  @Test("A file that was not copied to its end says so, wherever it was cut")
  func cutShort() throws {
    let packed = Packing.gzip(Array(Self.text.utf8))
    for count in [11, 100, packed.count / 2, packed.count - 8, packed.count - 1] {
      let failure = folder.failure(Array(packed.prefix(count)))
      #expect(failure?.kind == .badInput)
      #expect(failure?.reason.english.contains("ends too early") == true)
    }
  }

  @Test("What could be unpacked before the damage is handed on first, in the right encoding")
  func textBefore() throws {
    let rows = (0..<3_000).map { "도 손,\($0 &* 7_919 % 10_007)\n" }.joined()
    let packed = try Packing.gzip(rows.encoded(.cp949))
    let source = try folder.source(Array(packed.dropLast(packed.count / 3)))
    var text: [UInt8] = []
    let failure = #expect(throws: ImportFailure.self) { while try source.read(into: &text) {} }
    #expect(failure?.reason.english.contains("ends too early") == true)
    #expect(text.count > 10_000)
    #expect(rows.utf8.starts(with: text))
    #expect(source.assumption?.encoding == .cp949)
  }

  @Test("A wrong checksum or a wrong length is found")
  func checksum() throws {
    let packed = Packing.gzip(Array(Self.text.utf8))
    for place in [packed.count - 5, packed.count - 1] {
      var damaged = packed
      damaged[place] ^= 1
      let failure = folder.failure(damaged)
      #expect(failure?.kind == .badInput)
      #expect(failure?.reason.english.contains("damaged (incorrect") == true)
    }
  }

  @Test("Whatever happens to a byte, the text is right or a failure says that it is not")
  func anyDamage() throws {
    var generator = SeededGenerator(seed: 11)
    let table = Array("이름,brand\n도 손,Diptyque\n로 파피에,Diptyque\n".utf8)
    let packed = Packing.gzip(table)
    for place in packed.indices {
      var damaged = packed
      damaged[place] ^= UInt8.random(in: 1...255, using: &generator)
      let path = try folder.folder.write(damaged, to: "input")
      do throws(ImportFailure) {
        guard case .text(let source) = try InputFile.open(path: path) else { continue }
        var text: [UInt8] = []
        while try source.read(into: &text) {}
        // The header alone has no checksum: time, system, level.
        #expect(place < 10 && text == table)
      } catch {
        #expect(!error.reason.english.isEmpty && error.file == path)
      }
    }
  }
}
