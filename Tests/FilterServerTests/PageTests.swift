import Catalog
import CatalogTestSupport
import FilterServer
import SearchFilter
import Testing

@Suite("The page")
struct PageTests {
  let repository: CatalogRepositoryDouble = CatalogRepositoryDouble(
    MemoryCatalogRepository(MadeCatalog.contents)
  )

  private func view(_ pairs: [(String, String)] = [], accepting language: String = "") -> PageView {
    PageView(
      pairs.map { (name: $0.0, value: $0.1) },
      accepting: language,
      from: repository
    )
  }

  private func html(_ pairs: (String, String)..., accepting language: String = "") -> String {
    var bytes: [UInt8] = []
    view(pairs, accepting: language).html(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - What it is made of

  @Test("It is one document without script or style in it")
  func document() {
    let page = html()
    #expect(page.hasPrefix("<!doctype html><html lang=\"en\">"))
    #expect(page.hasSuffix("</html>"))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"/\(PageAsset.css.path)\">"))
    #expect(page.contains("<script type=\"module\" src=\"/\(PageAsset.js.path)\"></script>"))
    #expect(!page.contains("<style"))
    #expect(!page.contains(" style="))
    #expect(page.ranges(of: "<script").count == 1)
  }

  @Test("Tabs say how many are selected, and lead to addresses")
  func tabs() {
    let page = html(("brand", "Hermès"))
    #expect(
      page.contains(
        "id=\"tab-series\" aria-controls=\"panel\" aria-selected=\"true\" href=\"/?brand=%231\""
          + ">Series <span class=\"badge\">0/5</span></a>"
      )
    )
    #expect(
      page.contains(
        "aria-selected=\"false\" href=\"/?brand=%231&amp;tab=brand\">Brand <span class=\"badge\">1/5"
      )
    )
  }

