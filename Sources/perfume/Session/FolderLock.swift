#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The right to change the files of a folder, for as long as the value lives.
///
/// It is `flock` on the folder itself. A lock file of our own would have to stay behind for ever, since
/// removing it lets two programs hold "the" lock on two files of one name; and the session file cannot
/// carry the lock, since saving puts another file in its place. The folder does neither. The system
/// lets go of the lock when a program ends, however it ends. The price: sessions in one folder wait
/// for each other, for some milliseconds; and a network file system that locks no folders is refused.
struct FolderLock: ~Copyable {
  /// The pause before another try, in microseconds.
  private static let pause: UInt32 = 5_000

  private let folder: OpenFile

  /// Waits until nobody else holds the lock, but throws `EWOULDBLOCK` when `patience` has run out.
  init(_ path: String, patience: Duration) throws(SystemError) {
    let folder = try OpenFile(path, O_RDONLY | O_DIRECTORY)
    try Self.lock(folder.descriptor, patience: patience)
    self.folder = folder
  }

  private static func lock(_ descriptor: Int32, patience: Duration) throws(SystemError) {
    let end = ContinuousClock.now + patience
    while true {
      do throws(SystemError) {
        try SystemCall.check { flock(descriptor, LOCK_EX | LOCK_NB) }
        return
      } catch let error where error.wouldBlock && ContinuousClock.now < end {
        usleep(pause)
      }
    }
  }
}
