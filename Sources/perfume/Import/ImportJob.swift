internal import Catalog
internal import CatalogImport
internal import CatalogSQLite
internal import ImportFiles

/// One import: reads the files, assembles the catalogue and, when nothing is wrong, puts it in its place.
struct ImportJob {
  private let settings: ImportSettings
  private let language: Language
  private let progress: ImportProgress
  private(set) var report: ImportReport
  private var assembly: CatalogAssembly
  private let brandTable: BrandTable
  private let previous: PreviousCatalog
  private let pipeline: CatalogPipeline?
  /// What the settings say of files of some kind of which there was none yet.
  private var optionsToUse: Set<FileOption>
  /// For as long as there is something to clean up.
  private let interruption: Interruption

  /// Opens the catalogue that is replaced, if there is one, and the new one beside it.
  init(
    _ settings: ImportSettings,
    language: Language,
    progress: ImportProgress
  ) throws(CommandFailure) {
    self.settings = settings
    self.language = language
    self.progress = progress
    report = ImportReport(catalogue: settings.target)
    optionsToUse = settings.fileOptions
    let table: NoteTable
    let brands: BrandTable
    let merges: MergeRules
    do throws(ImportFailure) {
      table = try Self.table(settings, &optionsToUse, &report, in: language)
      brands = try ShippedTables.brands()
      merges = try MergeFile.rules(in: settings.mergeFiles, language: language)
    } catch {
      throw CommandFailure(error, in: language)
    }
    do throws(CatalogError) {
      // Before the old catalogue is read, so that no other import replaces it meanwhile.
      let writer = settings.isDryRun ? nil : try CatalogWriter(path: settings.target)
      previous = try PreviousCatalog(path: settings.target, nextIDs: writer?.nextIDs)
      interruption = Interruption(cleanUp: Self.cleanUp(writer?.discard, progress))
      if let writer { pipeline = CatalogPipeline(writer) } else { pipeline = nil }
      assembly = try previous.assembly(
        table: table,
        brandTable: brands,
        merges: merges,
        keepingAll: settings.keepsOthers
      )
      brandTable = brands
    } catch {
      throw CommandFailure(ofTarget: error, in: language)
    }
  }

  /// What is done when the program is told to end in the middle.
  private static func cleanUp(
    _ discard: (@Sendable () -> Void)?,
    _ progress: ImportProgress
  ) -> @Sendable () -> Void {
    let eraser = progress.eraser
    return {
      discard?()
      StandardError.write(eraser)
    }
  }

  private static func table(
    _ settings: ImportSettings,
    _ optionsToUse: inout Set<FileOption>,
    _ report: inout ImportReport,
    in language: Language
  ) throws(ImportFailure) -> NoteTable {
    var table = try ShippedTables.notes()
    for path in settings.seriesFiles {
      do throws(ImportFailure) {
        let source = try ImportSource(path: path, settings: settings)
        optionsToUse.subtract(source.options)
        for notice in try table.add(try source.records()) {
          report.addSeriesNotice(notice, of: settings.seriesFiles, in: language)
        }
      } catch {
        var failure = error
        failure.file = path
        throw failure
      }
    }
    return table
  }

  /// What the user should know before the import begins; none when all is as usual.
  var warning: String? {
    guard previous.isDamaged else { return nil }
    return switch language {
    case .english: "'\(settings.target)' is damaged and is replaced; ids begin anew"
    case .korean: "'\(settings.target)'이(가) 손상되어 새로 만듭니다. 번호는 처음부터 다시 시작합니다"
    }
  }

  /// Reads every file to its end, then writes, or does not when rows are wrong.
  mutating func run() throws(CommandFailure) {
    let start = ContinuousClock.now
    for path in settings.files {
      do throws(ImportFailure) {
        try read(path)
      } catch {
        tellProblems()
        var failure = error
        failure.file = path
        throw withRows(CommandFailure(failure, in: language))
      }
    }
    tellProblems()
    let waiting = assembly.waitingPerfumes()
    report.add(assembly)
    for notice in assembly.seriesNotices {
      report.addSeriesNotice(notice, of: settings.seriesFiles, in: language)
    }
    if report.badRows > 0, !settings.skipsBadRows {
      throw withRows(.badRows(report, isJSON: settings.isJSON, in: language))
    }
    if assembly.tally.perfumes == 0 { throw withRows(.noPerfumes(in: language)) }
    do throws(CatalogError) {
      for perfume in waiting { try pipeline?.add(try completed(perfume)) }
      if settings.keepsOthers {
        report.totals.kept = try previous.forEachOther(than: assembly) {
          perfume throws(CatalogError) in
          try pipeline?.add(perfume)
        }
      }
      try finish()
    } catch {
      throw CommandFailure(error, in: language)
    }
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
  }
}

