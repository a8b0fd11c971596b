private import CResources

/// A file that is compiled into the program.
package struct EmbeddedFile: Sendable {
  /// What the file holds, byte for byte.
  package let bytes: [UInt8]

  private init(_ resource: perfume_resource) {
    bytes = unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
  }

  /// The schema of a catalogue.
  static var schema: EmbeddedFile { unsafe EmbeddedFile(perfume_schema()) }

  /// The series of the sample catalogue, as CSV.
  package static var sampleSeries: EmbeddedFile { unsafe EmbeddedFile(perfume_sample_series()) }
  /// The ingredients of the sample catalogue, as CSV.
  package static var sampleIngredients: EmbeddedFile {
    unsafe EmbeddedFile(perfume_sample_ingredients())
  }
  /// The brands of the sample catalogue, as CSV.
  package static var sampleBrands: EmbeddedFile { unsafe EmbeddedFile(perfume_sample_brands()) }
  /// The keywords of the sample catalogue, as CSV.
  package static var sampleKeywords: EmbeddedFile { unsafe EmbeddedFile(perfume_sample_keywords()) }
  /// The perfumes of the sample catalogue, as CSV.
  package static var samplePerfumes: EmbeddedFile { unsafe EmbeddedFile(perfume_sample_perfumes()) }
}
