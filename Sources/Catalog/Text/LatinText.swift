extension StringProtocol {
  /// Whether all letters in it are of the Latin alphabet, as in a text without any.
  package var isInLatinLetters: Bool {
    // Behind U+2FF follow Greek and all other scripts.
    !unicodeScalars.contains {
      $0.value > 0x2FF && $0.properties.isAlphabetic && !LatinFolding.covers($0)
    }
  }
}
