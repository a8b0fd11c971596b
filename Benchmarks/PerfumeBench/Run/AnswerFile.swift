import Foundation

/// Answers that something else has found, one a line, in the order of the selections.
struct AnswerFile {
  let answers: [Answer]

  init(path: String) throws {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    answers = try lines.enumerated().map { number, line in
      guard let answer = Answer(line: line) else {
        throw BenchFailure("\(path), line \(number + 1): no answer")
      }
      return answer
    }
  }
}
