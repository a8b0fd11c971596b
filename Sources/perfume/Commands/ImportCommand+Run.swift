extension ImportCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let settings = try ImportSettings(call)
    let reportFile = try settings.reportFile.map { path throws(CommandFailure) in
      try ReportFile(path: path, language: call.language)
    }
    let progress = ImportProgress(
      language: call.language,
      isQuiet: settings.isQuiet || settings.isJSON,
      environment: call.environment
    )
    var job = try ImportJob(settings, language: call.language, progress: progress)
    if let warning = job.warning { call.warn(warning) }
    let failure: CommandFailure?
    do throws(CommandFailure) {
      try job.run()
      failure = nil
    } catch {
      failure = error
    }
    do throws(CommandFailure) {
      try reportFile?.write(job.report)
      if let failure { throw failure }
      try call.tell(of: job.report, settings)
    } catch {
      throw job.report.written
        ? error.knowing(isWritten: settings.target, in: call.language) : error
    }
  }
}

extension CommandCall {
  /// Says what came of an import, to whom it is for.
  fileprivate func tell(
    of report: ImportReport,
    _ settings: ImportSettings
  ) throws(CommandFailure) {
    if isJSON { return try write(document: report) }
    if settings.isQuiet { return }
    let screen = ImportScreen(report: report, language: language, isDryRun: settings.isDryRun)
    try write { screen.lines(width: $0, style: $1) }
  }
}
