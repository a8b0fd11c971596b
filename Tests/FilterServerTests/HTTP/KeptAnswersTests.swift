import Catalog
import Testing

@testable import FilterServer

@Suite("Answers that are kept")
struct KeptAnswersTests {
  /// Has room for sixteen answers without a body.
  private let answers = KeptAnswers(limit: 16 * 4_096)

  private func key(_ number: Int) -> KeptAnswers.Key {
    KeptAnswers.Key(
      digest: "",
      target: Array("/?offset=\(number)".utf8),
      coding: .identity,
      language: .english,
      origin: nil
    )
  }

  private func answer(_ status: HTTPStatus = .ok, body: [UInt8] = []) throws -> KeptAnswer {
    var response = HTTPResponse(status, body: body)
    response.tag = EntityTag("1")
    return try #require(KeptAnswer(response, of: .perfumes))
  }

  @Test("What was not asked for the longest time goes first")
  func oldest() throws {
    for number in 1...16 { answers.keep(try answer(), for: key(number)) }
    #expect(answers[key(1)] != nil)
    answers.keep(try answer(), for: key(17))
    #expect(answers[key(1)] != nil)
    #expect(answers[key(17)] != nil)
    #expect((2...4).allSatisfy { answers[key($0)] == nil })
    #expect((5...16).allSatisfy { answers[key($0)] != nil })
  }

  @Test("The same answer takes up its room once, and a large one none")
  func room() throws {
    for _ in 1...40 { answers.keep(try answer(), for: key(1)) }
    for number in 2...16 { answers.keep(try answer(), for: key(number)) }
    answers.keep(try answer(body: [0]), for: key(17))
    #expect((1...16).allSatisfy { answers[key($0)] != nil })
    #expect(answers[key(17)] == nil)
  }

  @Test("Where only those asked who had it, it is made for whoever has not")
  func unchanged() throws {
    let kept = try answer(.notModified)
    let tag = EntityTag("1").text
    #expect(kept.response(ifNoneMatch: tag)?.status == .notModified)
    #expect(kept.response(ifNoneMatch: nil) == nil)
    #expect(try answer().response(ifNoneMatch: tag)?.status == .notModified)
    #expect(try answer().response(ifNoneMatch: nil)?.status == .ok)
  }
}
