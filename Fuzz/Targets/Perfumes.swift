import Catalog

@testable import CatalogImport

/// A table of perfumes, read to the end and assembled.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let delimiters: [Delimiter?] = [nil, nil, nil, .comma, .semicolon, .tab, .pipe]
  let text = TextOptions(delimiter: delimiters[input.choice(of: delimiters.count)])
  var options = DraftReader.Options()
  options.brand = input.choice(of: 4) == 0 ? "Chanel" : nil
  options.currency = input.choice(of: 3) == 0 ? "KRW" : nil
  options.overrides =
    [
      [], [], [],
      [ColumnMap.Override(field: .name, column: "#1"), .init(field: .brand, column: "#2")],
      [.init(field: .brand, column: "#2"), .init(field: .notes, column: "#3")],
    ][input.choice(of: 5)]
  let merges = input.choice(of: 4) == 0
  checkQuickness {
    let imported = Import(input.bytes, text, options, merges: merges)
    imported.check()
    precondition(imported == Import(input.bytes, text, options, merges: merges), "it varies")
  }
  return 0
}

/// What came of a file.
private struct Import: Equatable {
  private var lines: Int
  private var records = 0
  private var perfumes: [Perfume] = []
  private var problems: [ImportFailure] = []
  /// Why nothing behind could be read.
  private var failure: ImportFailure?
  private var series: [Series] = []
  private var brands: [Brand] = []
  private var keywords: [Keyword] = []
  private var proposals: [MergeProposal] = []
  private var notices: [CellNotice] = []
  private var unknownNotes: [String] = []

  init(_ bytes: [UInt8], _ text: TextOptions, _ options: DraftReader.Options, merges: Bool) {
    lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    let rules = [
      MergeProposal(kind: .perfume, brand: "Chanel", keep: "No 5", merge: [], counts: []),
      MergeProposal(kind: .ingredient, keep: "Rose", merge: ["Musk"], counts: []),
      MergeProposal(kind: .brand, keep: "Dior", merge: ["Chanel"], counts: []),
    ]
    var assembly = CatalogAssembly(
      table: SmallTables.notes,
      brandTable: SmallTables.brands,
      merges: MergeRules(merges ? rules : [])
    )
    do throws(ImportFailure) {
      records = try Self.count(try TextRecords.reader(for: BytesInMemory(bytes), options: text))
      try read(
        try DraftReader(
          try TextRecords.reader(for: BytesInMemory(bytes), options: text),
          options: options,
          table: assembly.table
        ),
        &assembly
      )
    } catch {
      failure = error
    }
    perfumes += assembly.waitingPerfumes()
    series = assembly.seriesWithIngredients(previous: [], nextID: 1)
    brands = assembly.allBrands
    keywords = assembly.allKeywords
    proposals = assembly.proposals
    unknownNotes = assembly.unknownNotes.map(\.name)
  }

  /// How many records there are, whatever is wrong with them.
  private static func count(_ reader: TextReader) throws(ImportFailure) -> Int {
    var reader = reader
    var count = 0
    while true {
      do throws(ImportFailure) {
        guard try reader.next() != nil else { return count }
        count += 1
      } catch {
        if error.endsReading { return count }
      }
    }
  }

  private mutating func read(
    _ reader: DraftReader,
    _ assembly: inout CatalogAssembly
  ) throws(ImportFailure) {
    var reader = reader
    var withoutBrands: [PerfumeDraft] = []
    defer {
      notices = reader.notices
      _ = BrandInference.apply(to: &withoutBrands, table: SmallTables.brands)
      perfumes += withoutBrands.compactMap { assembly.perfume($0) }
    }
    while let outcome = try reader.next() {
      switch outcome {
      case .perfume(let draft) where reader.lacksBrands: withoutBrands.append(draft)
      case .perfume(let draft): perfumes += [assembly.perfume(draft)].compactMap(\.self)
      case .bad(let failures):
        precondition(!failures.isEmpty)
        problems += failures
      }
    }
  }

  /// Traps where a catalogue could not be made of it.
  func check() {
    precondition(perfumes.count <= records, "there are more perfumes than records")
    check(perfumes.map(\.id))
    check(brands)
    check(keywords)
    check(series)
    check(series.flatMap(\.ingredients))
    let brandIDs = Set(brands.map(\.id))
    let ingredientIDs = Set(series.flatMap(\.ingredients).map(\.id))
    let keywordIDs = Set(keywords.map(\.id))
    for perfume in perfumes {
      check(perfume)
      precondition(brandIDs.contains(perfume.brand.id))
      precondition(ingredientIDs.isSuperset(of: perfume.ingredients.map(\.id)))
      precondition(keywordIDs.isSuperset(of: perfume.keywords.map(\.id)))
    }
    for problem in problems {
      precondition(problem.line.map((1...lines).contains) == true, "a bad row has no line")
      precondition(problem.column ?? 1 >= 1 && !problem.reason.english.isEmpty)
    }
    for notice in notices { precondition(notice.count > 0 && (1...lines).contains(notice.line)) }
  }

  private func check(_ perfume: Perfume) {
    check(perfume.name)
    if let name = perfume.englishName { check(name) }
    check(perfume.brand.name)
    precondition(perfume.year.map((1_000...2_999).contains) != false)
    precondition(perfume.rating.map((0...5).contains) != false)
    precondition(perfume.ratingCount >= 0)
    for text in [perfume.concentration, perfume.imageURL] { if let text { check(text) } }
    if let price = perfume.price {
      precondition(price.amount >= 0 && PriceText.isCode(price.currency))
    }
  }

  private func check(_ options: [some CatalogNamed & Identifiable<Int>]) {
    check(options.map(\.id))
    for option in options { for name in option.names { check(name) } }
  }

  private func check(_ name: String) {
    precondition(!name.isEmpty && name.isComposed, "a name is empty or not composed")
    precondition(name == name.trimmed, "a name has space around it")
  }

  private func check(_ ids: [Int]) {
    precondition(ids.allSatisfy { $0 > 0 } && Set(ids).count == ids.count, "ids are not unique")
  }
}
