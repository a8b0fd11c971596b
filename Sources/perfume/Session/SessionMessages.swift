internal import Catalog

extension SessionError {
  /// What went wrong and what to do about it, in one line.
  func message(in language: Language) -> String {
    let text =
      switch language {
      case .english: english
      case .korean: korean
      }
    return detail.isEmpty ? text : "\(text) (\(detail))"
  }

  private var english: String {
    guard let path = path.map({ "'\($0)'" }) else {
      return "there is no place to save the selection; "
        + "give --session FILE or set PERFUME_SESSION, XDG_STATE_HOME or HOME"
    }
    return switch code {
    case .unreadable: "the session \(path) cannot be read; it must be a file that you may read"
    case .damaged: "the session \(path) is damaged and cannot be set aside; move it away"
    case .newerVersion:
      "the session \(path) was saved by a newer version of this program; update the program, or move the file away"
    case .locked:
      "the session \(path) is in use by another program; try again when that has finished"
    case .cannotCreate: "the session \(path) cannot be saved; check the folder and its permissions"
    default: "the session \(path) could not be read or saved to the end; check the disk"
    }
  }

  private var korean: String {
    guard let path = path.map({ "'\($0)'" }) else {
      return "선택을 저장할 곳이 없습니다. "
        + "--session FILE을 지정하거나 PERFUME_SESSION, XDG_STATE_HOME, HOME 중 하나를 설정하세요"
    }
    return switch code {
    case .unreadable: "세션 \(path)을(를) 읽을 수 없습니다. 읽기 권한이 있는 파일이어야 합니다"
    case .damaged: "세션 \(path)이(가) 손상되었고 따로 보관할 수도 없습니다. 파일을 다른 곳으로 옮기세요"
    case .newerVersion: "세션 \(path)은(는) 더 새로운 버전의 프로그램이 저장했습니다. 프로그램을 업데이트하거나 파일을 다른 곳으로 옮기세요"
    case .locked: "다른 프로그램이 세션 \(path)을(를) 사용하고 있습니다. 그 작업이 끝난 뒤 다시 시도하세요"
    case .cannotCreate: "세션 \(path)을(를) 저장할 수 없습니다. 폴더와 권한을 확인하세요"
    default: "세션 \(path)을(를) 끝까지 읽거나 저장하지 못했습니다. 디스크를 확인하세요"
    }
  }
}

/// Tells that a damaged session was put under another name and an empty one takes its place.
struct SessionWarning: Hashable, Sendable {
  /// Where it was.
  let path: String
  /// Where it is now.
  let setAside: String
  /// What is wrong with it.
  let reason: String

  /// What happened, in one line.
  func message(in language: Language) -> String {
    switch language {
    case .english:
      "the session '\(path)' is damaged (\(reason)); it is kept as '\(setAside)', "
        + "and nothing is selected now"
    case .korean:
      "세션 '\(path)'이(가) 손상되어 (\(reason)) '\(setAside)'(으)로 옮겨 두었습니다. "
        + "지금은 선택된 것이 없습니다"
    }
  }
}
