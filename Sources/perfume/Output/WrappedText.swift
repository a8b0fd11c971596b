extension String {
  /// The words of the text in lines that take no more than `width` columns, where no word is longer.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for word in split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Substring {
  fileprivate var displayWidth: Int { String(self).displayWidth }
}
