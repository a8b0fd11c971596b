private import CResources

/// A file that the page needs, compiled into the program.
public struct PageAsset: Sendable {
  /// Where it is, below the path of the page; another content has another path.
  public let path: String
  /// What it is, for the `Content-Type` header.
  public let contentType: String
  /// What it holds; it never changes, so it can be kept for good.
  public let bytes: [UInt8]

  /// The style.
  public static let css: PageAsset = unsafe PageAsset(
    "css",
    "text/css; charset=utf-8",
    perfume_page_css()
  )

  /// The script.
  public static let js: PageAsset = unsafe PageAsset(
    "js",
    "text/javascript; charset=utf-8",
    perfume_page_js()
  )

  /// Everything that the page needs beside itself.
  public static var all: [PageAsset] { [css, js] }

  private init(_ suffix: String, _ contentType: String, _ resource: perfume_resource) {
    bytes = unsafe Array(UnsafeBufferPointer(start: resource.bytes, count: resource.length))
    self.contentType = contentType
    path = "page-\(Self.digest(bytes)).\(suffix)"
  }

  /// Tells one version of a file from another (FNV-1a).
  private static func digest(_ bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
