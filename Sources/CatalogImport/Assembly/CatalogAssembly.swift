import Catalog

/// Makes one catalogue of the perfumes that files describe: one option for all its spellings, ids that stay,
/// a series for every note.
///
/// Holds the options and, of perfumes, what their ids need; perfumes themselves go on at once, but for some
/// that wait for the end.
package struct CatalogAssembly {
  /// What brands, notes and keywords have been met.
  package internal(set) var brands: OptionBook
  package internal(set) var ingredients: OptionBook
  package internal(set) var keywords: OptionBook
  package internal(set) var perfumeIDs: PerfumeIDs

  var notes: NoteNames
  let brandTable: BrandTable?
  let merges: MergeRules
  /// Items that are no note or several, as the files write them.
  private var otherItems: [String: [String]] = [:]
  /// Items of lists of keywords that are none, as the files write them.
  private var noKeywords: Set<String> = []
  /// Whether items that stand among tags are tags.
  private var tagItems: [String: Bool] = [:]
  /// Series as other catalogues have them, by their number in the table, and in which order.
  var knownSeries: [Int: Series] = [:]
  var knownSeriesOrder: [Int] = []
  /// Notes that a table of the caller puts into another series than a catalogue has them in.
  package internal(set) var seriesNotices: [SeriesTableNotice] = []
  private var sourceIDs: Set<Int> = []
  /// Perfumes that others are to be merged with.
  var merged: [MergeRules.PerfumeKey: PerfumeDraft] = [:]
  var mergedOrder: [MergeRules.PerfumeKey] = []
  /// Perfumes that have no id yet.
  var waiting: [WaitingPerfume] = []

  /// What came of the files so far.
  package internal(set) var tally = Tally()

  /// Starts with no perfumes.
  package init(
    table: NoteTable,
    brandTable: BrandTable? = nil,
    merges: MergeRules = MergeRules(),
    brands: OptionBook = OptionBook(),
    ingredients: OptionBook = OptionBook(),
    keywords: OptionBook = OptionBook(),
    perfumeIDs: PerfumeIDs = PerfumeIDs()
  ) {
    notes = NoteNames(table: table)
    self.merges = merges
    self.brandTable = brandTable
    self.brands = brands
    self.ingredients = ingredients
    self.keywords = keywords
    self.perfumeIDs = perfumeIDs
  }

  /// What is known of notes.
  package var table: NoteTable { notes.table }

  /// The series that notes may belong to, by the numbers that entries of ingredients hold.
  package var series: [NoteTable.Series] { notes.table.series }

  /// The number of the series for notes that nothing is known of.
  package var otherSeries: Int { notes.table.otherSeries }

  /// The perfume that a draft describes, with ids; none when the draft repeats an earlier one, or waits for
  /// what else there is in the files.
  package mutating func perfume(_ draft: PerfumeDraft) -> AssembledPerfume? {
    let option = draft.brand ?? Self.unknownBrand
    if merges.areOne(brand: option.name, name: draft.name) {
      merge(draft, MergeRules.PerfumeKey(brand: option.name, name: draft.name))
      return nil
    }
    return assembled(draft, option)
  }

  /// What stands for the brand of perfumes that have none.
  package static let unknownBrand = PerfumeDraft.Option("Unknown brand", koreanName: "브랜드 미상")

  mutating func assembled(
    _ draft: PerfumeDraft,
    _ option: PerfumeDraft.Option
  ) -> AssembledPerfume? {
    let brand = brand(option)
    let nameKey = SearchKey(draft.name).text
    if let source = draft.sourceID, !sourceIDs.insert(Self.hash(source, brand.id, nameKey)).inserted
    {
      tally.repeatedRows += 1
      return nil
    }
    let identity = PerfumeIDs.Identity(
      brandID: brand.id,
      nameKey: nameKey,
      facts: PerfumeFacts(
        year: draft.year,
        gender: draft.gender,
        concentration: draft.concentration
      ),
      preferredID: draft.catalogueID
    )
    let occurrence = perfumeIDs.count(identity)
    if occurrence > 0 { noteSameName(brand.name, draft.name, occurrence) }
    if draft.brand == nil { tally.perfumesWithoutBrand += 1 }
    tally.perfumes += 1
    let perfume = Perfume(
      id: 0,
      brand: brand,
      name: draft.name,
      englishName: draft.englishName,
      year: draft.year,
      concentration: draft.concentration,
      gender: draft.gender,
      rating: draft.rating,
      ratingCount: draft.ratingCount ?? 0,
      price: draft.price,
      imageURL: draft.imageURL,
      ingredients: perfumeIngredients(draft.notes),
      keywords: perfumeKeywords(draft.keywords + tags(among: draft.notes))
    )
    return identified(
      WaitingPerfume(perfume: perfume, identity: identity, unsaid: draft.unsaid)
    )
  }

  private static func hash(_ source: String, _ brandID: Int, _ nameKey: String) -> Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(brandID)
    hasher.combine(nameKey)
    return hasher.finalize()
  }

  private mutating func noteSameName(_ brand: String, _ name: String, _ occurrence: Int) {
    let same = SameName(brand: brand, name: name)
    guard tally.sameNames[same] != nil || tally.sameNames.count < 10_000 else { return }
    tally.sameNames[same] = occurrence + 1
  }
}

