import FilterServer
import Testing

@Suite("Files of the page")
struct PageAssetTests {
  @Test("They are compiled in, and their path tells one version from another")
  func assets() {
    for asset in PageAsset.all {
      #expect(asset.bytes.count > 1_000)
      #expect(asset.path.contains(/^page-[0-9a-z]+\.(css|js)$/))
      #expect(asset.contentType.hasSuffix("; charset=utf-8"))
    }
    #expect(PageAsset.css.path != PageAsset.js.path)
  }

  @Test("The script builds nothing from text, and reads nothing from elsewhere")
  func script() {
    let script = String(decoding: PageAsset.js.bytes, as: UTF8.self)
    for word in ["innerHTML", "eval(", "insertAdjacentHTML", "document.write", "import ", "http"] {
      #expect(!script.contains(word))
    }
  }
}
