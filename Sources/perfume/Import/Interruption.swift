private import Dispatch

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Ends the program at once when it is told to (Ctrl-C), but not before something is cleaned up.
final class Interruption {
  private let sources: [any DispatchSourceSignal]

  /// From here on, until the value goes, `cleanUp` is called on another thread when a signal comes, and the
  /// program then ends as the signal asks.
  init(cleanUp: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number,
        queue: .global(qos: .userInteractive)
      )
      source.setEventHandler {
        cleanUp()
        Self.end(by: number)
      }
      source.resume()
      return source
    }
  }

  /// Lets the signal do what it does to programs that do not care about it, so that whoever started this one
  /// sees what ended it.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    // Dispatch keeps the signal from its threads.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }

  deinit {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
