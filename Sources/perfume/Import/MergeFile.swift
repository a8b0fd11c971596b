#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

internal import Catalog
internal import CatalogImport

/// Proposals that a report holds, or a file with nothing but them: `{"proposals": [...]}`.
struct MergeFile: Decodable {
  let proposals: [MergeProposal]

  /// The rules that all proposals of some files make.
  static func rules(in paths: [String], language: Language) throws(ImportFailure) -> MergeRules {
    var proposals: [MergeProposal] = []
    for path in paths { proposals += try read(path, language).proposals }
    return MergeRules(proposals)
  }

  private static func read(_ path: String, _ language: Language) throws(ImportFailure) -> MergeFile
  {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try OpenFile.contents(of: path)
    } catch {
      throw ImportFailure(
        .noInput,
        file: path,
        reason: Text(
          english: "the proposals cannot be read (\(error)); check the path",
          korean: "제안을 읽을 수 없습니다(\(error)). 경로를 확인하세요"
        ),
        endsReading: true
      )
    }
    do {
      return try JSONDecoder().decode(MergeFile.self, from: Data(bytes))
    } catch {
      let reasons = { (language: Language) in DecodingReason(error).text(in: language) }
      throw ImportFailure(
        file: path,
        reason: Text(
          english:
            "this is no report with proposals (\(reasons(.english))); --report FILE writes one",
          korean: "제안이 든 보고서가 아닙니다(\(reasons(.korean))). --report FILE로 저장할 수 있습니다"
        ),
        endsReading: true
      )
    }
  }
}
