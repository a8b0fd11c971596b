/// What a view draws of any row, whatever its kind.
public protocol FilterRow: Identifiable {
  /// The name, in the filter's language.
  var title: String { get }
  /// An amount or a year; "-" for what is not known.
  var detail: String { get }
  /// How many perfumes, or for a tab how many options; none when that is not known or means nothing.
  var count: Int? { get }
  /// Whether the filter has accepted it.
  var isSelected: Bool { get }
  /// Whether selecting it would leave nothing; it can be selected all the same.
  var isDeadEnd: Bool { get }
}

extension FilterRow {
  /// The count, or "-" while it is not known.
  public var detail: String { count.map(String.init) ?? "-" }
  /// None, for a row that counts nothing.
  public var count: Int? { nil }
  /// False, for a row that cannot be selected.
  public var isSelected: Bool { false }
  /// True for an option that is not selected and counts zero.
  public var isDeadEnd: Bool { !isSelected && count == 0 }
}
