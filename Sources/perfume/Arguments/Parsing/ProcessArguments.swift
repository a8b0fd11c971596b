/// The arguments that the process was started with.
struct ProcessArguments {
  /// Without the program's name; in what is not valid UTF-8, U+FFFD stands for the wrong bytes.
  let texts: [String]
  /// The first that is not valid UTF-8.
  let problem: UsageError?

  init() {
    texts = Array(CommandLine.arguments.dropFirst())
    problem =
      zip(texts, 1...).lazy
      .filter { !Self.isValidUTF8(at: $0.1) }
      .map { UsageError.notUTF8($0.0, at: $0.1) }
      .first
  }

  /// Looks at the bytes themselves, which `CommandLine.arguments` has mended already.
  private static func isValidUTF8(at position: Int) -> Bool {
    guard position < CommandLine.argc, let bytes = unsafe CommandLine.unsafeArgv[position] else {
      return false
    }
    return unsafe String(validatingCString: bytes) != nil
  }
}
