package import CatalogImport

/// Opens what an import is given: a file, or standard input.
package enum InputFile {
  /// How often what gzip unpacks may be gzip again.
  private static let nestingLimit = 4

  /// Finds out by its content what the file at `path` is, and opens it; `-` is standard input.
  ///
  /// Reads a few kilobytes of text, and all of a workbook or a database that comes through a pipe or
  /// compressed, into the folder for temporary files. Failures name the file as `path` does.
  package static func open(
    path: String,
    options: InputOptions = InputOptions()
  ) throws(ImportFailure) -> OpenedInput {
    do throws(ImportFailure) {
      let file = try FileStream(path: path)
      let stream = PeekedStream(file)
      switch ContentKind(head: try stream.peek(ContentKind.headLength)) {
      case .sqlite where file.isSeekable && path != "-":
        return .database(DatabaseFile(path: path))
      case .zip where file.isSeekable:
        let archive = try ZipArchive(file.descriptor, size: file.size ?? 0, owner: file)
        return .workbook(try workbook(in: archive, path: path, file: file, options: options))
      case let kind:
        return try open(stream, kind: kind, of: file, path: path, options: options, depth: 0)
      }
    } catch {
      throw error.naming(path)
    }
  }

  /// Opens what can be read only once, from its start to its end.
  private static func open(
    _ stream: PeekedStream,
    kind: ContentKind,
    of file: FileStream,
    path: String,
    options: InputOptions,
    depth: Int
  ) throws(ImportFailure) -> OpenedInput {
    switch kind {
    case .text:
      return .text(TextSource(stream, name: path, size: file.size, encoding: options.encoding))
    case .gzip:
      guard depth < nestingLimit else { throw .unpacksTooLarge }
      let unpacked = PeekedStream(try GzipStream(stream))
      let kind = ContentKind(head: try unpacked.peek(ContentKind.headLength))
      return try open(
        unpacked,
        kind: kind,
        of: file,
        path: path,
        options: options,
        depth: depth + 1
      )
    case .zip:
      let spooled = try TemporaryFile(holding: stream, named: false)
      let archive = try ZipArchive(spooled.descriptor, size: spooled.size, owner: spooled)
      return .workbook(try workbook(in: archive, path: path, file: file, options: options))
    case .sqlite:
      // SQLite opens by name alone.
      let spooled = try TemporaryFile(holding: stream, named: true)
      return .database(DatabaseFile(spooled, path: spooled.path ?? ""))
    case .refused(let reason):
      throw ImportFailure(reason: reason, endsReading: true)
    }
  }

  private static func workbook(
    in archive: ZipArchive,
    path: String,
    file: FileStream,
    options: InputOptions
  ) throws(ImportFailure) -> Workbook {
    try Workbook(
      archive,
      name: path,
      progress: InputProgress(size: file.size),
      sheet: options.sheet,
      header: options.header
    )
  }
}

extension ImportFailure {
  /// The same of a file, unless it names one already.
  func naming(_ file: String) -> ImportFailure {
    var failure = self
    failure.file = failure.file ?? file
    return failure
  }
}
