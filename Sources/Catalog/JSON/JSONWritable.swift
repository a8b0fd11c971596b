/// A value that has a form in JSON, and one only.
public protocol JSONWritable {
  /// Writes the value, whole.
  func write(to json: inout JSONWriter)
}

extension JSONWritable {
  /// The value alone as JSON, in UTF-8.
  public func json(_ layout: JSONWriter.Layout = .compact) -> [UInt8] {
    var writer = JSONWriter(layout)
    write(to: &writer)
    return writer.bytes
  }
}

extension String: JSONWritable {
  /// Writes a string.
  public func write(to json: inout JSONWriter) { json.string(self) }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  public func write(to json: inout JSONWriter) { json.append(self ? "true" : "false") }
}

extension Int: JSONWritable {
  /// Writes a number.
  public func write(to json: inout JSONWriter) { json.append(String(self)) }
}

extension Double: JSONWritable {
  /// Writes the shortest number that is read back as this one; `null` for what JSON has no number for.
  public func write(to json: inout JSONWriter) {
    guard isFinite else { return json.append("null") }
    let number = description
    json.append(number.hasSuffix(".0") ? String(number.dropLast(2)) : number)
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array.
  public func write(to json: inout JSONWriter) { json.array(self) }
}

extension JSONWritable where Self: RawRepresentable, RawValue: JSONWritable {
  /// Writes the raw value.
  public func write(to json: inout JSONWriter) { rawValue.write(to: &json) }
}
