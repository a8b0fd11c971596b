#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The three files that a program starts with.
enum StandardStreams {
  /// Makes them safe to use; to be called before the program opens anything.
  ///
  /// A stream that was closed by whoever started the program (`>&-`) would lend its number to the
  /// next file that is opened, and what is printed would land in a session or a catalogue. So its
  /// place is taken, in the direction that makes every use of it fail as it would on a closed one.
  ///
  /// A closed pipe is to be an error of writing like any other, not a signal: the program then ends
  /// the same way wherever it is started, also where the signal is blocked or ignored already, and
  /// is never killed in the middle of something else.
  static func prepare() {
    for (descriptor, uselessMode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is given out, and those below are taken.
      _ = open("/dev/null", uselessMode)
    }
    signal(SIGPIPE, SIG_IGN)
    // So that a file that may not grow is an error like any other.
    signal(SIGXFSZ, SIG_IGN)
  }
}
