extension CatalogError {
  /// What went wrong and what to do about it, in one line.
  public func message(in language: Language) -> String {
    let name = path.map { "'\($0)'" } ?? (language == .korean ? "카탈로그" : "the catalogue")
    let text =
      switch language {
      case .english: english(name)
      case .korean: korean(name)
      }
    return detail.isEmpty ? text : "\(text) (\(detail))"
  }

  private func english(_ name: String) -> String {
    switch code {
    case .missing: "there is no catalogue at \(name); check the path"
    case .unreadable: "\(name) cannot be read; it must be a file that you may read"
    case .notACatalog:
      "\(name) is not a perfume catalogue; 'perfume import' makes one of a file, and without any the sample is used"
    case .damaged: "the catalogue \(name) is damaged; restore it from a copy or make it anew"
    case .newerVersion: "\(name) was made by a newer version of this program; update the program"
    case .locked: "\(name) is locked by another program; try again when that has finished"
    case .cannotCreate: "\(name) cannot be written; check the folder and its permissions"
    case .badInput: "\(name) holds something that cannot be read as a catalogue"
    default: "\(name) could not be read or written to the end; check the disk and the space on it"
    }
  }

  private func korean(_ name: String) -> String {
    switch code {
    case .missing: "카탈로그 파일 \(name)이(가) 없습니다. 경로를 확인하세요"
    case .unreadable: "\(name)을(를) 읽을 수 없습니다. 읽기 권한이 있는 파일이어야 합니다"
    case .notACatalog: "\(name)은(는) 향수 카탈로그가 아닙니다. 'perfume import'로 만들거나, 지정하지 않고 예제 카탈로그를 쓰세요"
    case .damaged: "카탈로그 \(name)이(가) 손상되었습니다. 사본으로 되돌리거나 새로 만드세요"
    case .newerVersion: "\(name)은(는) 더 새로운 버전의 프로그램이 만들었습니다. 프로그램을 업데이트하세요"
    case .locked: "다른 프로그램이 \(name)을(를) 잠갔습니다. 그 작업이 끝난 뒤 다시 시도하세요"
    case .cannotCreate: "\(name)에 쓸 수 없습니다. 폴더와 권한을 확인하세요"
    case .badInput: "\(name)에 카탈로그로 읽을 수 없는 내용이 있습니다"
    default: "\(name)을(를) 끝까지 읽거나 쓰지 못했습니다. 디스크와 남은 공간을 확인하세요"
    }
  }
}
