#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

internal import Catalog

/// Any JSON, so that what this program does not know survives it.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Exact to 38 digits, be it an integer or a fraction.
  case decimal(Decimal)
  /// What is too large or too small for a decimal.
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else if let decimal = try? container.decode(Decimal.self) {
      self = .decimal(decimal)
    } else {
      self = .double(try container.decode(Double.self))
    }
  }
}

extension JSONValue: JSONWritable {
  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.append("null")
    case .bool(let bool): bool.write(to: &json)
    case .decimal(let decimal): json.append(decimal.description)
    case .double(let double): double.write(to: &json)
    case .string(let string): string.write(to: &json)
    case .array(let array): array.write(to: &json)
    case .object(let object): json.object(object)
    }
  }
}

extension JSONValue {
  /// This value with the change from `old` to `new` made in it, and all else as it is.
  ///
  /// `old` is what a program understood of this value, so what it lacks is what the program does
  /// not know: that stays, wherever `new` still has the object around it.
  func changed(from old: JSONValue, to new: JSONValue) -> JSONValue {
    if old == new { return self }
    switch (self, old, new) {
    case (.object(let fields), .object(let oldFields), .object(let newFields)):
      let unknown = fields.filter { oldFields[$0.key] == nil }
      let known = newFields.map { key, value in
        guard let field = fields[key], let oldValue = oldFields[key] else { return (key, value) }
        return (key, field.changed(from: oldValue, to: value))
      }
      return .object(unknown.merging(known) { _, known in known })
    case (.array(let elements), .array(let oldElements), .array(let newElements)):
      return .array(
        newElements.map { element in
          zip(elements, oldElements).first { $0.1 == element }?.0 ?? element
        }
      )
    default:
      return new
    }
  }
}
