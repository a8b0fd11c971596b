extension ImportCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let settings = try ImportSettings(call)
    let reportFile = try settings.reportFile.map { path throws(CommandFailure) in
      try ReportFile(path: path, language: call.language)
    }
    let progress = ImportProgress(
      language: call.language,
      isQuiet: settings.isQuiet,
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
    try reportFile?.write(job.report)
    if let failure { throw failure }
    if call.isJSON { return try call.write(document: job.report) }
    if settings.isQuiet { return }
    let screen = ImportScreen(
      report: job.report,
      language: call.language,
      isDryRun: settings.isDryRun
    )
    try call.write { screen.lines(width: $0, style: $1) }
  }
}
