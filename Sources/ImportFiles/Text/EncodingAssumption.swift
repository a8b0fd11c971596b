package import Catalog

/// In which encoding a text is read, and why in that.
package struct EncodingAssumption: Hashable, Sendable {
  /// How an encoding is known.
  package enum Basis: Hashable, Sendable {
    /// So far there is only ASCII, which is the same in nearly all of them.
    case nothingElse
    /// The file says so in its first bytes.
    case mark
    /// What was looked at is valid UTF-8.
    case valid
    /// It fits best, and that may be wrong.
    case found
    /// The user says so.
    case given
  }

  /// The encoding.
  package let encoding: TextEncoding
  /// How it is known.
  package let basis: Basis

  /// For people: "CP949 (Korean), as it seems".
  package var description: Text {
    let name = encoding.description
    return switch basis {
    case .nothingElse: Text("ASCII")
    case .valid: name
    case .mark:
      Text(
        english: "\(name.english), by its byte-order mark",
        korean: "\(name.korean), 바이트 순서 표시로 확인"
      )
    case .found:
      Text(english: "\(name.english), as it seems", korean: "\(name.korean)(으)로 추정")
    case .given: Text(english: "\(name.english), as given", korean: "\(name.korean), 지정한 대로")
    }
  }
}
