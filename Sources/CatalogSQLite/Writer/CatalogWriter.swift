public import Catalog

/// Writes a catalogue as a whole new file, which takes the place of the old one in a single step.
///
/// At every moment, also after a crash, the path holds the complete old or the complete new
/// catalogue. Rows may be added in any order; what they refer to has to be there in the end. A writer
/// that is let go of without `finish()` leaves nothing behind. The ids that the old catalogue and those
/// before it gave are never given again, as long as new ones come from `nextIDs`.
public final class CatalogWriter {
  private let file: ReplacementFile
  // None once the file is complete, since it is closed then, and after a failure, which may have left
  // half a perfume in it.
  private var rows: CatalogRows?
  private var seriesCount = 0
  // What is left of the rows when they are gone.
  private var lastIDs: NextIDs

  /// The ids that new things get: above all that the old catalogue ever gave, and all that were added.
  ///
  /// A damaged catalogue, which may be replaced, no longer says which those were.
  package var nextIDs: NextIDs { rows?.nextIDs ?? lastIDs }

  /// Starts a new file beside `path`, and keeps other writers of `path` out until it is done.
  ///
  /// Throws `CatalogError.Code.locked` at once when another writer is at work on `path`: neither waits
  /// for the other, and none undoes what the other did, since this one has read nothing yet. Throws
  /// `CatalogError.Code.cannotCreate` when the folder is not there or cannot be written, and what
  /// opening would throw when a file is there that is no catalogue, or one of a newer program.
  public init(path: String) throws(CatalogError) {
    file = try ReplacementFile(for: path)
    lastIDs = try Self.nextIDs(after: path)
    do throws(CatalogError) {
      let connection = try Connection(
        .unfinishedFile(path: file.path),
        access: .readWrite,
        patience: 0
      )
      rows = try CatalogRows(connection, nextIDs: lastIDs)
    } catch {
      throw file.failure(error)
    }
  }

  /// Removes what has been written so far, for a program that is told to end at once.
  ///
  /// May be called by any thread at any time; after that the writer is of no more use.
  package var discard: @Sendable () -> Void {
    let path = file.path
    return { UnfinishedFile.remove(path) }
  }

  /// Adds a series and its ingredients; series keep the order in which they are added.
  public func add(series: Series) throws(CatalogError) {
    try write { rows throws(CatalogError) in try rows.add(series, at: seriesCount) }
    seriesCount += 1
  }

  /// Adds a brand.
  public func add(brand: Brand) throws(CatalogError) {
    try write { rows throws(CatalogError) in try rows.add(brand) }
  }

  /// Adds a keyword.
  public func add(keyword: Keyword) throws(CatalogError) {
    try write { rows throws(CatalogError) in try rows.add(keyword) }
  }

  /// Adds a perfume and what it lists; of its options only the ids are kept.
  ///
  /// An ingredient that one layer lists twice, and a keyword that is listed twice, are kept once. Some
  /// six microseconds in the order of the ids, twice that in any other; to complete the catalogue takes
  /// ten more for each. Memory grows by some 80 bytes for each perfume until then.
  public func add(perfume: Perfume) throws(CatalogError) {
    try write { rows throws(CatalogError) in try rows.add(perfume) }
  }

  /// Adds everything.
  public func add(_ contents: CatalogContents) throws(CatalogError) {
    for series in contents.series { try add(series: series) }
    for brand in contents.brands { try add(brand: brand) }
    for keyword in contents.keywords { try add(keyword: keyword) }
    for perfume in contents.perfumes { try add(perfume: perfume) }
  }

  /// Completes the new file, makes sure that it is on the disk and puts it in its place.
  ///
  /// Throws `CatalogError.Code.badInput` when something refers to a row that is not there. Nothing can
  /// be added afterwards.
  public func finish() throws(CatalogError) {
    try write { rows throws(CatalogError) in try rows.finish() }
    lastIDs = nextIDs
    // Closes the connection; what SQLite has in its hands goes to the file before that.
    rows = nil
    try file.moveIntoPlace()
  }

  private func write(
    _ body: (CatalogRows) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    guard let rows else {
      let detail = "nothing can be added after the end or a failure"
      throw CatalogError(.cannotCreate, path: file.target, detail: detail)
    }
    do throws(CatalogError) {
      try body(rows)
    } catch {
      self.rows = nil
      throw file.failure(error)
    }
  }

  private static func nextIDs(after path: String) throws(CatalogError) -> NextIDs {
    do throws(CatalogError) {
      return try CatalogReader.ofTarget(path: path)?.nextIDs() ?? NextIDs()
    } catch {
      guard error.code == .damaged else { throw error }
      return NextIDs()
    }
  }
}
