internal import Catalog
internal import CatalogSQLite

/// `perfume check`: whether a catalogue is as it was written, and agrees with itself.
enum CheckCommand: Command {
  static let catalog = CommandArgument.required(
    Text(english: "the catalogue", korean: "카탈로그"),
    .catalogue,
    Text(english: "The catalogue to read whole.", korean: "끝까지 읽어 볼 카탈로그.")
  )

  static let description = CommandDescription(
    "check",
    summary: Text(
      english: "Verify a catalogue whole, and say what is wrong.",
      korean: "카탈로그 전체를 확인하고 문제를 알려 줍니다."
    ),
    discussion: [
      Text(
        english: """
          Reads every page: their checksums, the structure of the database, what rows refer to, what \
          the tables keep twice, and the search index against the tables. Ends with status 65 when \
          something is wrong.
          """,
        korean: """
          모든 페이지를 읽어 체크섬, 데이터베이스 구조, 행 사이의 참조, 표에 두 번 적힌 값, 검색 색인을 \
          확인합니다. 문제가 있으면 상태 65로 끝납니다.
          """
      )
    ],
    examples: [
      Definition(
        term: "perfume check shop.perfume",
        meaning: Text(
          english: "Before a copy of a catalogue is published.",
          korean: "카탈로그 사본을 배포하기 전에 확인합니다."
        )
      )
    ],
    arguments: [catalog]
  )

  static func run(_ call: CommandCall) throws(CommandFailure) {
    let path = call.arguments[catalog]
    let check: CatalogCheck
    do throws(CatalogError) {
      check = try CatalogCheck(path: path)
    } catch {
      throw CommandFailure(error, in: call.language)
    }
    let screen = CheckScreen(path: path, check: check, language: call.language)
    if call.isJSON {
      try call.write(document: CheckDocument(path: path, check: check))
    } else {
      try call.write { _, style in screen.lines(style) }
    }
    if check.problems.isEmpty && !check.hasSearchIndex {
      call.warn(CommandCall.lacksIndex(path)[call.language])
    }
    guard check.problems.isEmpty else {
      let error = CatalogError(.damaged, path: path, detail: screen.problemCount)
      throw CommandFailure(error, in: call.language)
    }
  }
}

/// What a check found, for programs.
private struct CheckDocument: JSONWritable {
  struct Problem: JSONWritable {
    let problem: CatalogCheck.Problem

    func write(to json: inout JSONWriter) {
      json.object { json in
        json.member("detail", problem.detail)
        json.member("place", problem.place.rawValue)
      }
    }
  }

  let path: String
  let check: CatalogCheck

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("catalogue", path)
      json.member("changed", check.isChanged)
      json.member("perfumes", check.perfumes)
      json.member("problems", check.problems.map(Problem.init))
      json.member("searchIndex", check.hasSearchIndex)
    }
  }
}
