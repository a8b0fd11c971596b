extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: String { trimmed(where: \.isWhitespace) }

  /// The text without the characters at either end for which `isOutside` holds.
  package func trimmed(where isOutside: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isOutside($0) }),
      let last = lastIndex(where: { !isOutside($0) })
    else { return "" }
    return String(self[first...last])
  }
}
