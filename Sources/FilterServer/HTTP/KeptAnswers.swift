internal import Catalog
private import Synchronization

/// Answers that were given before, for whoever asks the same of the same catalogue.
///
/// Holds so many bytes at most: what was not asked for the longest time goes.
final class KeptAnswers: Sendable {
  /// All that an answer depends on.
  struct Key: Hashable {
    let digest: String
    let target: [UInt8]
    let coding: ContentCoding
    let language: Language
    let origin: String?

    func hash(into hasher: inout Hasher) {
      // Nearly always this alone tells them apart; all at once, since bytes one by one take ten times as long.
      unsafe target.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
  }

  fileprivate struct Entries {
    var answers: [Key: (answer: KeptAnswer, asked: Int)] = [:]
    /// Of all, in bytes.
    var size = 0
    /// How often anything was asked for.
    var clock = 0
  }

  /// What may be held, in bytes.
  private let limit: Int
  private let entries = Mutex(Entries())

  init(limit: Int = 64 << 20) { self.limit = limit }

  subscript(key: Key) -> KeptAnswer? {
    entries.withLock { entries in
      guard let place = entries.answers.index(forKey: key) else { return nil }
      entries.clock += 1
      entries.answers.values[place].asked = entries.clock
      return entries.answers.values[place].answer
    }
  }

  func keep(_ answer: KeptAnswer, for key: Key) {
    guard answer.weight <= limit / 16 else { return }
    entries.withLock { entries in
      entries.clock += 1
      let old = entries.answers.updateValue((answer, entries.clock), forKey: key)
      entries.size += answer.weight - (old?.answer.weight ?? 0)
      if entries.size > limit { entries.dropOldest(to: limit / 8 * 7) }
    }
  }
}

extension KeptAnswers.Entries {
  /// Makes room for many at once, since to find the oldest is to look at all.
  fileprivate mutating func dropOldest(to size: Int) {
    for (key, entry) in answers.sorted(by: { $0.value.asked < $1.value.asked }) {
      guard self.size > size else { return }
      answers.removeValue(forKey: key)
      self.size -= entry.answer.weight
    }
  }
}

/// An answer that may be given again.
final class KeptAnswer: Sendable {
  let route: Route
  private let tag: EntityTag
  /// None when only those have asked who had it.
  private let whole: HTTPResponse?
  private let unchanged: HTTPResponse

  /// None for an answer that goes to nobody else.
  init?(_ response: HTTPResponse, of route: Route?) {
    guard let route, [.ok, .notModified].contains(response.status), let tag = response.tag else {
      return nil
    }
    self.route = route
    self.tag = tag
    var whole = response
    whole.sent = SentForm()
    var unchanged = HTTPResponse(.notModified)
    unchanged.headers = response.headers.filter { !Self.ofBodies.contains($0.name) }
    unchanged.sent = SentForm()
    self.whole = response.status == .ok ? whole : nil
    self.unchanged = unchanged
  }

  /// The headers that say something of a body.
  private static let ofBodies = ["Content-Type", "Content-Encoding", "Content-Language", "Link"]

  /// The answer to whoever has those that `condition` lists; none when it has to be made.
  func response(ifNoneMatch condition: String?) -> HTTPResponse? {
    guard let condition, tag.isListed(in: condition) || EntityTag.isAny(condition) else {
      return whole
    }
    return unchanged
  }

  /// About how many bytes it takes up, with its headers.
  fileprivate var weight: Int { (whole?.body.count ?? 0) + 4_096 }
}
