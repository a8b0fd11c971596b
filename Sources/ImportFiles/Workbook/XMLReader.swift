import CExpat
import CatalogImport

/// What is told of the XML that is read.
protocol XMLHandler: AnyObject {
  func start(_ tag: borrowing XMLTag, in reader: XMLReader)
  /// Called with the name of the element, without its prefix.
  func end(_ name: borrowing XMLName, in reader: XMLReader)
  /// Called with text between tags, a piece at a time.
  func text(_ bytes: Span<UInt8>, in reader: XMLReader)
}

/// Not every handler cares about more than what begins.
extension XMLHandler {
  func end(_ name: borrowing XMLName, in reader: XMLReader) {}
  func text(_ bytes: Span<UInt8>, in reader: XMLReader) {}
}

/// Reads the XML in a part of an archive, a piece at a time, and tells a handler what is in it.
///
/// There is no document type in a workbook; one that is there ends the reading, and with it goes whatever
/// entities can be made to do.
@safe final class XMLReader {
  private static let pieceSize: Int32 = 1 << 16
  /// Deeper than this nothing in a workbook goes.
  private static let depthLimit = 256
  /// A tag or a comment that is longer is there to fill the memory.
  private static let tokenLimit = 1 << 20

  let part: ZipPart
  private let handler: any XMLHandler
  private let parser: XML_Parser
  private var isPaused = false
  private var isFed = false
  private var failure: ImportFailure?
  private var depth = 0
  /// How much was read since anything was told.
  private var quiet = 0

  init(_ part: ZipPart, handler: any XMLHandler) throws(ImportFailure) {
    self.part = part
    self.handler = handler
    guard let created = unsafe XML_ParserCreate(nil) else { throw .outOfMemory(part.name) }
    unsafe parser = unsafe created
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in unsafe reader(data)?.started(name, attributes) },
      { data, name in unsafe reader(data)?.ended(name) }
    )
    unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
      unsafe reader(data)?.told(text, Int(count))
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
      unsafe reader(data)?.foundDocumentType()
    }
    unsafe XML_SetCommentHandler(parser) { data, _ in unsafe reader(data)?.quiet = 0 }
    unsafe XML_SetProcessingInstructionHandler(parser) { data, _, _ in
      unsafe reader(data)?.quiet = 0
    }
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Reads on until the handler pauses; false at the end.
  func run() throws(ImportFailure) -> Bool {
    while isPaused || !isFed {
      let status = isPaused ? unsafe XML_ResumeParser(parser) : try readPiece()
      isPaused = status == XML_STATUS_SUSPENDED
      if let failure { throw failure }
      if isPaused { return true }
      guard status == XML_STATUS_OK else { throw notWellFormed }
    }
    return false
  }

  /// Reads all that is left.
  func runToEnd() throws(ImportFailure) {
    while try run() {}
  }

  /// Lets `run` return as soon as the handler does.
  func pause() { unsafe XML_StopParser(parser, XML_Bool(XML_TRUE)) }

  /// Lets `run` throw as soon as the handler returns.
  func fail(_ failure: ImportFailure) {
    guard self.failure == nil else { return }
    self.failure = failure
    unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func readPiece() throws(ImportFailure) -> XML_Status {
    guard let start = unsafe XML_GetBuffer(parser, Self.pieceSize) else {
      throw .outOfMemory(part.name)
    }
    let buffer = unsafe UnsafeMutableRawBufferPointer(start: start, count: Int(Self.pieceSize))
    let count = unsafe try part.read(into: buffer)
    quiet += count
    if quiet > Self.tokenLimit { throw .badPart(part.name, "a tag of more than 1 MiB") }
    isFed = count == 0
    return unsafe XML_ParseBuffer(parser, Int32(count), count == 0 ? 1 : 0)
  }

  private var notWellFormed: ImportFailure {
    let words = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    let line = unsafe XML_GetCurrentLineNumber(parser)
    return .badPart(part.name, "\(words ?? "no XML"), line \(line)")
  }

  private func started(
    _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    quiet = 0
    depth += 1
    guard failure == nil, let name = unsafe name else { return }
    if depth > Self.depthLimit { return fail(.badPart(part.name, "elements within elements")) }
    handler.start(unsafe XMLTag(name, attributes), in: self)
  }

  private func ended(_ name: UnsafePointer<CChar>?) {
    quiet = 0
    depth -= 1
    guard failure == nil, let name = unsafe name else { return }
    handler.end(unsafe XMLName(name), in: self)
  }

  private func told(_ text: UnsafePointer<CChar>?, _ count: Int) {
    quiet = 0
    guard failure == nil, let text = unsafe text else { return }
    unsafe text.withMemoryRebound(to: UInt8.self, capacity: count) { start in
      let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
      unsafe handler.text(bytes.span, in: self)
    }
  }

  private func foundDocumentType() {
    fail(.badPart(part.name, "a document type, which no workbook has"))
  }
}

/// The reader that a call of expat's is for; it lives as long as the parser that calls.
private func reader(_ data: UnsafeMutableRawPointer?) -> XMLReader? {
  unsafe data.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
}
