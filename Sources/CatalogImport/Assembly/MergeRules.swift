package import Catalog

/// Which names are one: what a person decided on the doctor's proposals.
package struct MergeRules: Sendable {
  /// Of options: the name to keep, by the search key of each that goes into it.
  private var kept: [OptionKind: [String: String]] = [:]
  /// Of perfumes: search keys of brand and name of those that are one perfume.
  private var perfumes: Set<PerfumeKey> = []

  /// What identifies a perfume to a reader.
  struct PerfumeKey: Hashable, Sendable {
    let brand: String
    let name: String

    init(brand: String, name: String) {
      self.brand = SearchKey(brand).text
      self.name = SearchKey(name).text
    }
  }

  /// Takes proposals as they are: all of them are applied.
  package init(_ proposals: [MergeProposal] = []) {
    for proposal in proposals {
      guard proposal.kind != .perfume else {
        perfumes.insert(PerfumeKey(brand: proposal.brand ?? "", name: proposal.keep))
        continue
      }
      for name in proposal.merge {
        kept[proposal.kind, default: [:]][SearchKey(name).text] = proposal.keep
      }
    }
  }

  /// The name that `name` goes into, or itself.
  func name(of kind: OptionKind, _ name: String) -> String {
    guard let kept = kept[kind] else { return name }
    var name = name
    // What one proposal keeps may go into another name by the next.
    for _ in 0..<8 {
      guard let other = kept[SearchKey(name).text], SearchKey(other) != SearchKey(name) else {
        break
      }
      name = other
    }
    return name
  }

  /// Whether perfumes of this brand and name are one.
  func areOne(brand: String, name: String) -> Bool {
    !perfumes.isEmpty && perfumes.contains(PerfumeKey(brand: brand, name: name))
  }
}

/// What can be there twice.
package enum OptionKind: String, Decodable, JSONWritable, CaseIterable, Sendable {
  case brand
  case ingredient
  case keyword
  case perfume
}

/// Names that are probably one, and which of them to keep.
package struct MergeProposal: Decodable, Hashable, Sendable {
  package let kind: OptionKind
  /// Of perfumes: the brand of all of them.
  package let brand: String?
  package let keep: String
  /// The other names; none of perfumes, which have one name.
  package let merge: [String]
  /// How many perfumes have the name to keep, then each of the others; of perfumes, how many there are.
  package let counts: [Int]

  /// Makes the value from its parts.
  package init(
    kind: OptionKind,
    brand: String? = nil,
    keep: String,
    merge: [String],
    counts: [Int]
  ) {
    self.kind = kind
    self.brand = brand
    self.keep = keep
    self.merge = merge
    self.counts = counts
  }
}

extension MergeProposal: JSONWritable {
  /// Writes what a decision is made on, in the form in which it is read.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("brand", brand)
      json.member("counts", counts)
      json.member("keep", keep)
      json.member("kind", kind)
      json.member("merge", merge)
    }
  }
}
