internal import Catalog

extension JSONWritable {
  /// The value as the program prints and saves it: one indented document and a line break.
  var document: [UInt8] { json(.indented) + [UInt8(ascii: "\n")] }

  /// The value on one line, as messages are.
  var line: [UInt8] { json() + [UInt8(ascii: "\n")] }
}
