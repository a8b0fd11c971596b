package import Catalog

/// What was left out of a text.
package struct TextOmission: Hashable, Sendable {
  /// How many bytes.
  package let count: Int

  /// For people: part of a sentence.
  package var description: Text {
    Text(
      english: count == 1
        ? "1 byte that means nothing in Windows-1252 was left out"
        : "\(count) bytes that mean nothing in Windows-1252 were left out",
      korean: "Windows-1252에서 아무 뜻이 없는 \(count)바이트를 뺐습니다"
    )
  }
}
