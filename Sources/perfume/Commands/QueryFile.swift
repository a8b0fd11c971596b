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
        case .english: "the query cannot be read from \(name): \(error); check the path"
        case .korean: "질의를 읽을 수 없습니다: \(name), \(error). 경로를 확인하세요"
        }
      throw CommandFailure(code: "queryUnreadable", message: message, exitStatus: 66)
    }
    do {
      try checkFields(bytes)
      return try JSONDecoder().decode(PerfumeSearch.self, from: Data(bytes))
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw unusable(DecodingReason(error).text(in: language))
    }
  }

  /// Refuses a document of another kind: every field of a query may be absent, so it would be taken
  /// for one that asks for nothing.
  private func checkFields(_ bytes: [UInt8]) throws {
    let known = try JSONDecoder().decode(
      [String: JSONValue].self,
      from: Data(PerfumeSearch(text: "").json())
    )
    let given = try JSONDecoder().decode([String: JSONValue].self, from: Data(bytes))
    guard let unknown = given.keys.sorted().first(where: { known[$0] == nil }) else { return }
    let name = "'\(unknown.printable.truncated(to: 60))'"
    throw unusable(language == .korean ? "알 수 없는 필드 \(name)" : "unknown field \(name)")
  }

  private func unusable(_ reason: String) -> CommandFailure {
    let message =
      switch language {
      case .english: "\(name) is not a query (\(reason)); 'perfume search --query' prints one"
      case .korean: "질의가 아닙니다: \(name) (\(reason)). 'perfume search --query'로 출력할 수 있습니다"
      }
    return CommandFailure(code: "badQuery", message: message, exitStatus: 65)
  }

  private var name: String {
    guard path == "-" else { return "'\(path)'" }
    return language == .korean ? "표준 입력" : "standard input"
  }
}
