import Testing

@testable import CatalogImport

@Suite("Text of cells")
struct CellTextTests {
  @Test(
    "Entities, tags, white space and invisible signs of web pages and spreadsheets go",
    arguments: [
      ("Dolce&amp;Gabbana", "Dolce&Gabbana"), ("Caf&eacute;&nbsp;Noir", "Café Noir"),
      ("L&#39;Eau &#x2013; d&rsquo;Issey", "L'Eau – d’Issey"),
      ("<b>Rose</b> <i class='x'>Noire</i>", "Rose Noire"),
      ("Rose<br/>Noire", "Rose Noire"), ("  Rose \u{A0}\u{3000} Noire\r\n", "Rose Noire"),
      ("Verbena\u{200B}", "Verbena"),
      ("Tre\u{300}s", "Très"), ("D&G", "D&G"), ("a < b & c", "a < b & c"),
      ("&unknown;", "&unknown;"), ("&", "&"), ("<", "<"), ("Rose<!-- x --> Noire", "Rose Noire"),
      ("Rose", "Rose"), ("", ""), (" ", ""),
    ]
  )
  func cleaned(given: String, wanted: String) {
    #expect(CellText.cleaned(given) == wanted)
    #expect(CellText.cleaned(given).unicodeScalars.elementsEqual(wanted.unicodeScalars))
  }

  @Test(
    "What stands between angle brackets and is no tag of an element stays",
    arguments: [
      "<Untitled>", "Rose <Intense> Eau", "<Brand>", "<3", "a <b", "<a touch of rose>", "<Time>",
      "Rose < Noire > Eau", "<bold>", "<b.>", "</Brand>", "<!Rose>",
    ]
  )
  func noTags(text: String) {
    #expect(CellText.cleaned(text) == text)
    #expect(CellText.name(text).text == text && !CellText.name(text).hadTags)
    let escaped = text.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(CellText.name(escaped).text == text)
  }

  @Test(
    "A name keeps its white space, but for plain spaces at its ends",
    arguments: [
      ("\tRose;Eau", "\tRose;Eau"), ("  Eau  Rose ", "Eau  Rose"), ("A\nB", "A\nB"),
      ("\u{A0}Rose\u{A0}\u{A0}Noire\u{A0} ", "Rose\u{A0}\u{A0}Noire"),
      ("Rose\r\nNoire", "Rose\r\nNoire"),
      (" Tre\u{300}s  Rose", "Très  Rose"), ("Verbena\u{200B}", "Verbena"), (" ", ""), ("\t\n", ""),
      ("", ""), ("Rose", "Rose"), ("Rose\u{7}Noire", "Rose Noire"),
    ]
  )
  func names(given: String, wanted: String) {
    #expect(CellText.name(given).text.unicodeScalars.elementsEqual(wanted.unicodeScalars))
    #expect(CellText.name(wanted).text.unicodeScalars.elementsEqual(wanted.unicodeScalars))
  }

  @Test(
    "Tags are taken out of a name, which is told, but not all that there is",
    arguments: [
      ("<b>Rose</b>", "Rose", true), ("Rose<br>Noire", "Rose Noire", true),
      ("Rose <br> Noire", "Rose  Noire", true),
      ("&lt;i&gt;Rose&lt;/i&gt;", "Rose", true), ("Dolce&amp;Gabbana", "Dolce&Gabbana", false),
      ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>", false),
      ("&lt;br&gt;", "<br>", false), ("<p> </p>", "<p> </p>", false),
    ]
  )
  func tagsInNames(given: String, wanted: String, hadTags: Bool) {
    let name = CellText.name(given)
    #expect(name.text == wanted && name.hadTags == hadTags)
  }

  @Test(
    "Text that was decoded wrongly is put right, also twice over",
    arguments: [
      ("Ã†sop", "Æsop"), ("CrÃ¨me", "Crème"), ("displayâ€¦â€\u{9D}", "display…”"),
      ("L’Interdit", "L’Interdit"),
      ("ConcentrÃƒÂ©e", "Concentrée"), ("â„¢", "™"),
    ]
  )
  func repaired(given: String, wanted: String) {
    #expect(CellText.cleaned(given) == wanted)
  }

  @Test(
    "Text that was escaped or decoded wrongly several times, or both, is put right at once",
    arguments: [
      ("Dolce &amp;amp;amp; Gabbana", "Dolce & Gabbana"), ("L&amp;#39;Eau", "L'Eau"),
      ("&amp;lt;b&amp;gt;Rose&lt;/b&gt;", "Rose"), ("Caf&Atilde;&copy;", "Café"),
      ("Cafe\u{301} A\u{303}¨", "Café è"), ("&\u{200B}amp;", "&"), ("A\u{200B}\u{303}©", "é"),
      ("ÃƒÂ\u{A0} la Rose", "à la Rose"),
      ("&Atilde;&nbsp; la Rose", "à la Rose"),
    ]
  )
  func cleanedToTheEnd(given: String, wanted: String) {
    #expect(CellText.cleaned(given) == wanted)
    #expect(CellText.cleaned(wanted) == wanted)
  }

  @Test("What is spoilt without an end is cleaned, and needs no cleaning after that")
  func spoiltWithoutEnd() {
    let texts = [
      String(repeating: "<", count: 300) + "b" + String(repeating: ">b", count: 300),
      "Rose Ã" + String(repeating: "ƒ", count: 300) + "¨",
      String(repeating: "&am&", count: 300) + String(repeating: "amp;p;", count: 300),
      "&" + String(repeating: "amp;", count: 1_000), String(repeating: "<a", count: 10_000),
    ]
    for text in texts {
      let clean = CellText.cleaned(text)
      #expect(clean.utf8.count <= text.utf8.count)
      #expect(CellText.cleaned(clean).utf8.elementsEqual(clean.utf8))
      let name = CellText.name(text).text
      #expect(CellText.name(name).text.utf8.elementsEqual(name.utf8))
    }
  }

  @Test(
    "Correct text that only looks like a wrong decoding stays",
    arguments: [
      "Âmbar", "Narziß", "Château", "À la Rose", "Ãgua", "São", "Ça va", "Ñ", "Côte d'Azur",
      "Fougère", "«À nous»",
    ]
  )
  func untouched(text: String) {
    #expect(CellText.cleaned(text) == text)
  }

  @Test(
    "What people write where they know nothing is nothing",
    arguments: [
      "N/A", "n/a", "-", "--", "—", "null", "NaN", "None", "unknown", "없음", "미상", "无", "нет", "?",
      "", "  ", "AS  SHOWN", "#N/A",
    ]
  )
  func placeholders(text: String) {
    #expect(CellText.meaningful(text) == nil)
  }

  @Test(
    "Words and numbers are not nothing",
    arguments: ["0", "No 5", "Nanette", "Nada", "1", "*Rose"]
  )
  func meaningful(text: String) {
    #expect(CellText.meaningful(text) == text)
  }
}
