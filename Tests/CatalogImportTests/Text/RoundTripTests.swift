import CatalogImport
import CatalogTestSupport
import Testing

@Suite("Tables that are written and read again")
struct RoundTripTests {
  private static let snippets = [
    "a", "장미", "🌹", "é", ",", ";", "|", "\t", "\"", "\"\"", "\n", "\r\n", "\r", " ", "'", "\\",
    "0.75", "[", "{", "No. 5", "\u{FEFF}", "\u{200B}", "/", "<", "sep=",
  ]

  private static func table(_ random: inout SeededGenerator) -> [[String]] {
    let columns = Int.random(in: 2...6, using: &random)
    let rows = Int.random(in: 1...20, using: &random)
    let header = (1...columns).map { "column \($0)" }
    return [header]
      + (0..<rows).map { row in
        // So that no row is empty.
        ["row \(row)"]
          + (1..<columns).map { _ in
            snippets.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)).joined()
          }
      }
  }

  private enum Quoting: CaseIterable {
    case all, needed, random
  }

  private static func written(
    _ table: [[String]],
    _ delimiter: Character,
    _ lineEnd: String,
    _ quoting: Quoting,
    _ random: inout SeededGenerator
  ) -> String {
    var text = ""
    for row in table {
      let cells = row.map { cell in
        let needed =
          cell.unicodeScalars.contains { "\"\r\n".unicodeScalars.contains($0) }
          || cell.contains(delimiter) || cell.first == " "
        let isQuoted = needed || quoting == .all || quoting == .random && random.once(in: 2)
        return isQuoted ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
      }
      text += cells.joined(separator: String(delimiter)) + lineEnd
    }
    if random.once(in: 2) { text.unicodeScalars.removeLast(lineEnd.unicodeScalars.count) }
    return text
  }

  @Test("Delimited text gives back what was written, in every way of quoting", arguments: 0..<40)
  func delimited(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let table = Self.table(&random)
    for (delimiter, lineEnd) in [(",", "\n"), (";", "\r\n"), ("\t", "\r"), ("|", "\n")] {
      for quoting in Quoting.allCases {
        let sign = Character(delimiter)
        let text = Self.written(table, sign, lineEnd, quoting, &random)
        let reading = TextReading(text, piece: 5, delimiter: Delimiter(sign))
        #expect([reading.columns] + reading.cells == table, "\(text.debugDescription)")
        #expect(reading.failures == [])
        let mark = TextReading("\u{FEFF}" + text, delimiter: Delimiter(sign))
        #expect(mark == reading)
      }
    }
  }

  @Test("The delimiter is found out where the cells do not hold others", arguments: 0..<25)
  func guessed(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let table = Self.table(&random).map { row in
      row.map { cell in cell.filter { !",;|\t".contains($0) } }
    }
    for delimiter: Character in [",", ";", "\t", "|"] {
      for quoting in Quoting.allCases {
        let text = Self.written(table, delimiter, "\r\n", quoting, &random)
        let reading = TextReading(text)
        #expect([reading.columns] + reading.cells == table, "\(text.debugDescription)")
      }
    }
  }

  @Test("Each shape of JSON gives back what was written", arguments: 0..<25)
  func json(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let table = Self.table(&random)
    let quoted: [[String]] = table.map { row in row.map { JSONText.quoted($0, &random) } }
    let (header, rows) = (quoted[0], quoted.dropFirst())
    let objects = rows.map { row in
      "{" + zip(header, row).map { "\($0):\($1)" }.joined(separator: ", ") + "}"
    }
    let lists = quoted.map { row in "[" + row.joined(separator: ",") + "]" }
    let columns = header.indices.map { column in
      let cells: [String] = rows.map { $0[column] }
      return header[column] + ":[" + cells.joined(separator: ",") + "]"
    }
    let texts: [String] = [
      "[\(objects.joined(separator: ",\n"))]",
      objects.joined(separator: "\r\n"),
      "{\"total\": 1, \"data\": [\(objects.joined(separator: ","))]}",
      "[\(lists.joined(separator: ",\n"))]",
      "{\(columns.joined(separator: ","))}",
    ]
    for text in texts {
      for piece in [3, .max] {
        let reading = TextReading(text, piece: piece)
        #expect([reading.columns] + reading.cells == table, "\(text)")
        #expect(reading.failures == [])
      }
    }
  }
}

/// Writes texts as JSON.
private enum JSONText {
  /// A string, with its escapes written in any of the ways there are.
  static func quoted(_ text: String, _ random: inout SeededGenerator) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"" where random.once(in: 2): json += "\\\""
      case "\\" where random.once(in: 2): json += "\\\\"
      case "\n" where random.once(in: 2): json += "\\n"
      case "/" where random.once(in: 2): json += "\\/"
      case _ where scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || random.once(in: 4):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: random.once(in: 2))
          json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
