import Catalog

@testable import CatalogImport

/// The text of a cell, given to everything that makes sense of cells.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: FuzzInput(start, count).bytes, as: UTF8.self)
  let cell = FuzzedCell(text)
  checkQuickness {
    cell.checkCleaning()
    cell.checkNumbers()
    cell.checkWords()
    cell.checkLists()
    cell.checkNames()
  }
  return 0
}

private struct FuzzedCell {
  let text: String
  /// Numbers of characters may spell the sign for broken text, so that nothing can be said of it.
  private let mayBreak: Bool

  init(_ text: String) {
    self.text = text
    mayBreak = text.isBroken || text.unicodeScalars.contains { $0 == "#" || $0 == "\\" }
  }

  private func check(_ result: String?) {
    precondition(mayBreak || result?.isBroken != true, "text is broken")
  }

  func checkCleaning() {
    check(HTMLText.plain(text))
    check(Mojibake.repaired(text))
    let clean = CellText.cleaned(text)
    check(clean)
    precondition(clean.isComposed, "what is cleaned is not composed")
    precondition(
      CellText.cleaned(clean).utf8.elementsEqual(clean.utf8),
      "what is cleaned is cleaned again"
    )
    precondition(CellText.meaningful(text).map { !$0.isEmpty && $0 == clean } != false)
    _ = CellText.isPlaceholder(text)
    _ = CellText.isNoName(text)
  }

  func checkNumbers() {
    for sign in [NumberText.LoneSign.thousands, .decimal] {
      guard let number = NumberText(text, loneSign: sign) else { continue }
      check(number)
    }
    if let price = PriceText.reading(text) {
      check(price.number)
      precondition(price.currency.map(PriceText.isCode) != false)
    }
    precondition(YearText.year(text).map((1_000...2_999).contains) != false)
    _ = RatingText.number(text)
    _ = RatingText.count(text)
  }

  private func check(_ number: NumberText) {
    precondition((number.whole + number.fraction).utf8.allSatisfy { (0x30...0x39).contains($0) })
    precondition(!(number.whole + number.fraction).isEmpty)
    precondition(number.value?.isNaN == false)
    _ = number.integer
    for digits in 0...4 {
      if let scaled = number.scaled(digits: digits) {
        precondition(number.isNegative ? scaled <= 0 : scaled >= 0)
      }
    }
  }

  func checkWords() {
    _ = GenderText.gender(text)
    if let suffix = GenderText.suffix(of: text) {
      precondition(!suffix.name.isEmpty && suffix.name.utf8.count < text.utf8.count)
      check(suffix.name)
    }
    _ = SlugText.isSlug(text)
    check(SlugText.name(text))
    precondition(SlugText.name(CellText.cleaned(text)).isComposed)
    check(SlugText.name(inAddress: text))
    let header = HeaderKey(text)
    check(header.words)
    check(header.aside)
    let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
    for side in [NameAffix.Side.start, .end] where lines.count == 2 {
      let rest = NameAffix.removing(lines[0], from: lines[1], at: side)
      precondition(rest?.isEmpty != true)
      check(rest)
    }
  }

  func checkLists() {
    if let value = CellLiteral.value(text) { check(value.scalarText) }
    let lines = text.split(separator: "\n").map(String.init)
    let found = ListSeparator.found(in: lines)
    for separator in [found, .spaces, .signs(ListSeparator.commas)] {
      for item in separator.items(text) { check(String(item)) }
      ListReader(separator: separator).forEachItem(.text(text)) { item in check(item.text) }
    }
  }

  func checkNames() {
    check(name: text)
    ListReader(separator: .signs(ListSeparator.commas)).forEachItem(.text(text)) { item in
      check(name: item.text)
    }
  }

  private func check(name text: String) {
    _ = SmallTables.notes.match(text)
    _ = SmallTables.brands.match(text)
    guard let name = ItemText.name(text) else { return }
    check(name)
    precondition(!name.isEmpty && name.isComposed)
    _ = ItemText.isNoName(name)
    for name in NoteNames(table: SmallTables.notes).names(in: text) {
      precondition(!name.isEmpty && name.isComposed)
      check(name)
    }
  }
}