  @Test("Options are checkboxes with counts, dead ends are marked, and what is selected is ticked")
  func options() {
    let page = html(("brand", "#1"), ("ingredient", "Cedar"))
    #expect(page.contains("value=\"#3\" checked><span>Cedar</span> <b>1</b>"))
    #expect(page.contains("value=\"#1\"><span>Bergamot</span> <b>1</b>"))
    #expect(
      page.contains(
        "<li class=\"dead\"><label><input type=\"checkbox\" name=\"ingredient\" value=\"#2\">"
          + "<span>Lemon</span> <b>0</b>"
      )
    )
    #expect(page.contains("<span class=\"chosen\">1 chosen</span>"))
  }

  @Test("Submitting the form loses nothing that it has no field for")
  func hiddenFields() {
    let page = html(
      ("brand", "#1"),
      ("ingredient", "#3"),
      ("ingredient", "#1"),
      ("find", "ced"),
      ("match-keywords", "all"),
      ("lang", "en"),
      ("offset", "20"),
      ("limit", "5")
    )
    let hidden = page.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)">/)
      .map { "\($0.output.1)=\($0.output.2)" }
    #expect(hidden == ["brand=#1", "ingredient=#1", "match-keywords=all", "limit=5", "lang=en"])
  }

  @Test("A series folds to what is selected of it, and its heading leads to the other fold")
  func folds() {
    let page = html(("fold", "1"), ("ingredient", "Lemon"))
    #expect(
      page.contains(
        "id=\"fold-1\" class=\"fold\" data-replaces href=\"/?ingredient=%232\" aria-expanded=\"false\">"
      )
    )
    #expect(page.contains("<span>Lemon</span>"))
    #expect(!page.contains("<span>Bergamot</span>"))
    #expect(
      page.contains("href=\"/?ingredient=%232&amp;fold=1&amp;fold=2\" aria-expanded=\"true\">")
    )
    #expect(html(("fold", "1"), ("find", "berg")).contains("<span>Bergamot</span>"))
  }

  @Test("Brands are listed under one initial, and when some are looked for under all")
  func initials() {
    let page = html(("tab", "brand"), ("initial", "H"))
    #expect(page.contains("aria-current=\"true\" aria-label=\"H, 7 brands\""))
    #expect(page.contains("<span>Hermès</span>"))
    #expect(!page.contains("<span>&lt;img"))
    #expect(html(("tab", "brand"), ("find", "img")).contains("<span>&lt;img"))
  }

  @Test("A card has brand, names, year, notes by layer, keywords, rating, price and picture")
  func card() {
    let page = html(("ingredient", "Cedar"))
    #expect(page.contains("<p class=\"brand\">Hermès</p>"))
    #expect(page.contains("<h3 id=\"name-1\">Terre</h3><p class=\"other\" lang=\"ko\">테르</p>"))
    #expect(page.contains("<li>2006</li><li>149.00 EUR</li>"))
    #expect(page.contains("<dt>Top</dt><dd>Bergamot</dd>"))
    #expect(page.contains("<dt>Base</dt><dd>Cedar</dd>"))
    #expect(page.contains("<li>Fresh</li>"))
    #expect(page.contains("aria-label=\"4.18 of 5\""))
    #expect(page.contains("1,204 ratings"))
    #expect(page.contains("src=\"https://example.com/terre.jpg?a=1&amp;b=2\""))
  }

  @Test("A chip shows the name, and says that it removes which option")
  func chips() {
    let page = html(("brand", "hermes"), ("keyword", "Fresh"), ("q", "terre"), ("offset", "20"))
    #expect(
      page.contains(
        "id=\"remove-brand-1\" href=\"/?q=terre&amp;keyword=%231\" aria-label=\"Remove brand Hermès\">Hermès</a>"
      )
    )
    #expect(page.contains("aria-label=\"Remove text “terre”\""))
    #expect(page.contains("id=\"clear-all\" class=\"clear\" href=\"/\""))
    #expect(page.contains("<title>terre · Hermès · Fresh · Find your perfume</title>"))
  }

  @Test("Pages are links, and one past the end leads back")
  func pages() {
    let page = html(("limit", "10"), ("offset", "10"))
    #expect(page.contains("<strong>30 perfumes</strong> <span>11–20</span>"))
    #expect(page.contains("class=\"step\" rel=\"prev\" href=\"/?limit=10\""))
    #expect(page.contains("class=\"step\" rel=\"next\" href=\"/?limit=10&amp;offset=20\""))
    #expect(page.contains("aria-label=\"Page 2\" aria-current=\"page\""))
    #expect(html(("offset", "990")).contains("There are no more perfumes here"))
  }

  @Test("In Korean everything that has a Korean name is called so")
  func korean() {
    let page = html(("ingredient", "Cedar"), accepting: "ko-KR, en;q=0.5")
    #expect(page.hasPrefix("<!doctype html><html lang=\"ko\">"))
    for text in ["계열", "시트러스", "베르가못", "에르메스", "테르", "상쾌한", "향수 1개", "시더 해제"] {
      #expect(page.contains(text))
    }
    #expect(
      page.contains("lang=\"en\" hreflang=\"en\" href=\"/?ingredient=%233&amp;lang=en\"")
    )
    #expect(html(("lang", "en"), accepting: "ko").contains("<html lang=\"en\">"))
  }

  // MARK: - When something is missing

  @Test("When nothing matches the way out is a link to what that gives")
  func nothingMatches() {
    let page = html(("brand", "#1"), ("ingredient", "Lemon"))
    #expect(page.contains("No perfume matches all of this"))
    #expect(
      page.contains("href=\"/?ingredient=%232\"><span>Without Hermès</span> <b>1 perfume</b>")
    )
  }

  @Test("A find text that finds nothing says so, and leads back")
  func nothingFound() {
    let page = html(("find", "zzz"))
    #expect(page.contains("Nothing is called “zzz”."))
    #expect(page.contains("<a href=\"/\">Show them all</a>"))
  }

  @Test("A catalogue without options of a kind says so, and has nothing to find or to match")
  func noOptions() {
    let brand = Brand(id: 1, name: "Dior")
    let contents = CatalogContents(
      series: [],
      brands: [brand],
      keywords: [],
      perfumes: [Perfume(id: 1, brand: brand, name: "Sauvage")]
    )
    for (tab, message) in [("series", "no ingredients"), ("keyword", "no keywords")] {
      var bytes: [UInt8] = []
      PageView(
        [(name: "tab", value: tab)],
        accepting: "en",
        from: MemoryCatalogRepository(contents)
      ).html(into: &bytes)
      let page = String(decoding: bytes, as: UTF8.self)
      #expect(page.contains("This catalogue has \(message)."))
      #expect(!page.contains("type=\"radio\"") && !page.contains("name=\"find\""))
    }
  }

  @Test("Without counts the options have none")
  func withoutCounts() {
    let filter = SearchFilterViewModel(repository: repository, parts: .perfumes)
    let address = FilterAddress()
    #expect(address.open(filter, showing: [.series]).isEmpty)
    var bytes: [UInt8] = []
    PageView(filter: filter, address: address).html(into: &bytes)
    let page = String(decoding: bytes, as: UTF8.self)
    #expect(page.contains("<span>Cedar</span> <b>-</b>"))
    #expect(!page.contains("class=\"dead\""))
  }

  @Test("Options beyond the fifth are refused with a reason that is said once")
  func limit() {
    let pairs = (3...9).map { ("brand", "#\($0)") } + [("tab", "brand")]
    let page = view(pairs)
    #expect(page.errors.map(\.code) == ["limitReached", "limitReached"])
    var bytes: [UInt8] = []
    page.html(into: &bytes)
    let html = String(decoding: bytes, as: UTF8.self)
    #expect(html.contains("try again.\"><p>at most 5 brands can be selected"))
    #expect(html.ranges(of: "at most 5 brands").count == 1)
    #expect(html.contains("5/5 chosen: remove one to choose another"))
    #expect(html.ranges(of: " checked>").count == 5)
  }

  @Test("An option that there is not is told of, with what is near, and left out")
  func unknownOption() {
    let page = view([("brand", "Hermese"), ("keyword", "Fresh")])
    #expect(
      page.errors == [
        FilterAddressError("brand", "Hermese", .unknownOption(.brand, nearest: ["Hermès"]))
      ]
    )
    let text = html(("brand", "Hermese"), ("keyword", "Fresh"))
    #expect(text.contains("data-address=\"/?keyword=%231\""))
  }

  @Test("A catalogue that cannot be searched is no secret, but its path is")
  func failedSearch() {
    repository.fail(.search, with: CatalogError(.damaged, path: "/secret/catalogue"))
    #expect(view().failure?.code == .damaged)
    let page = html(("brand", "#1"))
    #expect(page.contains("The catalogue cannot be read right now"))
    #expect(page.contains("href=\"/?brand=%231\">Try again</a>"))
    #expect(!page.contains("secret"))
  }

  @Test("Options that cannot be fetched leave the address as it is")
  func failedOptions() {
    repository.fail(.brands, with: CatalogError(.locked, path: "/secret/catalogue"))
    let page = html(("brand", "Chanel"), ("tab", "brand"))
    #expect(page.contains("href=\"/?brand=Chanel&amp;tab=brand\">Try again</a>"))
    #expect(!page.contains("secret"))
  }

  // MARK: - Names as an attack

  @Test("A name is text wherever it comes from")
  func attack() {
    let attack = MadeCatalog.attack
    let pages = [
      html(("brand", "#2")),
      html(("brand", "#2"), ("brand", attack), ("q", attack)),
      html(("tab", "brand"), ("find", attack)),
      html(("keyword", attack), (attack, attack), ("sort", attack)),
      html(("brand", "#2"), ("keyword", "Fresh"), ("lang", "ko")),
    ]
    for page in pages {
      #expect(!page.contains("<img src=x"))
      #expect(!page.contains("javascript:"))
      #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;"))
    }
  }

  @Test("Control characters are replaced")
  func controls() {
    let page = html(("q", "a\u{1B}]0;x\u{07}\u{0}b"))
    #expect(page.contains("a\u{FFFD}]0;x\u{FFFD}\u{FFFD}b"))
  }
}
