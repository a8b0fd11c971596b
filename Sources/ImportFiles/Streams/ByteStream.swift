import CatalogImport

/// Gives the bytes of a file in order, as they are or unpacked.
protocol ByteStream: AnyObject {
  /// Adds what comes next, at least a byte and at most what there is room for; nothing at the end.
  func read(into output: inout OutputSpan<UInt8>) throws(ImportFailure)

  /// How many bytes of the file itself have been read, which are fewer than those given when it is packed.
  var fileBytes: Int { get }
}

extension ByteStream {
  /// Adds up to `count` bytes to an array; false at the end.
  func append(upTo count: Int, to array: inout [UInt8]) throws(ImportFailure) -> Bool {
    let before = array.count
    try array.append(addingCapacity: count) {
      (output: inout OutputSpan<UInt8>) throws(ImportFailure) in
      try read(into: &output)
    }
    return array.count > before
  }
}
