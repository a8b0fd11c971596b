package import Catalog

/// How a text turned out to hold its records.
package enum TextFormat: Hashable, Sendable {
  /// A row on each line, with a sign between the cells.
  case delimited(Delimiter)
  /// A list of objects.
  case jsonList
  /// Objects that follow each other, as a rule one on each line.
  case jsonLines
  /// Lists of cells, of which the first names the columns.
  case jsonTable
  /// An object of columns.
  case jsonColumns
  /// An object whose members are the records; their names are in a column of their own, which is called
  /// "key", or "_key" where the records have a member "key".
  case jsonKeyed
  /// Lists of objects within an object: what the main one is called.
  case jsonNested(String)
  /// Lists of objects by a name that says something of those in it, which is in a column of its own.
  case jsonLists
  /// One object, which is the only record.
  case jsonObject

  /// For people: "CSV with semicolons".
  package var name: Text {
    switch self {
    case .delimited(let delimiter):
      Text(
        english: "text with \(delimiter.name.english) between the cells",
        korean: "텍스트(칸 구분: \(delimiter.name.korean))"
      )
    case .jsonList: Text(english: "JSON, a list of objects", korean: "JSON 객체 배열")
    case .jsonLines: Text(english: "JSON, an object on each line", korean: "JSON Lines(줄마다 객체 하나)")
    case .jsonTable: Text(english: "JSON, a list of rows", korean: "JSON 행 배열")
    case .jsonColumns: Text(english: "JSON, an object of columns", korean: "JSON 열 객체")
    case .jsonKeyed: Text(english: "JSON, objects by name", korean: "이름별 JSON 객체")
    case .jsonNested(let name):
      Text(english: "JSON, the objects in '\(name)'", korean: "JSON '\(name)' 안의 객체")
    case .jsonLists: Text(english: "JSON, lists of objects by name", korean: "이름별 JSON 객체 배열")
    case .jsonObject: Text(english: "JSON, one object", korean: "JSON 객체 하나")
    }
  }
}
