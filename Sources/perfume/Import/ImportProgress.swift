internal import Catalog
internal import ImportFiles

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Tells how far an import is: on a terminal in one line that is drawn anew, elsewhere in a line now and then.
final class ImportProgress {
  /// How often it is told, in seconds.
  private static let terminalInterval = 0.1
  private static let lineInterval = 5.0
  /// How many rows are read before the clock is looked at.
  private static let rowsBetweenLooks = 256

  private let language: Language
  private let isQuiet: Bool
  private let terminal: Terminal
  private let start = ContinuousClock.now
  private var lastTold = 0.0
  private var rows = 0
  private var file = ""
  private var input: InputProgress?
  /// How many columns of the terminal the line takes that is drawn.
  private var drawnColumns = 0

  init(language: Language, isQuiet: Bool, environment: [String: String]) {
    self.language = language
    self.isQuiet = isQuiet
    terminal = Terminal(descriptor: STDERR_FILENO, environment: environment)
  }

  /// What clears the line that it draws, whichever that is; nothing where it draws none.
  ///
  /// Blanks and no escape sequence, which not every terminal is to be sent.
  var eraser: [UInt8] { terminal.isTerminal && !isQuiet ? Self.blanks(lineWidth) : [] }

  private var lineWidth: Int { max(1, (terminal.columns ?? Terminal.defaultColumns) - 1) }

  private static func blanks(_ columns: Int) -> [UInt8] {
    Array("\r\(String(repeating: " ", count: columns))\r".utf8)
  }

  /// Goes on to the next file.
  func begin(_ file: String, _ input: InputProgress?) {
    self.file = file
    self.input = input
  }

  /// Counts a row.
  func countRow() {
    rows += 1
    if rows % Self.rowsBetweenLooks == 0, !isQuiet { tellSometimes(readingText) }
  }

  /// What happens after the last row, which takes its time too.
  func tell(stage: Text) {
    if !isQuiet { tellSometimes { _ in stage[self.language] } }
  }

  /// Leaves a clean line.
  func end() {
    guard drawnColumns > 0 else { return }
    StandardError.write(Self.blanks(drawnColumns))
    drawnColumns = 0
  }

  private func tellSometimes(_ text: (Double) -> String) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let interval = terminal.isTerminal ? Self.terminalInterval : Self.lineInterval
    guard seconds - lastTold >= interval else { return }
    lastTold = seconds
    let line = text(seconds).printable
    if terminal.isTerminal {
      let shown = line.truncated(to: lineWidth)
      let columns = shown.displayWidth
      let rest = String(repeating: " ", count: max(0, drawnColumns - columns))
      StandardError.write(Array("\r\(shown)\(rest)".utf8))
      drawnColumns = columns
    } else {
      StandardError.write(line: line)
    }
  }

  private func readingText(_ seconds: Double) -> String {
    let rate = Int(Double(rows) / max(seconds, 0.001))
    var parts = [file]
    if let input {
      let read = Self.megabytes(input.bytes)
      if let size = input.size, size > 0 {
        let share = min(1, Double(input.bytes) / Double(size))
        if terminal.isTerminal { parts.append(Self.bar(share)) }
        parts.append("\(Int(share * 100)) %")
        parts.append("\(read) / \(Self.megabytes(size)) MB")
      } else {
        parts.append("\(read) MB")
      }
    }
    parts.append(
      language == .korean
        ? "\(rows.grouped)행, 초당 \(rate.grouped)행"
        : "\(rows.counted("row", "rows")), \(rate.grouped) rows/s"
    )
    if let left = secondsLeft(seconds) {
      parts.append(language == .korean ? "\(left)초 남음" : "\(left) s left")
    }
    return parts.joined(separator: "  ")
  }

  private func secondsLeft(_ seconds: Double) -> Int? {
    guard let input, let size = input.size, input.bytes > 0, seconds > 1 else { return nil }
    return Int(Double(size - min(size, input.bytes)) * seconds / Double(input.bytes))
  }

  private static func bar(_ share: Double) -> String {
    let width = 20
    let full = Int(share * Double(width))
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: width - full)
      + "]"
  }

  private static func megabytes(_ bytes: Int) -> String {
    let tenths = bytes / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
