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
