private import CResources
package import CatalogImport

/// The tables that are compiled into the program: what it knows of notes and brands.
package enum ShippedTables {
  /// Notes and their series; costs some milliseconds.
  package static func notes() throws(ImportFailure) -> NoteTable {
    try unsafe NoteTable(
      series: rows(of: perfume_note_series()),
      notes: rows(of: perfume_notes())
    )
  }

  /// Brands and the names that they go by.
  package static func brands() throws(ImportFailure) -> BrandTable {
    try unsafe BrandTable(rows(of: perfume_brands()))
  }

  private static func rows(of resource: perfume_resource) throws(ImportFailure) -> TextReader {
    let bytes = unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
    return try TextRecords.reader(for: BytesInMemory(bytes))
  }
}
