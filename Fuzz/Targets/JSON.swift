import CatalogImport

/// Text that begins as JSON does.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let piece = 1 + input.choice(of: 9)
  let limit = input.choice(of: 4) == 0 ? 60 : 64 << 20
  guard let first = input.bytes.first, first == 0x7B || first == 0x5B else { return -1 }
  checkText(input.bytes, piece: piece, options: TextOptions(recordLimit: limit))
  return 0
}
