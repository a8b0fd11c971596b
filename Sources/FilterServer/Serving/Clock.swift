#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// What time it is.
enum Clock {
  /// Microseconds since some moment in the past; never goes back.
  static func microseconds() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
  }

  static func secondsSince1970() -> Int { Int(time(nil)) }

  /// A moment in Greenwich, part by part.
  static func parts(of secondsSince1970: Int) -> (
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  ) {
    var seconds = time_t(secondsSince1970)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    return unsafe (
      Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday), Int(parts.tm_hour),
      Int(parts.tm_min), Int(parts.tm_sec)
    )
  }
}
