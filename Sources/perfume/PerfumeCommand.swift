#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

internal import Catalog

/// The program: reads the command line, runs the command and ends with its status.
@main
struct PerfumeCommand {
  static func main() {
    StandardStreams.prepare()
    let environment = ProcessInfo.processInfo.environment
    exit(PerfumeCommand(ProcessArguments(), environment: environment).run())
  }

  private let call: CommandCall
  private let problem: UsageError?

  init(_ process: ProcessArguments, environment: [String: String]) {
    let read = ArgumentParser.read(process.texts, against: Program.description)
    problem = process.problem ?? read.problem
    call = CommandCall(
      arguments: read.arguments,
      language: read.arguments[GlobalOptions.language]
        ?? Language { environment[$0] },
      environment: environment,
      output: StandardOutput()
    )
  }

  /// Answers, and returns the status to end with.
  func run() -> Int32 {
    do throws(CommandFailure) {
      if let problem { throw CommandFailure(problem, in: call.language) }
      try answer()
      return 0
    } catch {
      tell(error)
      return error.exitStatus
    }
  }

  private func answer() throws(CommandFailure) {
    let program = Program.description
    let command = call.arguments.command
    if call.arguments[GlobalOptions.version] {
      try call.write(text: "\(program.name) \(program.version)\n")
    } else if let command, !call.arguments[GlobalOptions.help] {
      try Program.commands.first { $0.description.name == command.name }?.run(call)
    } else {
      try call.write(text: HelpText(program: program, language: call.language).text(for: command))
    }
  }

  /// Says what went wrong: a line for people, a document for programs.
  private func tell(_ failure: CommandFailure) {
    guard let message = failure.message else { return }
    if call.isJSON {
      StandardError.write(ErrorDocument(failure, message).line)
    } else {
      call.warn(message)
    }
  }
}

/// A failure as programs read it.
private struct ErrorDocument: JSONWritable {
  private struct Description: JSONWritable {
    let failure: CommandFailure
    let message: String

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("code", failure.code)
        json.member("message", message)
        json.member("moreRows", failure.wrongRows?.more)
        json.member("rows", failure.wrongRows?.listed)
      }
    }
  }

  private let error: Description

  init(_ failure: CommandFailure, _ message: String) {
    error = Description(failure: failure, message: message)
  }

  func write(to json: inout JSONWriter) {
    json.object { $0.member("error", error) }
  }
}
