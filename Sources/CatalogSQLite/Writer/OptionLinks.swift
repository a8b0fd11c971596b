import Catalog

/// Which perfumes have which option of one kind, gathered while they are added.
///
/// Answers without a look into the database what would take long passes over it: how many perfumes have
/// an option, whether every option that they have is there, and which they are, option by option.
struct OptionLinks {
  /// Below this, the place of an option is looked up in an array, by its id.
  private static let smallIDs = 1 << 16

  private var placeOfSmall: [Int32] = []
  private var placeOfLarge: [Int: Int] = [:]
  private var options: [(id: Int, isThere: Bool, perfumes: PerfumeList)] = []

  /// Notes that a perfume has options, wherever those may be yet.
  mutating func add(_ perfume: Perfume.ID, _ options: [Int]) {
    for option in options {
      let place = place(option)
      self.options[place].perfumes.append(perfume)
    }
  }

  /// Notes that an option is there.
  mutating func introduce(_ option: Int) {
    let place = place(option)
    options[place].isThere = true
  }

  /// Whether perfumes have an option that is not there.
  var lacksAny: Bool { options.contains { !$0.isThere } }

  /// Each option with its perfumes, by id.
  var byID: [(id: Int, perfumes: PerfumeList)] {
    options.sorted { $0.id < $1.id }.map { ($0.id, $0.perfumes) }
  }

  /// The perfumes that have an option.
  subscript(option: Int) -> PerfumeList {
    knownPlace(option).map { options[$0].perfumes } ?? PerfumeList()
  }

  private func knownPlace(_ id: Int) -> Int? {
    guard (0..<Self.smallIDs).contains(id) else { return placeOfLarge[id] }
    guard !placeOfSmall.isEmpty, placeOfSmall[id] >= 0 else { return nil }
    return Int(placeOfSmall[id])
  }

  private mutating func place(_ id: Int) -> Int {
    if let place = knownPlace(id) { return place }
    let place = options.count
    options.append((id, false, PerfumeList()))
    if (0..<Self.smallIDs).contains(id) {
      if placeOfSmall.isEmpty { placeOfSmall = [Int32](repeating: -1, count: Self.smallIDs) }
      placeOfSmall[id] = Int32(place)
    } else {
      placeOfLarge[id] = place
    }
    return place
  }
}
