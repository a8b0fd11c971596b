/// A tab of the filter.
///
/// What is selected under `.series` are ingredients: a series is a group of them, not an option.
public enum Category: String, CaseIterable, Decodable, Hashable, Sendable {
  case series
  case brand
  case keyword
}
