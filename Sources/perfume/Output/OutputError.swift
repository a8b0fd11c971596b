internal import Catalog

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Why standard output could not be written.
struct OutputError: Error, Hashable, Sendable {
  /// What the system said.
  let reason: SystemError

  /// Whether the reader has gone, as `head` does when it has enough: not a failure, so nothing is said.
  var isClosedPipe: Bool { reason.code == EPIPE }

  /// The status that the program ends with.
  var exitStatus: Int32 { isClosedPipe ? 0 : 74 }

  /// What went wrong, in one line; none for a closed pipe.
  func message(in language: Language) -> String? {
    if isClosedPipe { return nil }
    return switch language {
    case .english: "standard output could not be written: \(reason)"
    case .korean: "표준 출력에 쓸 수 없습니다: \(reason)"
    }
  }
}
