private import CResources
package import CatalogImport

/// The table of notes and series that is compiled into the program.
package enum ShippedNotes {
  /// Reads the table; costs some milliseconds.
  package static func table() throws(ImportFailure) -> NoteTable {
    try unsafe NoteTable(
      series: rows(of: perfume_note_series()),
      notes: rows(of: perfume_notes())
    )
  }

  private static func rows(of resource: perfume_resource) throws(ImportFailure) -> TextReader {
    let bytes = unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
    return try TextRecords.reader(for: BytesInMemory(bytes))
  }
}
