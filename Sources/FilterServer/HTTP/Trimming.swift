extension BidirectionalCollection where SubSequence: BidirectionalCollection<Element> {
  /// Without what `isBlank` says yes to at either end.
  func trimming(_ isBlank: (Element) -> Bool) -> SubSequence {
    var rest = self[...].drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}
