internal import Catalog

extension CommandFailure {
  /// What went wrong with the catalogue to make; what is there and is none is somebody's own.
  init(ofTarget error: CatalogError, in language: Language) {
    self.init(error, in: language)
    guard error.code == .notACatalog, let path = error.path else { return }
    let message =
      switch language {
      case .english:
        "'\(path)' is there already and is no catalogue, so it stays; choose another name"
      case .korean: "'\(path)'은(는) 이미 있는 다른 파일이므로 바꾸지 않습니다. 다른 이름을 고르세요"
      }
    self.init(code: code, message: message, exitStatus: exitStatus)
  }

  /// Rows are wrong, and nobody asked to leave them out; a program is told of the first at once.
  static func badRows(
    _ report: ImportReport,
    isJSON: Bool,
    in language: Language
  ) -> CommandFailure {
    let count = report.badRows
    let message =
      switch language {
      case .english:
        "\(count.counted("row is", "rows are")) wrong, so nothing was imported; "
          + "mend \(count == 1 ? "it" : "them"), or import the others with --skip-bad-rows"
      case .korean:
        "잘못된 행이 \(count.grouped)개라서 가져오지 않았습니다. 고치거나 --skip-bad-rows로 나머지를 가져오세요"
      }
    let first = isJSON ? report.files.lazy.compactMap(\.problems.first).first?.message : nil
    return CommandFailure(
      code: "badRows",
      message: [message, first].compactMap(\.self).joined(separator: "; "),
      exitStatus: 65
    )
  }

  /// What was read holds nothing to make a catalogue of.
  static func noPerfumes(in language: Language) -> CommandFailure {
    let message =
      switch language {
      case .english: "there is no perfume in what was read, so nothing was imported"
      case .korean: "읽은 내용에 향수가 없어서 가져오지 않았습니다"
      }
    return CommandFailure(code: "noPerfumes", message: message, exitStatus: 65)
  }

  /// The same where a catalogue was written before it, which stays; silent where the failure is.
  func knowing(isWritten catalogue: String, in language: Language) -> CommandFailure {
    let message = message.map { message in
      switch language {
      case .english: "\(message); the catalogue '\(catalogue)' is written"
      case .korean: "\(message). 카탈로그 '\(catalogue)'은(는) 저장했습니다"
      }
    }
    return CommandFailure(code: code, message: message, exitStatus: exitStatus)
  }
}
