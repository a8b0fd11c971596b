#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

internal import Catalog

/// A `PerfumeSearch` as `search --query` printed it; `-` is standard input.
struct QueryFile {
  let path: String
  let language: Language

  /// Reads it whole; a file that is missing, or is no query, is a failure that names it.
  func read() throws(CommandFailure) -> PerfumeSearch {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try OpenFile.contents(of: path)
    } catch {
      let message =
        switch language {
        case .english: "the query \(name) cannot be read: \(error); check the path"
        case .korean: "질의 \(name)을(를) 읽을 수 없습니다: \(error). 경로를 확인하세요"
        }
      throw CommandFailure(code: "queryUnreadable", message: message, exitStatus: 66)
    }
    do {
      return try JSONDecoder().decode(PerfumeSearch.self, from: Data(bytes))
    } catch {
      let message =
        switch language {
        case .english:
          "\(name) is no query: \(DecodingReason(error)); print one with 'perfume search --query'"
        case .korean:
          "\(name)은(는) 질의가 아닙니다: \(DecodingReason(error)). "
            + "'perfume search --query'로 출력할 수 있습니다"
        }
      throw CommandFailure(code: "badQuery", message: message, exitStatus: 65)
    }
  }

  private var name: String {
    guard path == "-" else { return "'\(path)'" }
    return language == .korean ? "표준 입력" : "on standard input"
  }
}
