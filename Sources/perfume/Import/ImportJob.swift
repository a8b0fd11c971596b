internal import Catalog
internal import CatalogImport
internal import CatalogSQLite
internal import ImportFiles

/// One import: reads the files, assembles the catalogue and, when nothing is wrong, puts it in its place.
struct ImportJob {
  private let settings: ImportSettings
  private let language: Language
  private let progress: ImportProgress
  private var report: ImportReport
  private var assembly: CatalogAssembly
  private let previous: PreviousCatalog
  private let pipeline: CatalogPipeline?

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
    do throws(ImportFailure) {
      var table = try NoteTable.shipped()
      for path in settings.seriesFiles { try Self.add(path, to: &table, settings) }
      assembly = CatalogAssembly(
        table: table,
        merges: try MergeFile.rules(in: settings.mergeFiles, language: language)
      )
    } catch {
      throw CommandFailure(error, in: language)
    }
    do throws(CatalogError) {
      let writer = settings.isDryRun ? nil : try CatalogWriter(path: settings.target)
      previous = try PreviousCatalog(path: settings.target)
      pipeline = writer.map(CatalogPipeline.init)
      try previous.prepare(&assembly, keepingAll: settings.keepsOthers)
    } catch {
      throw CommandFailure(error, in: language)
    }
  }

  private static func add(
    _ path: String,
    to table: inout NoteTable,
    _ settings: ImportSettings
  ) throws(ImportFailure) {
    do throws(ImportFailure) {
      _ = try table.add(try ImportSource(path: path, settings: settings).reader)
    } catch {
      throw error.naming(path)
    }
  }

  /// Reads every file to its end, then writes, or does not when rows are wrong.
  mutating func run() throws(CommandFailure) -> ImportReport {
    let start = ContinuousClock.now
    for path in settings.files {
      do throws(ImportFailure) {
        try read(path)
      } catch {
        tellProblems()
        throw CommandFailure(error.naming(path), in: language)
      }
    }
    progress.end()
    let bad = report.files.reduce(0) { $0 + $1.badRows }
    tellProblems()
    report.add(assembly)
    if bad > 0, !settings.skipsBadRows { throw refusal(badRows: bad) }
    if assembly.tally.perfumes == 0 { throw nothingFound() }
    do throws(CatalogError) {
      for perfume in assembly.mergedPerfumes() { try pipeline?.add(perfume) }
      report.totals.kept = try previous.keepOthers { perfume throws(CatalogError) in
        try pipeline?.add(perfume)
      }
      try finish()
    } catch {
      throw CommandFailure(error, in: language)
    }
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    return report
  }
}
