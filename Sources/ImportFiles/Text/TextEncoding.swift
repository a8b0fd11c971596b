package import Catalog

/// An encoding of text that can be read.
package struct TextEncoding: Hashable, Sendable {
  /// As it is shown, and one of the spellings in which it may be named.
  package let name: String
  /// What is written in it: "Korean"; nil where that is anything.
  package let script: Text?
  /// What the converter of the C library calls it; "" where none is needed.
  let converterName: String
  /// Other names, in lower case and without signs between.
  private let aliases: [String]

  private init(_ name: String, _ converterName: String, _ script: Text?, _ aliases: String) {
    self.name = name
    self.converterName = converterName
    self.script = script
    self.aliases = aliases.split(separator: " ").map(String.init)
  }

  /// The name and what is written in it.
  package var description: Text {
    guard let script else { return Text(name) }
    return Text(english: "\(name) (\(script.english))", korean: "\(name)(\(script.korean))")
  }

  /// The encoding that is called `name`, in any case, with or without hyphens and the like.
  package init?(named name: String) {
    let key = Self.key(name)
    let known = Self.all.first { Self.key($0.name) == key || $0.aliases.contains(key) }
    guard let known else { return nil }
    self = known
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  package static let utf8 = TextEncoding("UTF-8", "", nil, "utf8mb4 unicode")
  package static let utf16LittleEndian = TextEncoding("UTF-16LE", "UTF-16LE", nil, "utf16 ucs2")
  package static let utf16BigEndian = TextEncoding("UTF-16BE", "UTF-16BE", nil, "")
  package static let utf32LittleEndian = TextEncoding("UTF-32LE", "UTF-32LE", nil, "utf32 ucs4")
  package static let utf32BigEndian = TextEncoding("UTF-32BE", "UTF-32BE", nil, "")

  package static let cp949 = TextEncoding(
    "CP949",
    "CP949",
    korean,
    "euckr uhc ms949 windows949 ksc5601 ksc56011987 ksx1001 949"
  )
  package static let shiftJIS = TextEncoding(
    "Shift_JIS",
    "CP932",
    japanese,
    "sjis cp932 ms932 windows31j mskanji xsjis 932"
  )
  package static let eucJP = TextEncoding("EUC-JP", "EUC-JP", japanese, "ujis")
  package static let iso2022JP = TextEncoding("ISO-2022-JP", "ISO-2022-JP", japanese, "jis")
  package static let iso2022KR = TextEncoding("ISO-2022-KR", "ISO-2022-KR", korean, "")
  package static let gb18030 = TextEncoding(
    "GB18030",
    "GB18030",
    Text(english: "Chinese, simplified", korean: "중국어 간체"),
    "gbk gb2312 cp936 ms936 windows936 euccn gb 936"
  )
  package static let big5 = TextEncoding(
    "Big5",
    "BIG5-HKSCS",
    Text(english: "Chinese, traditional", korean: "중국어 번체"),
    "cp950 ms950 windows950 big5hkscs hkscs 950"
  )
  package static let windows1252 = TextEncoding(
    "Windows-1252",
    "CP1252",
    western,
    "cp1252 1252 ansi latin1 l1 iso88591 88591"
  )
  /// Not one encoding but what comes of appending files of both.
  package static let mixedWestern = TextEncoding(
    "Windows-1252 mixed with UTF-8",
    "",
    western,
    "mixed"
  )
  package static let latin9 = TextEncoding("ISO-8859-15", "ISO-8859-15", western, "latin9 l9")
  package static let macRoman = TextEncoding("Macintosh", "MACINTOSH", western, "macroman mac")
  package static let windows1251 = TextEncoding("Windows-1251", "CP1251", cyrillic, "cp1251 1251")
  package static let koi8R = TextEncoding("KOI8-R", "KOI8-R", cyrillic, "koi8")
  package static let koi8U = TextEncoding("KOI8-U", "KOI8-U", cyrillic, "")
  package static let iso88595 = TextEncoding("ISO-8859-5", "ISO-8859-5", cyrillic, "")
  package static let cp866 = TextEncoding("CP866", "CP866", cyrillic, "ibm866 866")
  package static let windows1250 = TextEncoding("Windows-1250", "CP1250", central, "cp1250 1250")
  package static let latin2 = TextEncoding("ISO-8859-2", "ISO-8859-2", central, "latin2 l2")
  package static let windows1254 = TextEncoding(
    "Windows-1254",
    "CP1254",
    Text(english: "Turkish", korean: "튀르키예어"),
    "cp1254 1254 iso88599 latin5 l5"
  )
  package static let windows1257 = TextEncoding(
    "Windows-1257",
    "CP1257",
    Text(english: "Baltic", korean: "발트어"),
    "cp1257 1257 iso885913 iso88594"
  )
  package static let windows1258 = TextEncoding(
    "Windows-1258",
    "CP1258",
    Text(english: "Vietnamese", korean: "베트남어"),
    "cp1258 1258"
  )
  package static let windows1253 = TextEncoding(
    "Windows-1253",
    "CP1253",
    Text(english: "Greek", korean: "그리스어"),
    "cp1253 1253 iso88597"
  )
  package static let windows1255 = TextEncoding(
    "Windows-1255",
    "CP1255",
    Text(english: "Hebrew", korean: "히브리어"),
    "cp1255 1255 iso88598"
  )
  package static let windows1256 = TextEncoding(
    "Windows-1256",
    "CP1256",
    Text(english: "Arabic", korean: "아랍어"),
    "cp1256 1256"
  )
  package static let windows874 = TextEncoding(
    "Windows-874",
    "CP874",
    Text(english: "Thai", korean: "태국어"),
    "cp874 874 tis620 iso885911"
  )

  /// Every one, in the order in which they are listed to the user.
  package static let all: [TextEncoding] = [
    utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian,
    cp949, iso2022KR, shiftJIS, eucJP, iso2022JP, gb18030, big5,
    windows1252, mixedWestern, latin9, macRoman, windows1250, latin2, windows1254, windows1257,
    windows1251, koi8R, koi8U, iso88595, cp866,
    windows1253, windows1255, windows1256, windows874, windows1258,
  ]

  /// The names of all that are one encoding, for a sentence.
  package static var listed: String {
    all.filter { $0 != .mixedWestern }.map(\.name).joined(separator: ", ")
  }

  private static let korean = Text(english: "Korean", korean: "한국어")
  private static let japanese = Text(english: "Japanese", korean: "일본어")
  private static let western = Text(english: "Western", korean: "서유럽어")
  private static let central = Text(english: "Central European", korean: "중부 유럽어")
  private static let cyrillic = Text(english: "Cyrillic", korean: "키릴 문자")
}
