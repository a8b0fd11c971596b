extension String {
  /// The words of the text in lines that take no more than `width` columns, where no word is longer;
  /// without a width, on one line.
  func wrapped(to width: Int?) -> [String] {
    guard let width else { return isEmpty ? [] : [self] }
    var lines: [String] = []
    var taken = 0
    for word in split(whereSeparator: \.isWhitespace) {
      let columns = String(word).displayWidth
      if !lines.isEmpty, taken + 1 + columns <= width {
        lines[lines.count - 1] += " " + word
        taken += 1 + columns
      } else {
        lines.append(String(word))
        taken = columns
      }
    }
    return lines
  }
}
