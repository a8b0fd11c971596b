public import Catalog

/// A whole catalogue as the bytes that its file would hold.
public struct CatalogImage: Sendable {
  /// The file, byte for byte.
  public let bytes: [UInt8]

  /// Takes bytes that an image was made of before; they are checked when they are read.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Makes a catalogue of `contents`.
  ///
  /// Throws `CatalogError.Code.badInput` when a value in it is one that no catalogue may hold.
  public init(_ contents: CatalogContents) throws(CatalogError) {
    let connection = try Connection(.memory(image: []), access: .readWrite, patience: 0)
    let rows = try CatalogRows(connection)
    try rows.add(contents)
    try rows.finish()
    bytes = try connection.image()
  }
}