extension CatalogAssembly {
  fileprivate mutating func brand(_ option: PerfumeDraft.Option) -> Brand {
    let entry: Int
    if let met = brands.meet(option.name) {
      entry = met
    } else {
      var merged = option
      merged.name = merges.name(of: .brand, option.name)
      if let known = brandTable?.match(merged.name) {
        merged.learn(known.name, known.koreanName)
      }
      entry = brands.meet(merged, writtenAs: option.name).entry
    }
    return Brand(brands.entries[entry])
  }

  fileprivate mutating func perfumeIngredients(_ items: [ListItem]) -> [PerfumeIngredient] {
    var listed: [PerfumeIngredient] = []
    listed.reserveCapacity(items.count)
    for item in items where !item.isAmongTags || !isTag(item.text) {
      if let entry = ingredients.meet(item.text) {
        checkSeries(item, entry)
        listed.append(ingredient(entry, item.layer))
      } else {
        for name in names(in: item.text) {
          let entry = meetIngredient(name, item)
          listed.append(ingredient(entry, item.layer))
        }
      }
    }
    return listed
  }

  /// The items that are tags and no notes.
  fileprivate mutating func tags(among items: [ListItem]) -> [PerfumeDraft.Option] {
    var tags: [PerfumeDraft.Option] = []
    for item in items where item.isAmongTags && isTag(item.text) {
      tags.append(PerfumeDraft.Option(item.text))
    }
    return tags
  }

  /// Whether an item that stands among tags is one.
  private mutating func isTag(_ text: String) -> Bool {
    if let isTag = tagItems[text] { return isTag }
    let isTag = notes.names(in: text).allSatisfy { notes.table.match($0) == nil }
    tagItems[text] = isTag
    return isTag
  }

  private func ingredient(_ entry: Int, _ layer: NoteLayer?) -> PerfumeIngredient {
    // Only the ids go into the catalogue, which has the names with its options.
    PerfumeIngredient(id: ingredients.entries[entry].id, name: "", series: "", layer: layer)
  }

  private mutating func names(in item: String) -> [String] {
    if let names = otherItems[item] {
      if names.isEmpty { leaveOut(item) }
      return names
    }
    let names = notes.names(in: item)
    if names.count != 1 { otherItems[item] = names }
    if names.isEmpty { leaveOut(item) }
    return names
  }

  private mutating func leaveOut(_ item: String) {
    // What says nothing in the first place is not missed.
    guard let shown = CellText.meaningful(item), shown != "0" else { return }
    let excerpt = shown.count > 60 ? shown.prefix(59) + "…" : shown
    if tally.itemsLeftOut[excerpt] != nil || tally.itemsLeftOut.count < 1_000 {
      tally.itemsLeftOut[excerpt, default: 0] += 1
    }
  }

  private mutating func meetIngredient(_ name: String, _ item: ListItem) -> Int {
    let text = otherItems[item.text] == nil ? item.text : name
    if text != item.text, let met = ingredients.meet(text) { return met }
    let kept = merges.name(of: .ingredient, name)
    let match = notes.table.match(kept)
    var option =
      kept == item.text
      ? PerfumeDraft.Option(kept, englishName: item.englishName, koreanName: item.koreanName)
      : PerfumeDraft.Option(kept)
    option.learn(match?.knownName, match?.koreanName)
    let (entry, isNew) = ingredients.meet(option, writtenAs: text)
    if isNew {
      if let given = item.series.flatMap(CellText.meaningful), !notes.table.isOverridden(kept) {
        ingredients.setSeries(notes.table.index(ofSeries: given), of: entry)
      } else {
        ingredients.setSeries(match?.series ?? notes.table.otherSeries, of: entry)
      }
    }
    checkSeries(item, entry)
    return entry
  }

  /// An ingredient belongs to the series that names it first.
  private mutating func checkSeries(_ item: ListItem, _ entry: Int) {
    let kept = ingredients.entries[entry].series
    guard let written = item.series, written != series[kept].name,
      let named = CellText.meaningful(written), notes.table.place(ofSeries: named) != kept
    else { return }
    noteSecondSeries(named, of: entry)
  }

  fileprivate mutating func perfumeKeywords(_ options: [PerfumeDraft.Option]) -> [Keyword] {
    var listed: [Keyword] = []
    listed.reserveCapacity(options.count)
    for option in options {
      if let entry = keywords.meet(option.name) {
        listed.append(Keyword(id: keywords.entries[entry].id, name: ""))
      } else if !noKeywords.contains(option.name) {
        guard let name = ItemText.name(option.name), !ItemText.isNoName(name) else {
          noKeywords.insert(option.name)
          leaveOut(option.name)
          continue
        }
        var merged = option
        merged.name = merges.name(of: .keyword, name)
        let entry = keywords.meet(merged, writtenAs: option.name).entry
        listed.append(Keyword(id: keywords.entries[entry].id, name: ""))
      } else {
        leaveOut(option.name)
      }
    }
    return listed
  }
}
