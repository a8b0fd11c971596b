import Catalog
import Testing

@Suite("Ids that stay")
struct IdentityTests {
  @Test("Every kind counts for itself, from one, and never gives an id that is kept")
  func nextIDs() {
    var next = NextIDs()
    #expect(CatalogKind.allCases.map { next[$0] } == [1, 1, 1, 1, 1])
    next.keep(1, .perfume)
    next.keep(7, .brand)
    next.keep(4, .brand)
    #expect(CatalogKind.allCases.map { next[$0] } == [1, 1, 8, 1, 2])
  }

  @Test("Ids end where numbers in JSON stop being exact")
  func limit() {
    var next = NextIDs()
    next.keep(.max, .keyword)
    #expect(next[.keyword] == NextIDs.limit && Double(NextIDs.limit) + 1 == Double(NextIDs.limit))
  }

  @Test("Of several perfumes of one name the likest by its facts is found")
  func facts() throws {
    var known = KnownPerfumes()
    let add = { (id: Int, facts: PerfumeFacts) in
      known.add(id, brand: 1, nameKey: "rose", facts: facts)
    }
    add(1, PerfumeFacts(year: 1999, gender: .women, concentration: "Eau de Parfum"))
    add(2, PerfumeFacts(year: 1999, gender: .men, concentration: "Eau de Parfum"))
    add(3, PerfumeFacts(year: 2005, concentration: "Extrait"))
    add(4, PerfumeFacts())
    let asked = [
      (PerfumeFacts(year: 1999, gender: .men, concentration: "EAU DE PARFUM"), 2, 0, true),
      (PerfumeFacts(year: 2005), 3, 0, false),
      (PerfumeFacts(year: 2021, gender: .women, concentration: "Eau de Parfum"), 4, 0, false),
      (PerfumeFacts(year: 2021, gender: .women, concentration: "Eau de Parfum"), 1, 1, false),
    ]
    for (facts, id, conflicts, isSame) in asked {
      let match = try #require(known.match(brand: 1, nameKey: "rose", facts: facts))
      #expect(match.difference.conflicts == conflicts && match.difference.isNone == isSame)
      #expect(match.isOnly == (known.left.count == 1))
      #expect(known.take(match) == id)
    }
  }

  @Test("A perfume is found by its brand and name, and only once")
  func knownPerfumes() {
    var known = KnownPerfumes()
    known.add(5, brand: 1, nameKey: "rose")
    known.add(9, brand: 1, nameKey: "rose")
    known.add(6, brand: 2, nameKey: "rose")
    known.add(7, brand: 1, nameKey: "장미")
    #expect(known.take(brand: 1, nameKey: "ros") == nil)
    #expect(known.take(brand: 3, nameKey: "rose") == nil)
    #expect(known.take(brand: 1, nameKey: "rose") == 5)
    #expect(known.left == [9, 6, 7])
    #expect(known.take(brand: 1, nameKey: "rose") == 9)
    #expect(known.take(brand: 1, nameKey: "rose") == nil)
    #expect(known.take(brand: 1, nameKey: "장미") == 7)
    #expect(known.left == [6] && known.count == 4)
    #expect(KnownPerfumes().left.isEmpty)
  }

  @Test("Many perfumes are found while more are added, those of one name in their order")
  func manyPerfumes() {
    var known = KnownPerfumes()
    for id in 1...3_000 { known.add(id, brand: id % 10, nameKey: "name \(id / 10 % 100)") }
    for id in 1...1_500 {
      #expect(known.take(brand: id % 10, nameKey: "name \(id / 10 % 100)") == id)
    }
    for id in 3_001...9_000 { known.add(id, brand: 0, nameKey: "same") }
    #expect(known.left == Array(1_501...9_000))
    for id in 3_001...9_000 { #expect(known.take(brand: 0, nameKey: "same") == id) }
    #expect(known.left == Array(1_501...3_000))
  }
}

extension KnownPerfumes {
  fileprivate mutating func take(brand: Brand.ID, nameKey: String) -> Perfume.ID? {
    match(brand: brand, nameKey: nameKey, facts: PerfumeFacts()).map { take($0) }
  }
}
