import Catalog
import CatalogImport

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension ImportFailure {
  /// What to throw when a file cannot be opened, for an `errno`.
  static func cannotOpen(_ number: Int32) -> ImportFailure {
    let reason =
      switch number {
      case ENOENT, ENOTDIR:
        Text(english: "there is no such file; check the path", korean: "파일이 없습니다. 경로를 확인하세요")
      case EACCES, EPERM:
        Text(
          english: "it may not be read; check its permissions",
          korean: "읽을 권한이 없습니다. 파일의 권한을 확인하세요"
        )
      default:
        Text(
          english: "it cannot be opened (\(words(for: number)))",
          korean: "열 수 없습니다(\(words(for: number)))"
        )
      }
    return ImportFailure(.noInput, reason: reason, endsReading: true)
  }

  /// What to throw when reading fails that had begun well.
  static func cannotRead(_ number: Int32) -> ImportFailure {
    if number == EISDIR { return .isFolder }
    return ImportFailure(
      .inputOutput,
      reason: Text(
        english: "it could not be read to the end (\(words(for: number)))",
        korean: "끝까지 읽지 못했습니다(\(words(for: number)))"
      ),
      endsReading: true
    )
  }

  /// What to throw when a temporary file cannot be made or written.
  static func cannotSpool(_ number: Int32, folder: String) -> ImportFailure {
    ImportFailure(
      .inputOutput,
      reason: Text(
        english: "it could not be copied into the folder '\(folder)' (\(words(for: number))); "
          + "name another one in TMPDIR",
        korean: "임시 폴더 '\(folder)'에 복사하지 못했습니다(\(words(for: number))). "
          + "TMPDIR에 다른 폴더를 지정하세요"
      ),
      endsReading: true
    )
  }

  static var isFolder: ImportFailure {
    ImportFailure(
      .noInput,
      reason: Text(english: "it is a folder; name a file", korean: "폴더입니다. 파일을 지정하세요"),
      endsReading: true
    )
  }

  static var isNoRegularFile: ImportFailure {
    ImportFailure(
      .noInput,
      reason: Text(
        english:
          "it is a pipe or a device; give what it holds to standard input, and '-' as the file",
        korean: "파이프나 장치입니다. 내용을 표준 입력으로 보내고 파일 자리에 '-'를 쓰세요"
      ),
      endsReading: true
    )
  }

  private static func words(for number: Int32) -> String {
    guard let words = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: words)
  }
}
