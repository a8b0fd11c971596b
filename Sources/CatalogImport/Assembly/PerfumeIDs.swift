/// Ids of perfumes that stay from one import to the next: matched by brand and name, those of one brand and
/// name by their order.
///
/// Costs some 40 bytes a perfume; names are not kept.
package struct PerfumeIDs: Sendable {
  private struct Key: Hashable {
    let high: Int
    let low: Int

    /// 128 bits that stand for a brand, a name and a number: that two of a million perfumes share them is
    /// less likely than that the memory errs.
    init(brandID: Int, nameKey: String, occurrence: Int) {
      var first = Hasher()
      first.combine(0)
      var second = Hasher()
      second.combine(1)
      for part in [brandID, occurrence] {
        first.combine(part)
        second.combine(part)
      }
      first.combine(nameKey)
      second.combine(nameKey)
      high = first.finalize()
      low = second.finalize()
    }
  }

  private struct Value {
    var id: Int
    /// How many of the brand and name were met; kept with the first of them.
    var met: Int32 = 0
    /// How many the catalogue that is replaced has of them; kept with the first.
    var kept: Int32 = 0
  }

  private var values: [Key: Value] = [:]
  /// The id that the next new perfume is given.
  package private(set) var nextID: Int

  /// Starts without perfumes.
  package init(nextID: Int = 1) { self.nextID = nextID }

  /// Makes known a perfume of the catalogue that is replaced; those of one brand and name in the order of
  /// their ids.
  package mutating func remember(id: Int, brandID: Int, nameKey: String) {
    let firstKey = Key(brandID: brandID, nameKey: nameKey, occurrence: 0)
    let occurrence = Int(values[firstKey]?.kept ?? 0)
    if occurrence == 0 {
      values[firstKey] = Value(id: id, kept: 1)
    } else {
      values[firstKey]?.kept += 1
      values[Key(brandID: brandID, nameKey: nameKey, occurrence: occurrence)] = Value(id: id)
    }
    nextID = max(nextID, id + 1)
  }

  /// The id of the next perfume of a brand and name, and how many were before it.
  mutating func next(brandID: Int, nameKey: String) -> (id: Int, occurrence: Int) {
    let firstKey = Key(brandID: brandID, nameKey: nameKey, occurrence: 0)
    let occurrence = Int(values[firstKey]?.met ?? 0)
    let key = occurrence == 0 ? firstKey : Key(brandID: brandID, nameKey: nameKey, occurrence: occurrence)
    let id = values[key]?.id ?? nextID
    if id == nextID { nextID += 1 }
    // Only the first of a name has to be found again, to say how many there were.
    if occurrence == 0 {
      values[firstKey, default: Value(id: id)].met = 1
    } else {
      values[firstKey]?.met += 1
    }
    return (id, occurrence)
  }
}
