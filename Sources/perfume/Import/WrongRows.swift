/// The first rows of an import that are wrong, as programs read them.
struct WrongRows {
  /// One thing that is wrong.
  struct Problem {
    let file: String
    let line: Int?
    let column: Int?
    let columnName: String?
    let reason: String
  }

  let listed: [Problem]
  /// How many wrong rows there are beside those that are listed.
  let more: Int
}
