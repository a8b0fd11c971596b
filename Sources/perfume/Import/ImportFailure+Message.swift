internal import Catalog
internal import CatalogImport

extension ImportFailure {
  /// What is wrong and where, in one line: "'list.csv', line 7, column 3 (rating): ...".
  func message(in language: Language) -> String {
    let place = [file.map(Self.quoted)].compactMap(\.self) + placeInFile(in: language)
    guard !place.isEmpty else { return reason[language] }
    return place.joined(separator: ", ") + ": " + reason[language]
  }

  /// The line and column, as far as they are known.
  func placeInFile(in language: Language) -> [String] {
    var place: [String] = []
    if let line { place.append(language == .korean ? "\(line)번째 줄" : "line \(line)") }
    if let column {
      let name = columnName.map { " (\($0.printable.truncated(to: 40)))" } ?? ""
      place.append((language == .korean ? "\(column)번째 칸" : "column \(column)") + name)
    }
    return place
  }

  private static func quoted(_ file: String) -> String { "'\(file)'" }
}

extension CommandFailure {
  init(_ failure: ImportFailure, in language: Language) {
    switch failure.kind {
    case .usage: self.init(failure, UsageError.code, UsageError.exitStatus, language)
    case .badInput: self.init(failure, "badInput", 65, language)
    case .noInput: self.init(failure, "inputUnreadable", 66, language)
    case .inputOutput: self.init(failure, "inputOutputError", 74, language)
    }
  }

  private init(_ failure: ImportFailure, _ code: String, _ status: Int32, _ language: Language) {
    self.init(code: code, message: failure.message(in: language), exitStatus: status)
  }
}
