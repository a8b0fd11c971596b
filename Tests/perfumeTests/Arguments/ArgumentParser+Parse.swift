@testable import perfume

extension ArgumentParser {
  /// What was typed; throws unless all of it makes sense.
  static func parse(
    _ arguments: [String],
    against program: ProgramDescription
  ) throws(UsageError) -> ParsedArguments {
    let (arguments, problem) = read(arguments, against: program)
    if let problem { throw problem }
    return arguments
  }
}
