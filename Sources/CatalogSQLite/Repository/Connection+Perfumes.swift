import Catalog

extension Connection {
  /// The perfumes with these ids, in that order; one that does not exist is left out.
  ///
  /// One small prepared statement for each, so the cost is in proportion and no list is too long.
  func perfumes(ids: [Perfume.ID]) throws(CatalogError) -> [Perfume] {
    let assembly = PerfumeAssembly(self, known: knownOptions)
    var perfumes: [Perfume] = []
    perfumes.reserveCapacity(ids.count)
    for id in ids {
      let row = try statement(
        SQL("SELECT \(PerfumeAssembly.columns) FROM perfumes WHERE id = ?", [.integer(id)])
      )
      guard try row.step() else { continue }
      defer { row.reset() }
      perfumes.append(try assembly.perfume(row))
    }
    return perfumes
  }
}
