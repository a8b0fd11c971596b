internal import Catalog
internal import CatalogImport
internal import ImportFiles

/// `perfume import`: a catalogue from files that people keep their perfumes in.
enum ImportCommand: Command {
  static let files = CommandArgument.repeating(
    Text(english: "the file to import", korean: "가져올 파일"),
    .file,
    Text(
      english:
        "Tables of perfumes: CSV, TSV, JSON, JSON Lines, XLSX, SQLite, gzip; - reads standard input.",
      korean: "향수 표: CSV, TSV, JSON, JSON Lines, XLSX, SQLite, gzip. -는 표준 입력을 읽습니다."
    )
  )

  static let into = CommandOption.required(
    "into",
    .catalogue,
    Text(
      english: "The catalogue to make; one that is there is replaced in a single step.",
      korean: "만들 카탈로그. 이미 있으면 한 번에 바꿉니다."
    )
  )

  static let replace = CommandOption.flag(
    "replace",
    Text(
      english: "Perfumes that are not in the files go (the usual).",
      korean: "파일에 없는 향수는 없앱니다(기본)."
    )
  )

  static let update = CommandOption.flag(
    "update",
    Text(english: "Perfumes that are not in the files stay.", korean: "파일에 없는 향수를 남겨 둡니다.")
  )

  static let map = CommandOption.repeating(
    "map",
    .columnMapping,
    Text(
      english:
        "What a column holds, as in --map brand=Vendor; --map name=#2 means the second column.",
      korean: "열의 내용. 예: --map brand=Vendor. --map name=#2는 두 번째 열입니다."
    )
  )

  static let delimiter = CommandOption.single(
    "delimiter",
    .delimiter,
    Text(
      english: "What parts the cells of a text, where that is not found out: one sign, or tab.",
      korean: "칸을 나누는 기호를 직접 정합니다. 기호 하나 또는 tab."
    )
  )

  static let encoding = CommandOption.single(
    "encoding",
    .encoding,
    Text(
      english:
        "The encoding of a text, where that is not found out: cp949, shift_jis, windows-1252...",
      korean: "텍스트 인코딩을 직접 정합니다: cp949, shift_jis, windows-1252 등."
    )
  )

  static let table = CommandOption.single(
    "table",
    .word("NAME", Text(english: "the name of a table", korean: "표 이름 하나")),
    Text(
      english: "The table of a SQLite database that has several.",
      korean: "SQLite 데이터베이스에 표가 여럿일 때 가져올 표."
    )
  )

  static let sheet = CommandOption.single(
    "sheet",
    .word("NAME", Text(english: "the name of a sheet, or its number", korean: "시트 이름이나 번호 하나")),
    Text(
      english: "The sheet of a workbook that has several, by name or number.",
      korean: "통합 문서에 시트가 여럿일 때 가져올 시트의 이름이나 번호."
    )
  )

  static let brand = CommandOption.single(
    "brand",
    .word("NAME", Text(english: "the name of a brand", korean: "브랜드 이름 하나")),
    Text(
      english: "The brand of all perfumes that name none.",
      korean: "브랜드가 없는 모든 향수의 브랜드."
    )
  )

  static let currency = CommandOption.single(
    "currency",
    .currency,
    Text(
      english: "The currency of all prices that name none.",
      korean: "통화가 없는 모든 가격의 통화."
    )
  )

  static let series = CommandOption.repeating(
    "series",
    .file,
    Text(
      english:
        "A table of notes and their series (columns note and series), which goes before the program's own.",
      korean: "노트와 계열의 표(note와 series 열). 내장된 표보다 먼저 씁니다."
    )
  )

  static let merge = CommandOption.repeating(
    "merge",
    .file,
    Text(
      english: "Apply the proposals of a report that --report wrote, for what is there twice.",
      korean: "--report로 저장한 보고서의 중복 제안을 적용합니다."
    )
  )

  static let skipBadRows = CommandOption.flag(
    "skip-bad-rows",
    Text(
      english: "Import the other rows when some are wrong; usually nothing is imported then.",
      korean: "잘못된 행이 있어도 나머지를 가져옵니다. 보통은 아무것도 가져오지 않습니다."
    )
  )

  static let dryRun = CommandOption.flag(
    "dry-run",
    Text(
      english: "Say what would be imported, and write nothing.",
      korean: "가져올 내용만 알려 주고 쓰지 않습니다."
    )
  )

  static let report = CommandOption.single(
    "report",
    .file,
    Text(
      english: "Write the whole report to a file, as JSON.",
      korean: "전체 보고서를 JSON 파일로 저장합니다."
    )
  )

  static let quiet = CommandOption.flag(
    "quiet",
    short: "q",
    Text(english: "Show no progress and no report.", korean: "진행 상황과 보고서를 보여 주지 않습니다.")
  )
}
