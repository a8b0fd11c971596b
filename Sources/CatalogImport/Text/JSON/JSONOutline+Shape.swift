extension JSONOutline {
  /// The list that most likely holds the records: going by its name, then by how many objects there are
  /// in lists of that name, then by how many members those have.
  var mainList: List? {
    let counts = Dictionary(grouping: lists) { $0.path.last }.mapValues { lists in
      lists.reduce(0) { $0 + $1.count }
    }
    func rank(_ list: List) -> (Int, Int, Int) {
      (isCalledRecords(list.path) ? 1 : 0, counts[list.path.last] ?? 0, list.names.count)
    }
    return lists.max { rank($0) < rank($1) }
  }

  /// Whether the whole is there for the list's sake, and is not itself a record or several that have
  /// such lists.
  func isWrapper(of list: List, despiteColumns isSure: Bool) -> Bool {
    if isCalledRecords(list.path) { return true }
    if isSure { return false }
    return list.path.count == 1 ? !isCalledByName : list.names.count > list.plainSiblings
  }

  /// Whether the whole is there for the sake of a list of records that holds none.
  var isOfEmptyList: Bool {
    lists.isEmpty && plainLists.isEmpty && !isCalledByName && keyedPath == nil
      && emptyLists.contains(where: isCalledRecords)
  }

  /// Whether each member is a column of a table.
  var holdsColumns: Bool {
    guard let whole = objects.first, whole.count > 0, whole.plain == 0 else { return false }
    if whole.lists == whole.count {
      return !plainLists.isEmpty || !lists.contains { $0.path.count == 1 }
    }
    return whole.objects == whole.count
      && objects.filter { $0.path.count == 1 }.allSatisfy { $0.isNumbered && $0.count > 0 }
  }

  /// The names that lead to an object of which each member is an object, and a record.
  var keyedPath: [String]? {
    guard var place = objects.first, place.plain == 0 || !isCalledByName else { return nil }
    while let only = onlyObject(in: place), only.count > 0, only.objects == only.count,
      only.count > 1 || isCalledRecords(only.path)
    {
      place = only
    }
    return place.count > 0 && place.objects == place.count ? place.path : nil
  }

  /// What to call the column of the names: "key", or "_key" where the records have a member "key".
  func keyColumn(_ path: [String]) -> String {
    let records = objects.filter { $0.path.count == path.count + 1 && $0.path.starts(with: path) }
    return records.contains(where: \.hasKey) ? "_key" : "key"
  }

  private func onlyObject(in place: Object) -> Object? {
    guard place.objects == 1, place.lists == 0 else { return nil }
    return objects.first {
      $0.path.count == place.path.count + 1 && $0.path.starts(with: place.path)
    }
  }

  /// Whether the whole has a name of its own.
  private var isCalledByName: Bool { textNames.contains(where: MemberName.isOfName) }

  private func isCalledRecords(_ path: [String]) -> Bool {
    path.last.map(MemberName.isOfRecords) ?? false
  }
}
