import Catalog
import Foundation

/// What the benchmarks need of the libraries: catalogue files, and times of searches in one process.
@main
struct PerfumeBench {
  private static let usage = """
    usage: perfume-bench load SOURCE CATALOGUE [--from-memory]
           perfume-bench previous CATALOGUE
           perfume-bench sample CATALOGUE
           perfume-bench run CATALOGUE SELECTIONS [--passes N] [--verify ANSWERS]
           perfume-bench agree CATALOGUE SELECTIONS
           perfume-bench batch CATALOGUE SELECTIONS REPETITIONS OUTPUT
    """

  static func main() {
    do {
      try answer(Array(CommandLine.arguments.dropFirst()))
    } catch let error as BenchFailure {
      end(error.message, error.exitStatus)
    } catch let error as CatalogError {
      end(error.message(in: .english), 1)
    } catch {
      end(error.localizedDescription, 1)
    }
  }

  private static func answer(_ arguments: [String]) throws {
    switch (arguments.first, arguments.count) {
    case ("load", 3): try load(arguments, isFromMemory: false)
    case ("load", 4) where arguments[3] == "--from-memory": try load(arguments, isFromMemory: true)
    case ("agree", 3):
      print(try AgreeCommand(catalog: arguments[1], selections: arguments[2]).run())
    case ("previous", 2): print(try PreviousCommand(catalogue: arguments[1]).run())
    case ("sample", 2): try SampleCommand(target: arguments[1]).run()
    case ("run", 3...):
      guard let command = RunCommand(Array(arguments.dropFirst())) else { fallthrough }
      print(try command.run())
    case ("batch", _):
      guard let command = BatchCommand(Array(arguments.dropFirst())) else { fallthrough }
      try command.run()
    default: throw BenchFailure(usage, exitStatus: EX_USAGE)
    }
  }

  private static func load(_ arguments: [String], isFromMemory: Bool) throws {
    let command = LoadCommand(
      source: arguments[1],
      target: arguments[2],
      isFromMemory: isFromMemory
    )
    print(try command.run())
  }

  private static func end(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
