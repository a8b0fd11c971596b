/// How a piece of text stands out.
enum Emphasis: String {
  case plain
  case bold
  case dim
  case accent

  /// The parameters of the terminal's "select graphic rendition" sequence.
  fileprivate var codes: String {
    switch self {
    case .plain: ""
    case .bold: "1"
    case .dim: "2"
    case .accent: "35"
    }
  }
}

/// What `--color` says.
enum ColorChoice: String, CaseIterable {
  /// Where a terminal shows it and nothing speaks against it.
  case auto
  case always
  case never
}

/// Text as it is drawn: with emphasis or, where that is not wanted, without.
struct Style: Hashable {
  /// Draws everything alike.
  static let plain = Style(isEmphatic: false)

  /// Whether emphasis is drawn at all.
  let isEmphatic: Bool

  /// The text between the sequences that switch `emphasis` on and off.
  ///
  /// They count as columns nowhere, so a text is padded and truncated first and drawn last.
  func draw(_ text: String, _ emphasis: Emphasis) -> String {
    guard isEmphatic, emphasis != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(emphasis.codes)m\(text)\u{1B}[0m"
  }
}

extension Style {
  /// Follows `choice`; where that is `auto`, the terminal and the variables `NO_COLOR` and `TERM`.
  ///
  /// An explicit `always` outdoes `NO_COLOR`, as no-color.org asks of options. Output for programs
  /// (`--json`) takes `Style.plain` and asks nobody.
  init(_ choice: ColorChoice, onTerminal: Bool, environment: [String: String]) {
    isEmphatic =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        onTerminal && environment["NO_COLOR", default: ""].isEmpty
          && !["", "dumb"].contains(environment["TERM", default: ""])
      }
  }
}
