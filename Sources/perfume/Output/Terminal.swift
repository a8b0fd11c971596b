#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What output for people has to fit.
struct Terminal: Hashable {
  /// The columns of a terminal of which nothing is known.
  static let defaultColumns = 80

  /// Whether it is a terminal at all.
  let isTerminal: Bool
  /// How many columns a line may take; none, so without limit, in a file or a pipe.
  let columns: Int?

  /// The terminal of an open file; `COLUMNS` is used where the terminal itself does not say.
  init(descriptor: Int32, environment: [String: String]) {
    self.init(
      isTerminal: isatty(descriptor) == 1,
      reportedColumns: Self.reportedColumns(of: descriptor),
      environment: environment
    )
  }

  /// Decides from what is known of a file.
  init(isTerminal: Bool, reportedColumns: Int?, environment: [String: String]) {
    self.isTerminal = isTerminal
    columns =
      isTerminal
      ? [reportedColumns, environment["COLUMNS"].flatMap { Int($0) }]
        .compactMap(\.self).first { $0 > 0 } ?? Self.defaultColumns
      : nil
  }

  private static func reportedColumns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, numericCast(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }
}
