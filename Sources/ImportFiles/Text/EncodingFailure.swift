import Catalog
import CatalogImport

extension ImportFailure {
  /// What to throw when the file says something else than the user.
  static func contradiction(given: TextEncoding, mark: TextEncoding) -> ImportFailure {
    ImportFailure(
      reason: Text(
        english: "it begins with the byte-order mark of \(mark.name), but --encoding says "
          + "\(given.name); leave --encoding out",
        korean: "\(mark.name)의 바이트 순서 표시로 시작하지만 --encoding은 \(given.name)입니다. "
          + "--encoding을 빼세요"
      ),
      endsReading: true
    )
  }

  /// What to throw when nothing is plausible, or several encodings are; `number` counts the bytes of the file from
  /// 1 to the first that is not ASCII.
  static func encodingNotFound(_ doubt: EncodingDoubt, number: Int, line: Int) -> ImportFailure {
    let names = doubt.candidates.map(\.description)
    let english = names.map(\.english).joined(separator: " or ")
    let korean = names.map(\.korean).joined(separator: " 또는 ")
    let option = "--encoding \((doubt.candidates.first ?? .cp949).name.lowercased())"
    return ImportFailure(
      line: line,
      reason: Text(
        english: "the encoding cannot be told from byte \(number) of the file on"
          + (names.isEmpty ? "" : ", it may be \(english)")
          + "; name it, as in \(option), or save the file as UTF-8",
        korean: "파일의 \(number)번째 바이트부터 인코딩을 알 수 없습니다"
          + (names.isEmpty ? "" : "(\(korean))")
          + ". \(option) 처럼 지정하거나 파일을 UTF-8로 저장하세요"
      ),
      endsReading: true
    )
  }

  /// What to throw for a byte that means nothing; `number` counts the bytes of the file from 1.
  static func illegalByte(
    _ byte: UInt8,
    number: Int,
    line: Int,
    assumption: EncodingAssumption?
  ) -> ImportFailure {
    let encoding = assumption?.encoding ?? .utf8
    let digits = String(byte, radix: 16, uppercase: true)
    let sign = "0x" + (digits.count < 2 ? "0" : "") + digits
    let (english, korean) =
      switch assumption?.basis {
      case .given:
        (
          "which --encoding says it is in; give another one, or save the file as UTF-8",
          "--encoding으로 지정한 인코딩입니다. 다른 인코딩을 지정하거나 파일을 UTF-8로 저장하세요"
        )
      case .mark:
        (
          "which its byte-order mark says it is in; save the file as UTF-8",
          "바이트 순서 표시가 가리키는 인코딩입니다. 파일을 UTF-8로 저장하세요"
        )
      default:
        (
          "which it seems to be in; name the right one with --encoding, or save the file as UTF-8",
          "추정한 인코딩입니다. --encoding으로 맞는 인코딩을 지정하거나 파일을 UTF-8로 저장하세요"
        )
      }
    return ImportFailure(
      line: line,
      reason: Text(
        english: "byte \(number) of the file (\(sign)) is not valid in "
          + "\(encoding.description.english), \(english)",
        korean: "파일의 \(number)번째 바이트(\(sign))가 \(encoding.description.korean)에 없습니다. \(korean)"
      ),
      endsReading: true
    )
  }
}
