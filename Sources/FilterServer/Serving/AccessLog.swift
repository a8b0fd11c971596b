private import Catalog
private import Synchronization

/// Writes down each request, a line for each, and several at once.
public final class AccessLog: Sendable {
  /// How a line is written.
  public enum Format: String, CaseIterable, Sendable {
    /// The common log format, and the time that it took in seconds.
    case text
    /// A JSON object.
    case json
    /// Not at all.
    case none
  }

  struct Entry {
    let address: String
    let method: String
    let target: [UInt8]
    let status: Int
    let length: Int
    let microseconds: Int
  }

  private struct State {
    var pending: [UInt8] = []
    var second = -1
    /// `second` as lines have it.
    var time: [UInt8] = []
  }

  /// From how many bytes on lines are written at once.
  private static let pieceLength = 1 << 15

  private let format: Format
  private let write: @Sendable ([UInt8]) -> Void
  private let state = Mutex(State())

  /// Hands whole lines to `write`.
  public init(_ format: Format, to write: @escaping @Sendable ([UInt8]) -> Void) {
    self.format = format
    self.write = write
  }

  func add(_ entry: Entry) {
    guard format != .none else { return }
    let now = Clock.secondsSince1970()
    let full = state.withLock { state -> [UInt8] in
      if state.second != now {
        state.second = now
        state.time = Array((format == .json ? Self.isoTime(now) : Self.commonTime(now)).utf8)
      }
      switch format {
      case .json: Self.addJSON(entry, at: state.time, to: &state.pending)
      default: Self.addText(entry, at: state.time, to: &state.pending)
      }
      return state.pending.count < Self.pieceLength ? [] : Self.take(&state)
    }
    if !full.isEmpty { write(full) }
  }

  /// Writes the lines that wait.
  public func flush() {
    let lines = state.withLock { Self.take(&$0) }
    if !lines.isEmpty { write(lines) }
  }

  private static func take(_ state: inout State) -> [UInt8] {
    let lines = state.pending
    state.pending = []
    return lines
  }
}

// MARK: - Lines

extension AccessLog {
  private static func addText(_ entry: Entry, at time: [UInt8], to line: inout [UInt8]) {
    line += entry.address.utf8
    line += " - - [".utf8
    line += time
    line += "] \"".utf8
    addPrintable(Array(entry.method.utf8), to: &line)
    line.append(UInt8(ascii: " "))
    addPrintable(entry.target, to: &line)
    line += " HTTP/1.1\" ".utf8
    line += String(entry.status).utf8
    line.append(UInt8(ascii: " "))
    line += String(entry.length).utf8
    line.append(UInt8(ascii: " "))
    line += seconds(entry.microseconds).utf8
    line.append(UInt8(ascii: "\n"))
  }

  /// What could be taken for something else in a log is written as "\x" and its number.
  private static func addPrintable(_ bytes: [UInt8], to line: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), 0..<0x20, 0x7F...:
        line += [
          UInt8(ascii: "\\"), UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
        ]
      default: line.append(byte)
      }
    }
  }

  private static func addJSON(_ entry: Entry, at time: [UInt8], to line: inout [UInt8]) {
    line += LogDocument(entry: entry, time: String(decoding: time, as: UTF8.self)).json()
    line.append(UInt8(ascii: "\n"))
  }

  /// "30/Nov/2026:15:49:27 +0000".
  private static func commonTime(_ seconds: Int) -> String {
    let time = Clock.parts(of: seconds)
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(time.day.digits(2))/\(months[time.month - 1])/\(time.year):\(time.hour.digits(2))"
      + ":\(time.minute.digits(2)):\(time.second.digits(2)) +0000"
  }

  /// "2026-11-30T15:49:27Z".
  private static func isoTime(_ seconds: Int) -> String {
    let time = Clock.parts(of: seconds)
    return "\(time.year)-\(time.month.digits(2))-\(time.day.digits(2))T\(time.hour.digits(2))"
      + ":\(time.minute.digits(2)):\(time.second.digits(2))Z"
  }

  private static func seconds(_ microseconds: Int) -> String {
    "\(microseconds / 1_000_000).\((microseconds % 1_000_000).digits(6))"
  }
}

private struct LogDocument: JSONWritable {
  let entry: AccessLog.Entry
  let time: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("address", entry.address)
      json.member("bytes", entry.length)
      json.member("method", entry.method)
      json.member("seconds", Double(entry.microseconds) / 1e6)
      json.member("status", entry.status)
      json.member("target", String(decoding: entry.target, as: UTF8.self))
      json.member("time", time)
    }
  }
}

extension Int {
  /// With zeros before it.
  fileprivate func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.count)) + text
  }
}
