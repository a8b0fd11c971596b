import Catalog

/// Why nothing of a text is read.
enum RefusedText {
  case empty
  /// All of the beginning is white space.
  case space
  /// It is no text but that, if it is known.
  case binary(BinaryKind?)
  case source(SourceLanguage)
  /// It is one value of JSON without members.
  case scalar
  /// It is a list of such values.
  case plainList
  /// The list that would hold the records has nothing in it.
  case emptyList

  /// The reason as a failure gives it.
  var text: Text {
    switch self {
    case .empty: Text(english: "the file is empty", korean: "빈 파일입니다")
    case .space:
      Text(
        english: "the file begins with a megabyte of white space; it is no table",
        korean: "파일의 처음 1MB가 공백뿐입니다. 표가 아닌 파일로 보입니다"
      )
    case .binary(let kind):
      Text(
        english: "it is not text" + (kind.map { " but \($0.name.english)" } ?? "")
          + "; export the table as CSV or JSON",
        korean: (kind.map { "텍스트가 아니라 \($0.name.korean)입니다" } ?? "텍스트가 아닙니다")
          + ". 표를 CSV나 JSON으로 내보내세요"
      )
    case .source(.sql):
      Text(
        english: "it is an SQL script, which is not run; export the table as CSV or JSON, "
          + "or give the SQLite file that holds it",
        korean: "SQL 스크립트는 실행하지 않습니다. 표를 CSV나 JSON으로 내보내거나, 표가 든 SQLite 파일을 지정하세요"
      )
    case .source(.javaScript):
      Text(
        english: "it is JavaScript, which is not run; export the data as JSON or CSV",
        korean: "자바스크립트 코드는 실행하지 않습니다. 데이터를 JSON이나 CSV로 내보내세요"
      )
    case .source(let language):
      Text(
        english: "it is \(language.name.english), not a table; export the table as CSV or JSON",
        korean: "표가 아니라 \(language.name.korean)입니다. 표를 CSV나 JSON으로 내보내세요"
      )
    case .scalar:
      Text(
        english: "the JSON is a single value; a list of objects is needed",
        korean: "JSON에 값이 하나뿐입니다. 객체 배열이 있어야 합니다"
      )
    case .plainList:
      Text(
        english: "the JSON is a list of plain values; a list of objects is needed",
        korean: "JSON이 단순한 값의 배열입니다. 객체 배열이 있어야 합니다"
      )
    case .emptyList:
      Text(
        english: "the list is empty: there is no perfume in it",
        korean: "목록이 비어 있어서 향수가 없습니다"
      )
    }
  }
}

extension ImportFailure {
  /// Nothing of the text is read.
  static func refused(_ text: RefusedText) -> ImportFailure {
    ImportFailure(reason: text.text, endsReading: true)
  }
}
