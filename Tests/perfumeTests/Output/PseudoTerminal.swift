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

  deinit {
    close(descriptor)
    close(master)
  }
}
