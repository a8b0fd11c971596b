import Catalog
package import CatalogImport

/// Gives a text in UTF-8 without a byte-order mark, whatever encoding the file is in.
///
/// Nothing is decided as long as there is only ASCII. At the first other byte up to 8 MiB are looked at:
/// when they are valid UTF-8, they and all that follows are passed through as they are; else the
/// encoding is found out. What is converted is converted strictly: a byte that means nothing ends the
/// reading, after what stands before it. Holds what is looked at in memory.
package final class TextSource: ByteSource {
  /// How much is looked at before the encoding is settled.
  static let windowSize = 8 << 20
  private static let pieceSize = 1 << 18

  private enum Stage {
    case start
    /// Nothing but ASCII so far.
    case plain
    case passing
    case converting(any TextDecoder)
    case ended
  }

  /// The encoding, as far as it is known: after the first piece there is one.
  ///
  /// It may change when the first byte comes that is not ASCII, and when Windows-1252 turns out to be mixed
  /// with UTF-8.
  package private(set) var assumption: EncodingAssumption?
  /// What was left out of the text because it means nothing; said when all is read.
  package private(set) var omission: TextOmission?
  /// How far the file has been read.
  package let progress: InputProgress

  private let stream: PeekedStream
  private let name: String
  private let given: TextEncoding?
  private var stage: Stage = .start
  /// Bytes of the file that are not handed on yet.
  private var held: [UInt8] = []
  private var position = 0
  /// What is wrong behind the text that is handed on first.
  private var failure: ImportFailure?
  private var streamHasEnded = false
  /// Why the stream has ended before the file does.
  private var streamFailure: ImportFailure?
  /// How many bytes of the unpacked file are behind us, and how many lines of the text.
  private var handed = 0
  private var lines = LineCount()

  init(
    _ stream: PeekedStream,
    name: String,
    size: Int?,
    encoding: TextEncoding?
  ) {
    self.stream = stream
    self.name = name
    progress = InputProgress(size: size)
    given = encoding
  }

  /// Adds the next piece of text to `buffer`, some 256 KiB of it; false at the end.
  package func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Bool {
    let before = buffer.count
    do throws(ImportFailure) {
      if let failure { throw failure }
      while buffer.count == before, try advance(into: &buffer) {}
    } catch {
      stage = .ended
      let error = error.naming(name)
      // What stands before the failure is handed on first.
      guard buffer.count > before, failure == nil else { throw error }
      failure = error
    }
    let held = held.count - position
    progress.update(
      held == 0 ? stream.fileBytes : scaled(stream.fileBytes, by: handed, of: handed + held)
    )
    return buffer.count > before
  }

  private func scaled(_ number: Int, by part: Int, of whole: Int) -> Int {
    Int(Double(number) * Double(part) / Double(whole))
  }

  /// Does the next step; false at the end.
  private func advance(into buffer: inout [UInt8]) throws(ImportFailure) -> Bool {
    switch stage {
    case .start: try begin()
    case .plain: try passWhileASCII(into: &buffer)
    case .passing: try pass(into: &buffer)
    case .converting(let decoder): try convert(with: decoder, into: &buffer)
    case .ended: return false
    }
    return true
  }

  /// Looks at the mark, and at what the user says.
  private func begin() throws(ImportFailure) {
    let head = try stream.peek(ContentKind.headLength)
    let mark = TextEncoding.marked(head)
    let wide = mark == nil ? TextEncoding.wide(head) : nil
    if let given {
      if let mark, !given.agrees(with: mark.encoding) {
        throw .contradiction(given: given, mark: mark.encoding)
      }
      // The order of the bytes is that of the mark, or what it looks like.
      let encoding = given.isWide ? mark?.encoding ?? wide ?? given : given
      try settle(EncodingAssumption(encoding: encoding, basis: .given))
    } else if let encoding = mark?.encoding {
      try settle(EncodingAssumption(encoding: encoding, basis: .mark))
    } else if let wide {
      try settle(EncodingAssumption(encoding: wide, basis: .found))
    } else {
      assumption = EncodingAssumption(encoding: .utf8, basis: .nothingElse)
      stage = .plain
    }
    if let mark {
      _ = try stream.append(upTo: mark.length, to: &held)
      handed = mark.length
      held.removeAll()
    }
  }

  private func settle(_ assumption: EncodingAssumption) throws(ImportFailure) {
    self.assumption = assumption
    switch assumption.encoding {
    case .utf8: stage = .passing
    case .mixedWestern: stage = .converting(MixedWesternDecoder())
    // Found to be Western, a text may still turn out to be mixed.
    case .windows1252 where assumption.basis == .found:
      stage = .converting(MixedWesternDecoder())
    case let encoding: stage = .converting(try ConvertingDecoder.of(encoding))
    }
  }

  private func passWhileASCII(into buffer: inout [UInt8]) throws(ImportFailure) {
    let start = buffer.count
    guard try stream.append(upTo: Self.pieceSize, to: &buffer) else { return try finish() }
    // An escape sequence is not cut in two.
    if buffer.suffix(EscapedEncoding.sequenceLimit).contains(0x1B) {
      _ = try stream.append(upTo: EscapedEncoding.sequenceLimit, to: &buffer)
    }
    let plain = ByteScan.firstNonASCII(in: buffer.span, from: start)
    let escaped = EscapedEncoding.first(in: buffer[start..<plain])
    let end = escaped?.position ?? plain
    handed += end - start
    lines.add(buffer.span.extracting(start..<end))
    guard end < buffer.count else { return }
    held = Array(buffer[end...])
    buffer.removeSubrange(end...)
    if let escaped {
      return try settle(EncodingAssumption(encoding: escaped.encoding, basis: .found))
    }
    fillHeld(to: Self.windowSize)
    let found: EncodingAssumption
    do throws(EncodingDoubt) {
      found = try EncodingFinder.assumption(
        for: held,
        after: buffer[start...],
        isEnd: streamHasEnded && streamFailure == nil
      )
    } catch {
      throw .encodingNotFound(error, number: handed + 1, line: lines.ends + 1)
    }
    try settle(found)
  }

  private func pass(into buffer: inout [UInt8]) throws(ImportFailure) {
    if position < held.count {
      let piece = held[position...].prefix(Self.pieceSize)
      buffer += piece
      position += piece.count
      handed += piece.count
      if position == held.count {
        held = []
        position = 0
      }
    } else {
      let before = buffer.count
      let isMore =
        if streamHasEnded { false } else {
          try stream.append(upTo: Self.pieceSize, to: &buffer)
        }
      handed += buffer.count - before
      if !isMore { try finish() }
    }
  }

  private func convert(
    with decoder: any TextDecoder,
    into buffer: inout [UInt8]
  ) throws(ImportFailure) {
    if held.count - position < Self.pieceSize / 4 {
      dropConsumed()
      fillHeld(to: Self.pieceSize)
    }
    let start = buffer.count
    let end = min(held.count, position + Self.pieceSize)
    let isLast = streamHasEnded && end == held.count
    // A character that is incomplete where the stream broke off is not the one that is wrong.
    let isEnd = isLast && streamFailure == nil
    do throws(IllegalBytes) {
      let count = try decoder.decode(
        held.span.extracting(position..<end),
        isEnd: isEnd,
        into: &buffer
      )
      position += count
      handed += count
      lines.add(buffer.span.extracting(start..<buffer.count))
    } catch {
      lines.add(buffer.span.extracting(start..<buffer.count))
      let place = position + error.position
      throw illegal(held[place], at: handed + error.position + 1)
    }
    note(decoder)
    if isLast { try finish() }
  }

  private func finish() throws(ImportFailure) {
    stage = .ended
    if let streamFailure { throw streamFailure }
  }

  /// What a decoder of mixed text has met.
  private func note(_ decoder: any TextDecoder) {
    guard let decoder = decoder as? MixedWesternDecoder else { return }
    if decoder.hasUTF8, let basis = assumption?.basis {
      assumption = EncodingAssumption(encoding: .mixedWestern, basis: basis)
    }
    if decoder.omissions > 0 { omission = TextOmission(count: decoder.omissions) }
  }

  private func illegal(_ byte: UInt8, at number: Int) -> ImportFailure {
    .illegalByte(byte, number: number, line: lines.ends + 1, assumption: assumption)
  }

  /// Reads ahead; a failure is kept for when what stands before it has been handed on.
  private func fillHeld(to count: Int) {
    do throws(ImportFailure) {
      while !streamHasEnded, held.count - position < count {
        let rest = count - (held.count - position)
        streamHasEnded = try !stream.append(upTo: rest, to: &held)
      }
    } catch {
      streamHasEnded = true
      streamFailure = error
    }
  }

  private func dropConsumed() {
    held.removeSubrange(..<position)
    position = 0
  }
}
