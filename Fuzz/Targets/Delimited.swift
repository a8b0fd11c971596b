import CatalogImport

/// Text that is, or is taken for, delimited.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let delimiters: [Delimiter?] = [nil, nil, .comma, .semicolon, .tab, .pipe]
  let delimiter = delimiters[input.choice(of: delimiters.count)]
  let piece = 1 + input.choice(of: 9)
  let limit = input.choice(of: 4) == 0 ? 40 : 64 << 20
  if delimiter == nil, let first = input.bytes.first, first == 0x7B || first == 0x5B { return -1 }
  checkText(
    input.bytes,
    piece: piece,
    options: TextOptions(delimiter: delimiter, recordLimit: limit)
  )
  return 0
}
