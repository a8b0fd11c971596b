#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The signals that tell a service what to do, which wait until they are asked for.
///
/// To be made before any other thread is, since each takes over which signals are kept from it.
struct SignalQueue {
  enum Order {
    /// SIGHUP: to read anew what was read at the start.
    case hangUp
    /// SIGTERM, or Ctrl-C.
    case end
  }

  private let signals: sigset_t

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    self.signals = signals
  }

  /// The next one, or none when none comes for so many milliseconds.
  func next(within milliseconds: Int) -> Order? {
    var signals = signals
    var number: Int32 = 0
    #if canImport(Darwin)
      var pending = sigset_t()
      sigpending(&pending)
      if [SIGHUP, SIGINT, SIGTERM].allSatisfy({ sigismember(&pending, $0) == 0 }) {
        usleep(UInt32(milliseconds) * 1_000)
        return nil
      }
      sigwait(&signals, &number)
    #else
      var time = timespec(
        tv_sec: milliseconds / 1_000,
        tv_nsec: milliseconds % 1_000 * 1_000_000
      )
      number = sigtimedwait(&signals, nil, &time)
    #endif
    switch number {
    case SIGHUP: return .hangUp
    case SIGINT, SIGTERM: return .end
    default: return nil
    }
  }

  /// From now on the signals do what they do to any program.
  func release() {
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
