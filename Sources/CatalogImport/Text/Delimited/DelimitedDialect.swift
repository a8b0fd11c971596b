/// How one file of delimited text writes its cells and rows.
struct DelimitedDialect: Hashable {
  var delimiter: Delimiter
  /// Whether a quotation mark at the start of a cell encloses it; otherwise it is a sign like any other.
  var isQuoted = true
  /// Whether white space may stand before the quotation mark that encloses a cell: `a, "b, c"`.
  var allowsSpaceBeforeQuote = false
  /// Whether rows end in a CR alone; otherwise such a CR is part of its cell.
  var endsRowsInCarriageReturn = false
}
