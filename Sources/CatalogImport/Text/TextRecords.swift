/// Reads the records of a text in whichever format it is.
package enum TextRecords {
  /// By this much of its beginning a text is judged.
  static let headSize = 1 << 20

  /// Looks at the first megabyte of a text, or of JSON at up to 16, and gives what reads its records.
  ///
  /// Delimited text and JSON are read as their bytes come, a record at a time; only the columns of
  /// `TextFormat.jsonColumns` are held whole. Throws what no record can be read behind: that the text is
  /// empty, or something else than text, or in a format that is not read, or its header is broken.
  package static func reader(
    for source: any ByteSource,
    options: TextOptions = TextOptions()
  ) throws(ImportFailure) -> TextReader {
    var window = TextWindow(source, recordLimit: options.recordLimit)
    try window.fill(to: headSize)
    let head = TextHead(
      window.bytes.prefix(headSize),
      isWhole: window.isWhole && window.bytes.count <= headSize
    )
    try head.refuse()
    guard options.delimiter == nil, head.beginsJSON else {
      return try delimitedReader(window, head, options)
    }
    return try jsonReader(JSONInput(window, position: head.start), options.header)
  }

  private static func delimitedReader(
    _ window: TextWindow,
    _ head: TextHead,
    _ options: TextOptions
  ) throws(ImportFailure) -> TextReader {
    let stated = head.separatorLine
    let start = stated?.end ?? head.start
    let dialect = DialectGuess.dialect(
      of: window.bytes.span.extracting(first: headSize),
      from: start,
      isWhole: head.isWhole,
      delimiter: options.delimiter ?? stated?.delimiter,
      search: options.header
    )
    let line = stated == nil ? 1 : 2
    let rows = DelimitedRows(window, dialect: dialect, position: start, line: line)
    let reader = try DelimitedReader(rows, search: options.header)
    return TextReader(.delimited(dialect.delimiter), reader, header: reader.header)
  }

  private static func jsonReader(
    _ input: JSONInput,
    _ search: HeaderSearch?
  ) throws(ImportFailure) -> TextReader {
    var input = input
    switch try JSONShape(&input) {
    case .lines(let isLineByLine, let wrapper):
      if let wrapper { input.unwrap(wrapper) }
      return TextReader(.jsonLines, JSONLinesReader(input, isLineByLine: isLineByLine))
    case .object: return TextReader(.jsonObject, JSONLinesReader(input, isLineByLine: false))
    case .list(let wrapper):
      if let wrapper { input.unwrap(wrapper) }
      return TextReader(.jsonList, try JSONListReader(input))
    case .table(let isLineByLine):
      let reader = try JSONTableReader(input, isLineByLine: isLineByLine, search: search)
      return TextReader(.jsonTable, reader, header: reader.header)
    case .rows(let rows):
      let reader = try JSONTableReader(input, rows, search: search)
      return TextReader(.jsonTable, reader, header: reader.header)
    case .columns: return TextReader(.jsonColumns, try JSONColumnsReader(input))
    case .keyed(let path, let column):
      return TextReader(.jsonKeyed, try JSONKeyedReader(input, path: path, column: column))
    case .nested(let main, let column):
      let format: TextFormat =
        column == nil ? .jsonNested(main.path.joined(separator: ".")) : .jsonLists
      return TextReader(format, try JSONNestedReader(input, main: main, column: column))
    case .plainList: throw .refused(.plainList)
    case .emptyList: throw .refused(.emptyList)
    }
  }
}

/// The records of a text, and the format in which it has them.
package struct TextReader: RecordReader {
  /// What was recognised.
  package let format: TextFormat
  /// Where the header is, unless the first row is it.
  package let header: HeaderPlace?
  private var reader: any RecordReader

  init(_ format: TextFormat, _ reader: any RecordReader, header: HeaderPlace? = nil) {
    self.format = format
    self.header = header
    self.reader = reader
  }

  package var columns: [String] { reader.columns }

  package mutating func next() throws(ImportFailure) -> Record? { try reader.next() }
}
