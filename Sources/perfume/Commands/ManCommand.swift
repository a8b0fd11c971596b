internal import Catalog

/// `perfume man`: the manual page.
enum ManCommand: Command {
  static let description = CommandDescription(
    "man",
    summary: Text(english: "Print the manual page.", korean: "설명서 페이지를 출력합니다."),
    examples: [
      Definition(
        term: "perfume man | man -l -",
        meaning: Text(english: "Read it.", korean: "설명서를 읽습니다.")
      ),
      Definition(
        term: "perfume man > /usr/local/share/man/man1/perfume.1",
        meaning: Text(english: "Install it.", korean: "설명서를 설치합니다.")
      ),
    ]
  )
}
