/// Where and how a JSON document is not as expected, in one line.
struct DecodingReason: CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.valueNotFound(_, let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      description =
        path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    case DecodingError.keyNotFound(let key, _):
      description = "no \(key.stringValue)"
    default:
      description = "\(error)"
    }
  }
}
