public import Catalog
internal import SearchFilter

/// What is wrong with one parameter of an address.
public struct FilterAddressError: Error, Hashable, Sendable {
  /// A kind of mistake.
  public enum Reason: Hashable, Sendable {
    /// No parameter has this name.
    case unknownParameter
    /// Given twice, though there can be only one.
    case repeated
    /// Not a whole number in the range.
    case badNumber(ClosedRange<Int>)
    /// None of the words that there are.
    case badChoice([String])
    /// More characters than are looked for.
    case textTooLong(limit: Int)
    /// More options of a category than may be selected at once.
    case limitReached(Category, limit: Int)
    /// An option that the catalogue does not have.
    case unknownOption(Category, nearest: [String])
    /// A name that several options could be meant by.
    case ambiguousOption(Category, candidates: [String])
  }

  /// The name of the parameter, as it was given.
  public let parameter: String
  /// The value, as it was given.
  public let value: String
  /// What is wrong with it.
  public let reason: Reason

  /// Makes the value from its parts, unchecked.
  public init(_ parameter: String, _ value: String, _ reason: Reason) {
    self.parameter = parameter
    self.value = value
    self.reason = reason
  }

  /// The stable name of the mistake for programs.
  public var code: String {
    switch reason {
    case .unknownParameter: "unknownParameter"
    case .repeated: "repeatedParameter"
    case .badNumber: "badNumber"
    case .badChoice: "badChoice"
    case .textTooLong: "textTooLong"
    case .limitReached: "limitReached"
    case .unknownOption: "unknownName"
    case .ambiguousOption: "ambiguousName"
    }
  }

  /// What is wrong and what to do, in one line.
  public func message(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  private var english: String {
    switch reason {
    case .unknownParameter: "there is no parameter '\(parameter)'"
    case .repeated: "'\(parameter)' can be given only once"
    case .badNumber(let range): "'\(parameter)' must be a number \(Self.english(range))"
    case .badChoice(let words): "'\(parameter)' must be one of \(words.joined(separator: ", "))"
    case .textTooLong(let limit): FilterRefusal.textTooLong(limit: limit).message(in: .english)
    case .limitReached(let category, let limit):
      FilterRefusal.limitReached(category, limit: limit).message(in: .english)
    case .unknownOption(let category, let nearest):
      "there is no \(category.optionName(in: .english)) '\(value)'"
        + (nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: ", "))?")
    case .ambiguousOption(_, let candidates):
      "'\(value)' can be any of \(candidates.joined(separator: ", ")); give the whole name, or #id"
    }
  }

  private var korean: String {
    switch reason {
    case .unknownParameter: "'\(parameter)'(이)라는 매개변수는 없습니다"
    case .repeated: "'\(parameter)'은(는) 한 번만 쓸 수 있습니다"
    case .badNumber(let range): "'\(parameter)'은(는) \(Self.korean(range)) 숫자여야 합니다"
    case .badChoice(let words): "'\(parameter)'은(는) \(words.joined(separator: ", ")) 중 하나여야 합니다"
    case .textTooLong(let limit): FilterRefusal.textTooLong(limit: limit).message(in: .korean)
    case .limitReached(let category, let limit):
      FilterRefusal.limitReached(category, limit: limit).message(in: .korean)
    case .unknownOption(let category, let nearest):
      "'\(value)'에 해당하는 \(category.optionName(in: .korean))가 없습니다."
        + (nearest.isEmpty ? "" : " 혹시 \(nearest.joined(separator: ", "))인가요?")
    case .ambiguousOption(_, let candidates):
      "'\(value)'에 해당하는 것이 여럿입니다: \(candidates.joined(separator: ", ")). 이름 전체나 #번호를 쓰세요"
    }
  }

  private static func english(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
  }

  private static func korean(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max
      ? "\(range.lowerBound) 이상의" : "\(range.lowerBound)부터 \(range.upperBound)까지의"
  }
}
