extension Unicode.Scalar {
  /// Whether it draws nothing of its own but can steer a terminal, break a line or disguise a text.
  ///
  /// These are the control characters, line and paragraph separators, and everything of format:
  /// marks of direction, joiners, zero-width spaces, fillers, tags. Spaces of every width, the
  /// no-break one too, are not, nor are the variation selectors that choose between text and emoji.
  package var isHidden: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0xFE00...0xFE0F: false
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
