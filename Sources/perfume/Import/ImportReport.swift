internal import Catalog
internal import CatalogImport

/// What an import read, understood and made, for people and programs.
struct ImportReport {
  /// The catalogue, as it was named.
  let catalogue: String
  /// Whether it was written; false when rows were wrong, and for a dry run.
  var written = false
  var files: [ImportedFile] = []
  var totals = Totals()
  var notes = Notes()
  /// What is odd in the tables of series, the first twenty.
  var seriesNotices: [SeriesNotice] = []
  /// Items of lists that are prose or dates, the most frequent first.
  var itemsLeftOut: [Frequency] = []
  /// Ingredients that are put into two series; the first naming holds, and that of the catalogue before all.
  var secondSeries: [SecondSeries] = []
  /// What is probably there twice; `--merge` applies these.
  var proposals: [MergeProposal] = []
  var seconds = 0.0

  /// One file as it was read.
  struct ImportedFile {
    let file: String
    /// What kind of file it is, and how it is written.
    var format = ""
    var encoding: String?
    /// Where the header is, unless it is the first row.
    var headerLine: Int?
    /// What stands above it and is left out.
    var rowsAboveHeader: [String] = []
    var columns: [Column] = []
    /// Columns that nothing was taken from.
    var columnsLeftOut: [String] = []
    /// The same, because they hold codes that point into another table.
    var columnsOfCodes: [String] = []
    /// The same, because they only point to brands that are not in the file.
    var columnsOfBrandIDs: [String] = []
    /// The same, because their values are not what their names say.
    var columnsUnlikeNames: [UnlikeColumn] = []
    /// Columns of notes in which everything that is no known note was taken for a keyword.
    var columnsWithTags: [String] = []
    /// What the ratings are taken to be out of, unless they say it: 5, 10 or 100; absent without a column of them.
    var bestRating: Int?
    var rows = 0
    var perfumes = 0
    /// Perfumes whose brand was found in their name.
    var brandsInNames = 0
    /// Rows that go on with the one before, under the same id.
    var continuedRows = 0
    /// Rows that are sums of others, and left out.
    var totalRows = 0
    var badRows = 0
    var problems: [Problem] = []
    var notices: [Notice] = []
  }

  /// What a column was taken for.
  struct Column {
    let column: String
    let field: String
  }

  /// A column that was not used for what its name says that it holds.
  struct UnlikeColumn {
    let column: String
    let field: String
    let reason: String
  }

  /// Why a row is wrong.
  struct Problem {
    let line: Int?
    let column: Int?
    let columnName: String?
    let reason: String
    /// The file, the place in it and the reason in one line, for people.
    let message: String

    /// How many a report lists of a file.
    static let listed = 20
  }

  /// Cells that were left out without their rows being wrong.
  struct Notice {
    let column: String
    let reason: String
    let count: Int
    let line: Int
    let example: String
  }

  /// How much the catalogue holds.
  struct Totals {
    var perfumes = 0
    var brands = 0
    var series = 0
    var ingredients = 0
    var keywords = 0
    /// Perfumes of the old catalogue that are in none of the files and stay.
    var kept = 0
    var repeatedRows = 0
    var mergedRows = 0
    var perfumesWithoutBrand = 0
  }

  /// How many notes found a series.
  struct Notes {
    var occurrences = 0
    var withSeries = 0
    /// From 0 to 1; absent when there are no notes.
    var share: Double?
    /// The notes of the series Other, the most frequent first.
    var unknown: [Frequency] = []
  }

  /// A row of a table of series that is passed over, or contradicts another.
  struct SeriesNotice {
    let file: String
    let line: Int
    let reason: String
  }

  struct Frequency {
    let name: String
    let count: Int
  }

  struct SecondSeries {
    let ingredient: String
    let series: String
    let keptSeries: String
    let count: Int
  }
}

extension ImportReport {
  /// Lists what is odd in a table of series while there is room.
  mutating func addSeriesNotice(
    _ notice: SeriesTableNotice,
    of files: [String],
    in language: Language
  ) {
    guard seriesNotices.count < Problem.listed else { return }
    seriesNotices.append(
      .init(file: files[notice.table], line: notice.line, reason: notice.reason[language])
    )
  }

  /// Takes over what came of all files.
  mutating func add(_ assembly: CatalogAssembly) {
    let tally = assembly.tally
    totals.perfumes = tally.perfumes
    totals.repeatedRows = tally.repeatedRows
    totals.mergedRows = tally.mergedRows
    totals.perfumesWithoutBrand = tally.perfumesWithoutBrand
    let coverage = assembly.noteCoverage
    notes = Notes(
      occurrences: coverage.occurrences,
      withSeries: coverage.found,
      share: coverage.occurrences > 0 ? Double(coverage.found) / Double(coverage.occurrences) : nil,
      unknown: assembly.unknownNotes.map { Frequency(name: $0.name, count: $0.count) }
    )
    itemsLeftOut = tally.itemsLeftOut.map { Frequency(name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    secondSeries = tally.secondSeries
      .map {
        SecondSeries(
          ingredient: $0.key.ingredient,
          series: $0.key.series,
          keptSeries: $0.key.keptSeries,
          count: $0.value
        )
      }
      .sorted { ($0.ingredient, $0.series) < ($1.ingredient, $1.series) }
    proposals = assembly.proposals
  }
}
