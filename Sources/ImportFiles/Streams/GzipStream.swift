import CZlib
import Catalog
import CatalogImport

/// Unpacks gzip: one member, or several behind each other, which read as one.
///
/// Zeros behind the last member are passed over, as gzip does; whatever else stands there is a failure.
@safe final class GzipStream: ByteStream {
  private static let inputSize = 1 << 16

  private enum State {
    case inMember
    case behindMember
    case inPadding
    case ended
  }

  private let base: any ByteStream
  private let stream: UnsafeMutablePointer<z_stream>
  private var input: [UInt8] = []
  private var position = 0
  private var state: State = .inMember
  /// What is wrong behind what was unpacked last.
  private var failure: ImportFailure?

  var fileBytes: Int { base.fileBytes }

  init(_ base: any ByteStream) throws(ImportFailure) {
    self.base = base
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 15 is the largest window, and 16 asks for gzip's header and checksum.
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    let code = unsafe inflateInit2_(stream, 15 + 16, ZLIB_VERSION, size)
    guard code == Z_OK else { throw .damagedGzip("zlib: \(code)") }
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  func read(into output: inout OutputSpan<UInt8>) throws(ImportFailure) {
    if let failure { throw failure }
    let room = output.freeCapacity
    while output.freeCapacity == room {
      if position == input.count, state != .ended { try refill() }
      let isAtEnd = position == input.count
      switch state {
      case .inMember:
        if isAtEnd { throw .gzipCutShort }
        try inflate(into: &output)
      case .behindMember:
        if isAtEnd {
          state = .ended
        } else {
          try beginWhatFollows(input[position])
        }
      case .inPadding:
        guard input[position...].allSatisfy({ $0 == 0 }) else { throw .somethingBehindGzip }
        position = input.count
        if isAtEnd { state = .ended }
      case .ended: return
      }
    }
  }

  private func refill() throws(ImportFailure) {
    input.removeAll(keepingCapacity: true)
    position = 0
    _ = try base.append(upTo: Self.inputSize, to: &input)
  }

  private func beginWhatFollows(_ byte: UInt8) throws(ImportFailure) {
    switch byte {
    case 0x1F:
      unsafe inflateReset(stream)
      state = .inMember
    case 0: state = .inPadding
    default: throw .somethingBehindGzip
    }
  }

  private func inflate(into output: inout OutputSpan<UInt8>) throws(ImportFailure) {
    let before = output.count
    let code = unsafe output.withUnsafeMutableBufferPointer { (buffer, filled: inout Int) in
      unsafe input.withUnsafeMutableBufferPointer { input in
        guard let from = input.baseAddress, let to = buffer.baseAddress else { return Z_OK }
        unsafe stream.pointee.next_in = unsafe from + position
        unsafe stream.pointee.avail_in = UInt32(input.count - position)
        unsafe stream.pointee.next_out = unsafe to + filled
        unsafe stream.pointee.avail_out = UInt32(min(buffer.count - filled, 1 << 30))
        let room = unsafe stream.pointee.avail_out
        let code = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
        position = unsafe input.count - Int(stream.pointee.avail_in)
        filled += unsafe Int(room - stream.pointee.avail_out)
        return code
      }
    }
    switch code {
    case Z_OK, Z_BUF_ERROR: return
    case Z_STREAM_END: state = .behindMember
    default:
      let words = unsafe stream.pointee.msg.map { unsafe String(cString: $0) } ?? ""
      failure = .damagedGzip(words)
      // What is right is given first.
      if output.count == before { throw .damagedGzip(words) }
    }
  }
}

extension ImportFailure {
  fileprivate static var gzipCutShort: ImportFailure {
    ImportFailure(
      reason: Text(
        english: "the gzip data ends too early; it was not copied or downloaded to its end",
        korean: "gzip 데이터가 중간에 끝납니다. 복사나 다운로드가 끝까지 되지 않은 파일입니다"
      ),
      endsReading: true
    )
  }

  fileprivate static func damagedGzip(_ words: String) -> ImportFailure {
    let detail = words.isEmpty ? "" : " (\(words))"
    return ImportFailure(
      reason: Text(
        english: "the gzip data is damaged\(detail); copy or download it again",
        korean: "gzip 데이터가 손상되었습니다\(detail). 다시 복사하거나 다운로드하세요"
      ),
      endsReading: true
    )
  }

  fileprivate static var somethingBehindGzip: ImportFailure {
    ImportFailure(
      reason: Text(
        english: "something that is not gzip stands behind the gzip data; unpack it yourself",
        korean: "gzip 데이터 뒤에 gzip이 아닌 내용이 있습니다. 직접 압축을 풀어 지정하세요"
      ),
      endsReading: true
    )
  }

  static var unpacksTooLarge: ImportFailure {
    ImportFailure(
      reason: Text(
        english: "it unpacks to more than \(TemporaryFile.limit >> 30) GiB; unpack it yourself",
        korean: "압축을 풀면 \(TemporaryFile.limit >> 30)GiB가 넘습니다. 직접 압축을 풀어 지정하세요"
      ),
      endsReading: true
    )
  }
}
