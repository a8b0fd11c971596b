internal import Catalog

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The program: reads the command line, runs the command and ends with its status.
@main
struct PerfumeCommand {
  static func main() {
    StandardStreams.prepare()
    exit(PerfumeCommand(ProcessArguments()).run())
  }

  private let arguments: ParsedArguments
  private let problem: UsageError?
  private let language: Language

  private init(_ process: ProcessArguments) {
    let read = ArgumentParser.read(process.texts, against: Program.description)
    arguments = read.arguments
    problem = process.problem ?? read.problem
    language =
      arguments[GlobalOptions.language]
      ?? Language(variable: { name in getenv(name).map { String(cString: $0) } })
  }

  /// Answers, and returns the status to end with.
  private func run() -> Int32 {
    do throws(UsageError) {
      if let problem { throw problem }
      return printed(try text())
    } catch {
      return told(error)
    }
  }

  /// What the command line asks for, where that follows from the description of the program alone.
  private func text() throws(UsageError) -> String {
    let program = Program.description
    let help = HelpText(program: program, language: language)
    if arguments[GlobalOptions.help] { return help.text(for: arguments.command) }
    if arguments[GlobalOptions.version] { return "\(program.name) \(program.version)\n" }
    switch arguments.command?.name {
    case HelpCommand.description.name?:
      let name = arguments[HelpCommand.command]
      return help.text(
        for: try name.map { name throws(UsageError) in try program.command(named: name) }
      )
    case ManCommand.description.name?:
      return ManualPage(program: program, language: language).text
    case CompletionsCommand.description.name?:
      return arguments[CompletionsCommand.shell].completions(for: program, in: language)
    default:
      return help.text(for: arguments.command)
    }
  }

  private func printed(_ text: String) -> Int32 {
    do throws(OutputError) {
      let output = StandardOutput()
      try output.write(text.utf8)
      try output.flush()
      return 0
    } catch {
      if let message = error.message(in: language) { tell(message) }
      return error.exitStatus
    }
  }

  private func told(_ error: UsageError) -> Int32 {
    tell(error.message[language])
    return UsageError.exitStatus
  }

  private func tell(_ message: String) {
    StandardError.write(line: "\(Program.description.name): \(message)")
  }
}
