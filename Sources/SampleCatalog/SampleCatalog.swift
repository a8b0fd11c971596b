public import CatalogSQLite

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// The catalogue that the program carries, made when the program is built from Fixtures/Sample.
public enum SampleCatalog {
  /// The catalogue, ready to be read.
  public static var image: CatalogImage {
    // The literal is written by the builder; a wrong one reads as a catalogue that is none.
    CatalogImage(bytes: Data(base64Encoded: sampleCatalogBase64).map { [UInt8]($0) } ?? [])
  }
}
