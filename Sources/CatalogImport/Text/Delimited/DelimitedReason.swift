import Catalog

/// Why a row of delimited text cannot be taken.
enum DelimitedReason {
  case textAfterQuote
  case quoteNeverClosed
  /// It is still open after so many bytes.
  case cellTooLarge(Int)
  /// It has no end within so many bytes.
  case rowTooLarge(Int)
  /// The byte's number in its line, from 1.
  case nul(number: Int)
  case notUTF8(UInt8, number: Int)
  case cellCount(Int, header: Int)
  /// It and the one beside it look like one row in two lines.
  case cutRow(Int, header: Int)
  /// It is the last, and its line has no end.
  case cutFile(Int, header: Int)
  case tooManyColumns(Int)

  /// The reason as a failure gives it.
  var text: Text {
    switch self {
    case .textAfterQuote:
      Text(
        english: "text follows the closing quotation mark; "
          + "write a quotation mark within such a cell twice",
        korean: "닫는 따옴표 뒤에 글자가 이어집니다. 칸 안의 따옴표는 두 번 겹쳐 쓰세요"
      )
    case .quoteNeverClosed:
      Text(
        english: "the quotation mark that begins the cell is never closed",
        korean: "칸을 여는 따옴표가 끝까지 닫히지 않습니다"
      )
    case .cellTooLarge(let limit):
      Text(
        english: "the cell goes on for \(limit >> 20) MB; is its quotation mark never closed?",
        korean: "칸이 \(limit >> 20)MB가 넘도록 이어집니다. 따옴표를 닫았는지 확인하세요"
      )
    case .rowTooLarge(let limit):
      Text(
        english: "the row is larger than \(limit >> 20) MB; the file does not look like a table",
        korean: "행 하나가 \(limit >> 20)MB를 넘습니다. 표가 아닌 파일로 보입니다"
      )
    case .nul(let number):
      Text(
        english: "the cell holds a NUL character (byte \(number) of the line)",
        korean: "칸에 NUL 문자가 있습니다(줄의 \(number)번째 바이트)"
      )
    case .notUTF8(let byte, let number):
      .notUTF8(byte, number: number)
    case .cellCount(let count, let header):
      .cellCount(count, header: header)
    case .cutRow(let count, let header):
      .cellCount(
        count,
        header: header,
        Text(
          english: "with the row beside it, it looks like one row that a line break cut",
          korean: "옆 행과 합치면 한 행이 되므로, 줄바꿈으로 잘린 행으로 보입니다"
        )
      )
    case .cutFile(let count, let header):
      .cellCount(
        count,
        header: header,
        Text(
          english: "the text ends within it, as if the file were cut off",
          korean: "줄이 끝나지 않았으므로 파일이 잘린 것으로 보입니다"
        )
      )
    case .tooManyColumns(let count):
      Text(
        english: "there are \(count) columns; \(DelimitedScanner.cellLimit) is the most",
        korean: "열이 \(count)개나 됩니다. 최대 \(DelimitedScanner.cellLimit)개까지 읽을 수 있습니다"
      )
    }
  }
}

extension ImportFailure {
  /// A row has more or fewer cells than the header.
  static func raggedRow(
    _ row: DelimitedRow,
    columns: [String],
    _ reason: DelimitedReason
  ) -> ImportFailure {
    let first = min(row.cellCount, columns.count)
    return ImportFailure(
      line: row.line,
      column: first + 1,
      columnName: first < columns.count ? columns[first] : nil,
      reason: reason.text,
      endsReading: false
    )
  }

  /// A header has more cells than are kept.
  static func tooManyColumns(_ header: DelimitedRow) -> ImportFailure {
    ImportFailure(
      line: header.line,
      reason: DelimitedReason.tooManyColumns(header.cellCount).text,
      endsReading: true
    )
  }
}
