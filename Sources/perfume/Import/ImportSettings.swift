internal import Catalog
internal import CatalogImport

/// What an import was asked to do.
struct ImportSettings {
  let files: [String]
  let target: String
  /// Whether perfumes stay that are in none of the files.
  let keepsOthers: Bool
  let draft: DraftReader.Options
  let delimiter: UInt8?
  let encoding: String?
  let table: String?
  let sheet: String?
  let seriesFiles: [String]
  let mergeFiles: [String]
  let skipsBadRows: Bool
  let isDryRun: Bool
  let reportFile: String?
  let isQuiet: Bool

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
    if keepsOthers, arguments[ImportCommand.replace] {
      let error = UsageError(
        english: "--replace and --update exclude each other; give one of them",
        korean: "--replace와 --update는 함께 쓸 수 없습니다. 하나만 쓰세요"
      )
      throw CommandFailure(error, in: call.language)
    }
    if files.count(where: { $0 == "-" }) > 1 {
      let error = UsageError(
        english: "standard input (-) can be read only once",
        korean: "표준 입력(-)은 한 번만 읽을 수 있습니다"
      )
      throw CommandFailure(error, in: call.language)
    }
  }
}