extension ImportJob {
  /// Reads one file; what is wrong with its rows goes into the report.
  private mutating func read(_ path: String) throws(ImportFailure) {
    report.files.append(ImportReport.ImportedFile(file: path))
    let source = try ImportSource(
      path: path,
      settings: settings,
      search: settings.headerSearch
    )
    optionsToUse.subtract(source.options)
    if report.files.count == settings.files.count,
      let needless = FileOption.allCases.first(where: optionsToUse.contains)
    {
      throw needless.needless(for: source.format)
    }
    report.changeFile { $0.format = source.format[language] }
    progress.begin(path, source.progress)
    switch source.contents {
    case .records(let reader): try read(reader, of: source)
    case .catalogue(let catalogue):
      do throws(CatalogError) {
        try read(catalogue)
      } catch {
        throw ImportFailure(error)
      }
    }
  }

  private mutating func read(
    _ records: any RecordReader,
    of source: ImportSource
  ) throws(ImportFailure) {
    var reader = try DraftReader(records, options: settings.draft, table: assembly.table)
    defer { report.changeFile { $0.describe(source, reader, in: language) } }
    var withoutBrands: [PerfumeDraft] = []
    while let outcome = try reader.next() {
      progress.countRow()
      report.changeFile { $0.rows += 1 }
      switch outcome {
      case .perfume(let draft) where reader.lacksBrands: withoutBrands.append(draft)
      case .perfume(var draft):
        if assembly.takeBracketedBrand(of: &draft) {
          report.changeFile { $0.brandsInNames += 1 }
        }
        try take(draft)
      case .bad(let problems): report.changeFile { $0.addRow(with: problems, in: language) }
      }
    }
    if withoutBrands.isEmpty { return }
    let found = BrandInference.apply(to: &withoutBrands, table: brandTable)
    report.changeFile { $0.brandsInNames = found }
    for draft in withoutBrands { try take(draft) }
  }

  private mutating func read(_ catalogue: CatalogReader) throws(CatalogError) {
    assembly.learn(
      series: try catalogue.series(),
      brands: try catalogue.brands(),
      keywords: try catalogue.keywords()
    )
    let perfumes = try catalogue.perfumes()
    while let perfume = try perfumes.next() {
      progress.countRow()
      report.changeFile { $0.rows += 1 }
      do throws(ImportFailure) {
        try take(PerfumeDraft(perfume))
      } catch {
        throw CatalogError(.inputOutput, detail: error.reason[language])
      }
    }
  }

  private mutating func take(_ draft: PerfumeDraft) throws(ImportFailure) {
    report.changeFile { $0.perfumes += 1 }
    guard let perfume = assembly.perfume(draft), let pipeline, mayWrite else { return }
    do throws(CatalogError) {
      try pipeline.add(try completed(perfume))
    } catch {
      throw ImportFailure(
        .inputOutput,
        reason: Text(error.message(in: language)),
        endsReading: true
      )
    }
  }

  /// The perfume with what only the old catalogue can say of it, where the others of that stay.
  private func completed(_ assembled: AssembledPerfume) throws(CatalogError) -> Perfume {
    guard settings.keepsOthers, !assembled.unsaid.isEmpty,
      let old = try previous.perfume(id: assembled.perfume.id)
    else { return assembled.perfume }
    return assembled.completed(from: old)
  }

  /// The failure with the rows that are wrong, for programs, which are not told of them before.
  private func withRows(_ failure: CommandFailure) -> CommandFailure {
    var failure = failure
    failure.wrongRows = report.wrongRows
    return failure
  }

  /// Whether the catalogue can still be made: once a row is wrong, the rest is only looked at.
  private var mayWrite: Bool {
    settings.skipsBadRows || report.badRows == 0
  }

  /// Tells of the first wrong rows; a program reads them in the report, or with the failure.
  private func tellProblems() {
    progress.end()
    guard !settings.isJSON else { return }
    for line in report.problemLines(in: language) {
      StandardError.write(line: "\(Program.description.name): \(line)")
    }
  }

  /// Writes the options, and puts the catalogue in its place.
  private mutating func finish() throws(CatalogError) {
    let series = assembly.seriesWithIngredients(
      previous: previous.series,
      nextID: previous.nextIDs[.series]
    )
    let brands = assembly.allBrands
    let keywords = assembly.allKeywords
    report.totals.perfumes += report.totals.kept
    report.totals.brands = brands.count
    report.totals.series = series.count
    report.totals.ingredients = series.reduce(0) { $0 + $1.ingredients.count }
    report.totals.keywords = keywords.count
    guard let pipeline else { return }
    progress.tell(stage: Text(english: "completing the catalogue", korean: "카탈로그를 마무리하는 중"))
    try pipeline.finish(series, brands, keywords)
    progress.end()
    report.written = true
  }
}
