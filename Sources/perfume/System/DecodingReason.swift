internal import Catalog

/// Where and how a JSON document is not as expected, as part of a sentence.
struct DecodingReason {
  private let error: any Error

  init(_ error: any Error) { self.error = error }

  func text(in language: Language) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      language == .korean ? "JSON이 아님" : "not JSON"
    // Written by the type that was decoded, which knows what it wants.
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)): \(context.debugDescription)"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      (context.codingPath.isEmpty
        ? (language == .korean ? "문서 전체" : "the whole") : place(context.codingPath))
        + (language == .korean ? ": 형식이 다름" : " is of the wrong type")
    case DecodingError.keyNotFound(let key, let context):
      (language == .korean ? "없는 필드: " : "missing: ")
        + place(context.codingPath + [key])
    default: "\(error)"
    }
  }

  /// "search.brands[0].name".
  private func place(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
