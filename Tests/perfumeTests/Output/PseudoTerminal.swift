import Foundation

@testable import perfume

/// A terminal that nobody looks at.
final class PseudoTerminal {
  /// The side of the program.
  let descriptor: Int32
  private let master: Int32

  init(columns: UInt16) throws {
    var master: Int32 = -1
    var descriptor: Int32 = -1
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try SystemCall.check { openpty(&master, &descriptor, nil, nil, &size) }
    self.master = master
    self.descriptor = descriptor
  }

  /// Where other programs find it.
  var path: String { String(cString: ttyname(descriptor)) }

  /// What was written to it since it was last asked; of more than a few kilobytes only the beginning.
  func written() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let count = read(master, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }

  deinit {
    close(descriptor)
    close(master)
  }
}
