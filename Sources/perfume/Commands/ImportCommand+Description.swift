internal import Catalog

extension ImportCommand {
  static let description = CommandDescription(
    "import",
    summary: Text(
      english: "Make a catalogue from files.",
      korean: "파일에서 카탈로그를 만듭니다."
    ),
    discussion: [
      Text(
        english: """
          The files are tables of perfumes as people keep them. Columns are found by what they are \
          called, in many languages; what was taken for what, and what was left out, is printed. \
          Several files make one catalogue.
          """,
        korean: """
          파일은 사람들이 흔히 쓰는 향수 표입니다. 열은 여러 언어의 이름으로 알아내며, 무엇을 무엇으로 읽었고 \
          무엇을 뺐는지 알려 줍니다. 여러 파일을 한 카탈로그로 만들 수 있습니다.
          """
      ),
      Text(
        english: """
          The new catalogue takes the place of the old one in a single step, or nothing changes: \
          when a row is wrong, all such rows are listed and nothing is imported, unless \
          --skip-bad-rows is given. Brands, ingredients, keywords and perfumes keep their ids from \
          one import to the next.
          """,
        korean: """
          새 카탈로그는 한 번에 옛 카탈로그를 대신하며, 그렇지 않으면 아무것도 바뀌지 않습니다. 잘못된 행이 \
          있으면 모두 알려 주고 가져오지 않습니다(--skip-bad-rows 제외). 브랜드, 원료, 키워드, 향수의 번호는 \
          다음에 가져올 때도 그대로입니다.
          """
      ),
      Text(
        english: """
          Notes are given a series by a table that the program has; --series adds to it. At the end \
          names that are probably one are proposed to be merged: --report FILE writes the \
          proposals, --merge FILE applies those that you left in it.
          """,
        korean: """
          노트의 계열은 내장된 표에서 찾으며 --series로 더할 수 있습니다. 끝에는 같은 것으로 보이는 이름을 \
          합치도록 제안합니다. --report FILE로 제안을 저장하고, --merge FILE로 남겨 둔 제안을 적용합니다.
          """
      ),
    ],
    examples: [
      Definition(
        term: "perfume import perfumes.csv --into shop.perfume",
        meaning: Text(
          english: "Make a catalogue of a table.",
          korean: "표로 카탈로그를 만듭니다."
        )
      ),
      Definition(
        term: "perfume search --catalog shop.perfume",
        meaning: Text(english: "Search it.", korean: "그 카탈로그에서 찾습니다.")
      ),
      Definition(
        term:
          "perfume import list.xlsx --into shop.perfume --map name=Title --dry-run",
        meaning: Text(
          english: "Say what a column holds, and only look at what would come of it.",
          korean: "열의 내용을 정하고, 결과만 미리 봅니다."
        )
      ),
    ],
    arguments: [files],
    options: [
      into, replace, update, map, brand, currency, delimiter, encoding, table, sheet, series, merge,
      skipBadRows, dryRun, report, quiet,
    ]
  )
}
