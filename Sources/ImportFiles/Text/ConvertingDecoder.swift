import CIconv
import Catalog
import CatalogImport

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Converts as the C library does, strictly: what is not valid is never replaced by something else.
@safe final class ConvertingDecoder: TextDecoder {
  private let converter: iconv_t

  /// Converts between encodings by the names that the C library has for them; nil where it cannot.
  init?(from source: String, to target: String = "UTF-8") {
    // -1 says that there is no such way.
    guard let opened: iconv_t = unsafe iconv_open(target, source), Int(bitPattern: opened) != -1
    else { return nil }
    unsafe converter = unsafe opened
  }

  deinit { unsafe iconv_close(converter) }

  /// The decoder of an encoding that has one.
  static func of(_ encoding: TextEncoding) throws(ImportFailure) -> ConvertingDecoder {
    guard let decoder = ConvertingDecoder(from: encoding.converterName) else {
      throw .noConverter(for: encoding)
    }
    return decoder
  }

  func decode(
    _ input: Span<UInt8>,
    isEnd: Bool,
    into output: inout [UInt8]
  ) throws(IllegalBytes) -> Int {
    var consumed = 0
    while consumed < input.count {
      // A byte becomes three at most, but for rare ones; when the room is too small there is more.
      let room = (input.count - consumed) * 3 + 16
      var answer: Int32 = 0
      output.append(addingCapacity: room) { (output: inout OutputSpan<UInt8>) in
        unsafe output.withUnsafeMutableBufferPointer { (buffer, filled: inout Int) in
          unsafe input.withUnsafeBytes { input in
            let from = unsafe UnsafeRawBufferPointer(rebasing: input[consumed...])
            let to = unsafe UnsafeMutableRawBufferPointer(
              UnsafeMutableBufferPointer(rebasing: buffer[filled...])
            )
            let step = unsafe convert(from, into: to)
            consumed += step.read
            filled += step.written
            answer = step.code
          }
        }
      }
      switch answer {
      case 0, E2BIG: continue
      case EINVAL where !isEnd: return consumed
      default: throw IllegalBytes(position: consumed)
      }
    }
    return consumed
  }

  /// Calls the converter once; the code is its `errno`, or 0.
  private func convert(
    _ input: UnsafeRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> (read: Int, written: Int, code: Int32) {
    // The converter takes a pointer to what it could change, and does not.
    var from = unsafe UnsafeMutableRawPointer(mutating: input.baseAddress)?
      .assumingMemoryBound(to: CChar.self)
    var to = unsafe output.baseAddress?.assumingMemoryBound(to: CChar.self)
    var left = input.count
    var room = output.count
    // -1 is a failure, and as a size the largest there is.
    let hasFailed = unsafe iconv(converter, &from, &left, &to, &room) == -1
    return (input.count - left, output.count - room, hasFailed ? errno : 0)
  }
}

extension ImportFailure {
  fileprivate static func noConverter(for encoding: TextEncoding) -> ImportFailure {
    ImportFailure(
      reason: Text(
        english: "this system cannot convert from \(encoding.name); install "
          + "libc-gconv-modules-extra, or convert the file to UTF-8",
        korean: "이 시스템은 \(encoding.name)을(를) 변환하지 못합니다. libc-gconv-modules-extra를 "
          + "설치하거나 파일을 UTF-8로 변환하세요"
      ),
      endsReading: true
    )
  }
}
