/// Something that a command can be given, as it reads it: `arguments[limit]`.
protocol ArgumentKey<Value>: Sendable {
  associatedtype Value: Sendable

  /// Under what the parser files the texts that were typed for it.
  var id: String { get }

  /// The value of texts that the parser accepted; none for texts that it would have refused.
  func value(of texts: [String]) -> Value?
}
