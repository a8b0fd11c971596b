#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

internal import Catalog

/// The file that `--report` names.
struct ReportFile: ~Copyable {
  private let file: OpenFile
  private let path: String
  private let language: Language

  /// Opens it at the start, so that an import does not end without the report that was asked for; what is in
  /// it stays until there is another.
  init(path: String, language: Language) throws(CommandFailure) {
    self.path = path
    self.language = language
    do throws(SystemError) {
      file = try OpenFile(path, O_WRONLY | O_CREAT, mode: 0o666)
    } catch {
      throw Self.failure(path, error, 73, language)
    }
  }

  func write(_ report: ImportReport) throws(CommandFailure) {
    do {
      // What cannot be cut, such as a pipe, has nothing to cut.
      _ = ftruncate(file.descriptor, 0)
      try SystemCall.writeAll(report.document, to: file.descriptor)
    } catch {
      throw Self.failure(path, error, 74, language)
    }
  }

  private static func failure(
    _ path: String,
    _ error: any Error,
    _ status: Int32,
    _ language: Language
  ) -> CommandFailure {
    let message =
      switch language {
      case .english: "the report '\(path)' cannot be written: \(error)"
      case .korean: "보고서 '\(path)'을(를) 쓸 수 없습니다: \(error)"
      }
    return CommandFailure(code: "cannotCreate", message: message, exitStatus: status)
  }
}
