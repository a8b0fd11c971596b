import Catalog

extension NoteTable {
  /// What is known of the note called `name`.
  ///
  /// Looked for is the whole name, then the name without what stands in brackets, then the words in it that
  /// name a note: the most words at its end ("Calabrian bergamot"), else the most words anywhere, the last
  /// of those ("rose from Grasse"). Costs the square of the number of words, of which the last sixteen count.
  package func match(_ name: String) -> Match? {
    let key = SearchKey(name).text
    if let note = notes[key] { return Self.match(note) }
    let bare = NoteWords.withoutBrackets(key)
    if bare != key, let note = notes[bare] { return Self.match(note) }
    for text in bare == key || bare.isEmpty ? [key] : [bare, key] {
      let words = NoteWords.words(text).suffix(Self.wordLimit).map(\.self)
      if let note = note(in: words) {
        return Match(series: note.series, knownName: nil, koreanName: nil)
      }
    }
    return nil
  }

  /// What the very note called `name` is called in both languages; nothing of one that is not known.
  package func names(of name: String) -> [String] {
    guard let note = match(name), let known = note.knownName else { return [] }
    return [known, note.koreanName].compactMap(\.self)
  }

  private static let wordLimit = 16
  /// Longer than this no name of a note is that is written together with others.
  private static let endLimit = 24

  /// Whether a table that the caller gave says of the very note which series it is of.
  package func isOverridden(_ name: String) -> Bool {
    !given.isEmpty && given[SearchKey(name).text] != nil
  }

  private static func match(_ note: Note) -> Match {
    Match(
      series: note.series,
      knownName: note.englishName,
      koreanName: note.koreanName
    )
  }

  private func note(in words: [String]) -> Note? {
    for start in words.indices {
      if let note = note(called: words[start...]) { return note }
    }
    for length in stride(from: words.count - 1, through: 1, by: -1) {
      for start in stride(from: words.count - length - 1, through: 0, by: -1) {
        if let note = note(called: words[start..<start + length]) { return note }
      }
    }
    return words.last.flatMap(noteAtEnd)
  }

  /// The note that a run of words is the name of, as it stands or without the words that say nothing.
  private func note(called words: ArraySlice<String>) -> Note? {
    let telling = words.filter { !NoteWords.fillers.contains($0) }
    guard !telling.isEmpty else { return nil }
    return note(spelled: words) ?? (telling.count < words.count ? note(spelled: telling[...]) : nil)
  }

  private func note(spelled words: ArraySlice<String>) -> Note? {
    guard let last = words.last else { return nil }
    let before = words.dropLast().map { $0 + " " }.joined()
    for form in NoteWords.singulars(last) {
      if let note = notesByWords[before + form] { return note }
    }
    return nil
  }

  /// In scripts that write words together: the longest end of `word`, of two signs at least, that is known.
  private func noteAtEnd(of word: String) -> Note? {
    guard let first = word.unicodeScalars.first, first.value >= 0x3040 else { return nil }
    var ending = word.suffix(Self.endLimit)
    while ending.count > 2 {
      ending.removeFirst()
      if let note = notes[String(ending)] { return note }
    }
    return nil
  }
}

/// The words in the names of notes.
enum NoteWords {
  /// The words of a search key, without the signs between and around them.
  static func words(_ key: String) -> [String] {
    key.split { separators.contains($0) }
      .map { word in word.trimmed { signs.contains($0) } }
      .filter { !$0.isEmpty }
  }

  private static let separators = Set(" -/&+,;:|~_\"")
  private static let signs = Set(".!?*()[]®™…•")

  /// A search key without what stands in brackets, also in those that nobody closed.
  static func withoutBrackets(_ key: String) -> String {
    guard key.contains(where: { "([".contains($0) }) else { return key }
    var depth = 0
    var bare = ""
    for character in key {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: if depth == 0 { bare.append(character) }
      }
    }
    return SearchKey(bare).text
  }

  /// An English word and what it may be the plural of.
  static func singulars(_ word: String) -> [String] {
    guard word.utf8.count > 3, word.last == "s", word.utf8.allSatisfy({ $0 < 0x80 }) else {
      return [word]
    }
    var forms = [word]
    if word.hasSuffix("ies") { forms.append(word.dropLast(3) + "y") }
    if word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    if !word.hasSuffix("ss") { forms.append(String(word.dropLast())) }
    return forms
  }

  /// Words that say nothing of the scent.
  static let fillers: Set<String> = [
    "absolute", "absolutes", "absolut", "absolu", "abs", "oil", "oils", "extract", "extracts",
    "extrait", "extraction", "accord", "accords", "chord",
    "note", "notes", "essence", "essences", "essential", "co2", "c02", "root", "roots", "seed",
    "seeds", "resinoid", "resinoids", "concrete", "tincture",
    "infusion", "distillate", "effect", "effects", "affect", "nuance", "nuances", "hint", "hints",
    "touch", "touches", "trace", "traces", "aroma",
    "aromas", "scent", "scents", "smell", "natural", "pure", "organic", "bud", "buds", "pod",
    "pods", "peel", "zest", "rind", "juice", "pulp", "flesh",
    "heart", "coeur", "superessence", "orpur", "노트", "노트들", "어코드", "오일", "앱솔루트", "앱솔루뜨", "에센스",
    "에센셜", "추출물", "향", "향기",
    "앱솔", "엑스트랙트",
  ]
}
