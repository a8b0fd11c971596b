internal import Catalog
private import Synchronization

/// Answers that were given before, for whoever asks the same of the same catalogue.
///
/// Holds so many bytes at most: what was not asked for lately goes.
final class KeptAnswers: Sendable {
  /// All that an answer depends on.
  struct Key: Hashable {
    let digest: String
    let target: [UInt8]
    let coding: ContentCoding
    let language: Language
    let origin: String?
  }

  private struct Entries {
    var young: [Key: KeptAnswer] = [:]
    var old: [Key: KeptAnswer] = [:]
    /// Of the young ones, in bytes.
    var size = 0
  }

  /// What one generation may hold, in bytes.
  private let limit: Int
  private let entries = Mutex(Entries())

  init(limit: Int = 32 << 20) { self.limit = limit }

  subscript(key: Key) -> KeptAnswer? {
    entries.withLock { entries in
      if let answer = entries.young[key] { return answer }
      guard let answer = entries.old.removeValue(forKey: key) else { return nil }
      add(answer, key, to: &entries)
      return answer
    }
  }

  func keep(_ answer: KeptAnswer, for key: Key) {
    guard answer.weight <= limit / 16 else { return }
    entries.withLock { add(answer, key, to: &$0) }
  }

  private func add(_ answer: KeptAnswer, _ key: Key, to entries: inout Entries) {
    if entries.size >= limit {
      entries.old = entries.young
      entries.young = [:]
      entries.size = 0
    }
    entries.young[key] = answer
    entries.size += answer.weight
  }
}

/// An answer that may be given again.
struct KeptAnswer: Sendable {
  let route: Route
  private let tag: EntityTag
  private let whole: HTTPResponse
  private let unchanged: HTTPResponse

  /// None for an answer that goes to nobody else.
  init?(_ response: HTTPResponse, of route: Route?) {
    guard let route, response.status == .ok, let tag = response.tag else { return nil }
    self.route = route
    self.tag = tag
    var whole = response
    whole.sent = SentForm()
    var unchanged = HTTPResponse(.notModified)
    unchanged.headers = response.headers.filter { !Self.ofBodies.contains($0.name) }
    unchanged.sent = SentForm()
    (self.whole, self.unchanged) = (whole, unchanged)
  }

  /// The headers that say something of a body.
  private static let ofBodies = ["Content-Type", "Content-Encoding", "Content-Language", "Link"]

  /// The answer to whoever has those that `condition` lists.
  func response(ifNoneMatch condition: String?) -> HTTPResponse {
    guard let condition, tag.isListed(in: condition) || EntityTag.isAny(condition) else {
      return whole
    }
    return unchanged
  }

  /// About how many bytes it takes up, with its headers.
  fileprivate var weight: Int { whole.body.count + 4_096 }
}
