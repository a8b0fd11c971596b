private import CResources

/// A file that is compiled into the program.
struct EmbeddedFile: Sendable {
  /// What the file holds, byte for byte.
  let bytes: [UInt8]

  private init(_ resource: perfume_resource) {
    bytes = unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
  }

  /// The schema of a catalogue.
  static var schema: EmbeddedFile { unsafe EmbeddedFile(perfume_schema()) }
}
