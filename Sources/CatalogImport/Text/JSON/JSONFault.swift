/// What is wrong with a text of JSON, and at which byte.
struct JSONFault: Error {
  enum Reason {
    /// The bytes end, though more must follow; perhaps it does, where more can be read.
    case endOfText
    /// The same, of an object that has one line to itself.
    case endOfLine
    case expectsValue
    case expectsName
    case expectsColon
    /// A comma or what closes the object.
    case expectsMemberEnd
    /// A comma or what closes the list.
    case expectsItemEnd
    case trailingComma
    case repeatedName
    case notANumber
    case number
    case control
    case lineBreak
    case escape
    case surrogate
    case notUTF8
    case tooDeep
    case tooManyColumns
    case tooLarge
    case expectsObject
    case expectsList
    case textBehind
  }

  let reason: Reason
  /// In the bytes that were parsed.
  let position: Int

  init(_ reason: Reason, at position: Int) {
    self.reason = reason
    self.position = position
  }
}
