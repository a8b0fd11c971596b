/// The series that a table of the caller puts a note into, and where it says so.
struct GivenSeries: Sendable {
  /// The place of the series in the table of notes.
  let place: Int
  /// Which of the caller's tables, from 0.
  let table: Int
  /// From 1.
  let line: Int
}
