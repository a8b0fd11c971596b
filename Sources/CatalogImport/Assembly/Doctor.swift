import Catalog

/// Finds options that are probably one under two names.
enum Doctor {
  /// Proposals for options of one kind, those with most perfumes first.
  ///
  /// Suspected are names that differ by a letter, an accent, "and" in its forms, spaces or a legal form.
  /// Costs about the number of letters of all names.
  ///
  /// `knownName` gives what a table calls an option: what it calls alike is one, what it knows as two are two.
  static func proposals(
    for entries: [OptionBook.Entry],
    kind: OptionKind,
    knownName: (String) -> String? = { _ in nil }
  ) -> [MergeProposal] {
    let known = entries.map { knownName($0.name).map { SearchKey($0).text } }
    let skeletons = entries.indices.map { index in
      known[index].map { skeleton($0, kind) } ?? skeleton(entries[index].name, kind)
    }
    let groups = Dictionary(grouping: entries.indices.filter { !skeletons[$0].isEmpty }) {
      skeletons[$0]
    }.values
      .map {
        $0.sorted { (entries[$1].count, entries[$0].id) < (entries[$0].count, entries[$1].id) }
      }
    var sets = groups.filter { $0.count > 1 }
    let heads = groups.map { $0[0] }
    for (left, right) in neighbours(heads.map { skeletons[$0] })
    where known[heads[left]] == nil || known[heads[right]] == nil {
      sets.append(
        [heads[left], heads[right]].sorted {
          (entries[$1].count, entries[$0].id) < (entries[$0].count, entries[$1].id)
        }
      )
    }
    return sets.map { set in
      MergeProposal(
        kind: kind,
        keep: entries[set[0]].name,
        merge: set.dropFirst().map { entries[$0].name },
        counts: set.map { entries[$0].count }
      )
    }
    .sorted {
      ($1.counts.reduce(0, +), $0.keep, $0.merge.first ?? "") < (
        $0.counts.reduce(0, +), $1.keep, $1.merge.first ?? ""
      )
    }
  }

  /// A name without what spellings of one name differ by.
  private static func skeleton(_ name: String, _ kind: OptionKind) -> String {
    let key = SearchKey(name).text
    let words = key.replacing("&", with: " & ").split { !$0.isLetter && !$0.isNumber && $0 != "&" }
      .map(String.init)
    let telling = words.filter {
      !joining.contains($0) && !(kind == .brand && legalForms.contains($0))
    }
    // Word order: "Musk White" beside "White Musk".
    let ordered = kind == .brand ? telling : telling.sorted()
    return ordered.joined()
  }

  private static let joining: Set<String> = ["&", "and", "et", "und", "e", "y", "앤", "와", "과", "및"]
  private static let legalForms: Set<String> = [
    "inc", "ltd", "llc", "co", "corp", "gmbh", "ag", "sa", "sas", "srl", "spa", "bv", "plc",
    "limited", "company", "parfum", "parfums", "perfume",
    "perfumes", "perfumery", "fragrance", "fragrances", "parfumerie", "parfumeur", "profumi",
    "주식회사", "주", "유한회사", "㈜",
  ]

  /// Pairs that one letter put in, left out, changed or swapped tells apart.
  ///
  /// Of five letters at least. A digit is no slip: "No 4" is not "No 5". Nor is an ideograph, a word.
  private static func neighbours(_ names: [String]) -> [(Int, Int)] {
    var byDeletion: [String: [Int]] = [:]
    for (index, name) in names.enumerated()
    where name.count >= 5 && name.count <= 40 && !hasIdeographs(name) {
      byDeletion[name, default: []].append(index)
      var without = Set<String>()
      for position in name.indices {
        var shorter = name
        shorter.remove(at: position)
        without.insert(shorter)
      }
      for shorter in without { byDeletion[shorter, default: []].append(index) }
    }
    var pairs = Set<[Int]>()
    for indices in byDeletion.values where indices.count > 1 && indices.count < 50 {
      for (place, left) in indices.enumerated() {
        for right in indices[(place + 1)...] where left != right {
          pairs.insert([min(left, right), max(left, right)])
        }
      }
    }
    return pairs.filter { pair in
      let left = names[pair[0]]
      let right = names[pair[1]]
      return left.filter(\.isNumber) == right.filter(\.isNumber)
        && EditDistance.between(left, right) == 1
    }.map { ($0[0], $0[1]) }
  }

  private static func hasIdeographs(_ name: String) -> Bool {
    name.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) }
  }
}
