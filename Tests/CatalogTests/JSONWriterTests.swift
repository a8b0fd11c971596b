import Catalog
import Foundation
import Testing

@Suite("JSON as it is written")
struct JSONWriterTests {
  /// Any value, in both worlds.
  indirect enum Value: Encodable, JSONWritable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([Value])
    case object([String: Value])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let bool): try container.encode(bool)
      case .int(let int): try container.encode(int)
      case .double(let double): try container.encode(double)
      case .string(let string): try container.encode(string)
      case .array(let array): try container.encode(array)
      case .object(let object): try container.encode(object)
      }
    }

    func write(to json: inout JSONWriter) {
      switch self {
      case .bool(let bool): bool.write(to: &json)
      case .int(let int): int.write(to: &json)
      case .double(let double): double.write(to: &json)
      case .string(let string): string.write(to: &json)
      case .array(let array): array.write(to: &json)
      case .object(let object): json.object(object)
      }
    }
  }

  private static let values: [Value] = [
    .array([]), .object([:]), .array([.array([]), .object([:]), .array([.array([.object([:])])])]),
    .array([.bool(true), .bool(false), .int(0), .int(.min), .int(.max), .int(-7)]),
    .array(
      [
        4.35, 5, 0, -0.0, 0.1, 0.30000000000000004, -2.5, 1e15, 1e16, 123456789012345680, 1e-5,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1 / 3, 1234567.5,
      ].map { .double($0) }
    ),
    .object([
      "selected": .array([]), "selectedCount": .int(1), "": .int(2), "é": .int(3), "z": .int(4),
    ]),
    .object(["a \"key\"": .object(["b": .array([.string("x/y"), .object(["c": .int(1)])])])]),
    .string("J'adore \"L'Or\" \\ / 쟈도르 🌹 👩‍🔬 é e\u{301} ŒÀ ß ｆ"),
    .string("\u{0}\u{1}\u{8}\u{9}\n\u{B}\u{C}\r\u{E}\u{1B}\u{1F} \u{7F}\u{85}\u{9B}\u{AD}"),
    .string("\u{202E}\u{2066}\u{200F}\u{61C}\u{200B}\u{200D}\u{2028}\u{2029}\u{FEFF}\u{E0041}\r\n"),
    .string(""),
  ]

  @Test("It is what JSONEncoder writes, and what is hidden is escaped", arguments: values.indices)
  func agreesWithEncoder(index: Int) throws {
    for (layout, formatting) in [
      (JSONWriter.Layout.compact, JSONEncoder.OutputFormatting()), (.indented, .prettyPrinted),
    ] {
      let value = Self.values[index]
      #expect(text(value, layout) == (try encoded(value, formatting)))
    }
  }

  @Test("No hidden character stays, whatever stands before it in its block")
  func everyScalar() throws {
    // Runs of scalars that begin with the same byte in UTF-8.
    let starts =
      Array(stride(from: UInt32(0), to: 0xFFFF, by: 64)) + [0x1_F300, 0x1_D170, 0xE_0000]
    for start in starts {
      let scalars = (start..<start + 64).compactMap(Unicode.Scalar.init)
      let run = Value.string(String(String.UnicodeScalarView(scalars)))
      #expect(text(run, .compact) == (try encoded(run, [])))
    }
  }

  @Test("What is no number in JSON is null", arguments: [Double.nan, .infinity, -.infinity])
  func noNumber(number: Double) { #expect(text(.double(number), .compact) == "null") }

  @Test("A member whose value is absent is left out")
  func absent() {
    var json = JSONWriter()
    json.object { json in
      json.member("a", nil as Int?)
      json.member("b", 1)
      json.member("c", nil as [String]?)
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"b":1}"#)
  }

  @Test("A writer that was emptied writes the same again")
  func emptied() {
    var json = JSONWriter(.indented)
    let value = Value.array([.object(["a": .int(1)]), .string("b")])
    value.write(to: &json)
    let first = json.bytes
    json.bytes.removeAll(keepingCapacity: true)
    value.write(to: &json)
    #expect(json.bytes == first)
  }

  private func text(_ value: Value, _ layout: JSONWriter.Layout) -> String {
    String(decoding: value.json(layout), as: UTF8.self)
  }

  /// What JSONEncoder makes of it, with what is hidden escaped but for the line breaks of the layout.
  private func encoded(_ value: Value, _ formatting: JSONEncoder.OutputFormatting) throws -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    var escaped = ""
    for scalar in json.unicodeScalars {
      if scalar.isHidden, scalar != "\n" {
        for unit in String(scalar).utf16 { escaped += String(format: "\\u%04x", unit) }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
