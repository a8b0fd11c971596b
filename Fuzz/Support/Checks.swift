import Catalog
import Glibc

/// Traps where `work` takes longer than a few kilobytes may, whatever else the machine does meanwhile.
func checkQuickness(_ work: () -> Void) {
  let start = clock()
  work()
  precondition(Double(clock() - start) / 1_000_000 < 1, "it takes too long")
}

extension String {
  /// Whether the text is in the form in which names are stored.
  var isComposed: Bool { utf8.elementsEqual(composed.utf8) }

  /// Whether it holds the sign that stands for broken text.
  var isBroken: Bool { unicodeScalars.contains("\u{FFFD}") }
}
