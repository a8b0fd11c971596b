internal import Catalog
internal import CatalogImport
internal import ImportFiles

/// What an import was asked to do.
struct ImportSettings {
  let files: [String]
  let target: String
  /// Whether perfumes stay that are in none of the files.
  let keepsOthers: Bool
  let draft: DraftReader.Options
  let delimiter: Delimiter?
  let encoding: TextEncoding?
  let table: String?
  let sheet: String?
  let seriesFiles: [String]
  let mergeFiles: [String]
  let skipsBadRows: Bool
  let isDryRun: Bool
  let reportFile: String?
  let isQuiet: Bool
  /// Whether what is printed is for a program.
  let isJSON: Bool

  init(_ call: CommandCall) throws(CommandFailure) {
    let arguments = call.arguments
    files = arguments[ImportCommand.files]
    target = arguments[ImportCommand.into]
    keepsOthers = arguments[ImportCommand.update]
    var draft = DraftReader.Options()
    draft.overrides = arguments[ImportCommand.map]
    draft.brand = arguments[ImportCommand.brand]
    draft.currency = arguments[ImportCommand.currency]
    self.draft = draft
    delimiter = arguments[ImportCommand.delimiter]
    encoding = arguments[ImportCommand.encoding]
    table = arguments[ImportCommand.table]
    sheet = arguments[ImportCommand.sheet]
    seriesFiles = arguments[ImportCommand.series]
    mergeFiles = arguments[ImportCommand.merge]
    skipsBadRows = arguments[ImportCommand.skipBadRows]
    isDryRun = arguments[ImportCommand.dryRun]
    reportFile = arguments[ImportCommand.report]
    isQuiet = arguments[ImportCommand.quiet]
    isJSON = call.isJSON
    if keepsOthers, arguments[ImportCommand.replace] {
      throw CommandFailure(.excludingOptions("--replace", "--update"), in: call.language)
    }
    try checkReport(in: call.language)
    if files.count(where: { $0 == "-" }) > 1 {
      throw CommandFailure(.standardInputTwice, in: call.language)
    }
  }

  /// How the header of a file is known; what --map calls columns by name is in it.
  var headerSearch: HeaderSearch {
    HeaderSearch(columns: draft.overrides.map(\.column).filter { !$0.hasPrefix("#") })
  }

  /// A report must not take the place of something that is read, or of the catalogue.
  private func checkReport(in language: Language) throws(CommandFailure) {
    guard let reportFile else { return }
    let report = FileIdentity(path: reportFile)
    for file in files + seriesFiles + mergeFiles + [target] {
      let isSame = file == reportFile || report != nil && FileIdentity(path: file) == report
      if isSame { throw CommandFailure(.reportOverwrites(file), in: language) }
    }
  }
}
