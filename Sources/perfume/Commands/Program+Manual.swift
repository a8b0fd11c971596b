internal import Catalog

extension Program {
  static let manual = ManualNotes(
    rules: [
      SharedArguments.matchingRule,
      Text(
        english: """
          So Bergamot, Lemon (both Citrus), Rose (Floral) and Dior means: Bergamot or Lemon, and \
          Rose, and Dior. When ingredients or keywords are to match all, the perfume has every \
          selected one, whatever its series.
          """,
        korean: """
          예를 들어 베르가못과 레몬(둘 다 시트러스), 장미(플로럴), Dior를 선택하면 베르가못이나 레몬이 들어 \
          있고 장미도 든 Dior 향수를 찾습니다. 원료나 키워드를 all로 정하면 계열과 상관없이 선택한 것이 \
          모두 있어야 합니다.
          """
      ),
      Text(
        english: """
          Every word of a search text is part of the perfume's name or its brand's, in the \
          catalogue's language or in English. Case, accents, apostrophes and dashes do not matter, \
          and Korean lead consonants match the syllables that begin with them.
          """,
        korean: """
          검색어의 모든 단어는 향수나 브랜드의 이름 또는 영어 이름에 들어 있어야 합니다. 대소문자, 악센트, \
          아포스트로피, 붙임표는 구별하지 않으며, 초성만 써도 됩니다.
          """
      ),
      Text(
        english: """
          The number beside an option is how many perfumes would be found with it, whatever else \
          of its own group is selected.
          """,
        korean: """
          항목 옆의 수는 그 항목을 선택할 때 찾을 수 있는 향수의 수이며, 같은 묶음에서 선택한 다른 것은 \
          따지지 않습니다.
          """
      ),
      Text(
        english: """
          A value may begin with a dash: --limit -1, --find=--x. After -- everything is an \
          argument. Without any arguments the program prints its help.
          """,
        korean: """
          값은 --limit -1, --find=--x처럼 -로 시작할 수 있습니다. -- 뒤는 모두 인수로 읽습니다. 인수 없이 \
          실행하면 도움말을 출력합니다.
          """
      ),
    ],
    environment: [
      Definition(
        term: "PERFUME_CATALOG",
        meaning: Text(
          english: "The catalogue, where --catalog is not given.",
          korean: "--catalog를 지정하지 않을 때 쓰는 카탈로그입니다."
        )
      ),
      Definition(
        term: "PERFUME_SESSION",
        meaning: Text(
          english: "The file of the saved selection, where --session is not given.",
          korean: "--session을 지정하지 않을 때 선택을 저장하는 파일입니다."
        )
      ),
      Definition(
        term: "XDG_STATE_HOME, HOME",
        meaning: Text(
          english: "Where your state folder is, which holds the saved selection otherwise.",
          korean: "위의 두 가지가 모두 없을 때 선택을 저장하는 상태 폴더의 위치입니다."
        )
      ),
      Definition(
        term: "NO_COLOR, TERM",
        meaning: Text(
          english: """
            With NO_COLOR set to anything but nothing, or TERM set to dumb, nothing is bold or \
            coloured unless --color always is given.
            """,
          korean: """
            NO_COLOR가 비어 있지 않거나 TERM이 dumb이면 --color always를 지정하지 않는 한 굵은 글씨와 \
            색을 쓰지 않습니다.
            """
        )
      ),
      Definition(
        term: "LC_ALL, LC_MESSAGES, LANG",
        meaning: Text(
          english: "The first that is set decides on the language, where --lang is not given.",
          korean: "--lang을 지정하지 않으면 이 가운데 처음으로 설정된 것이 언어를 정합니다."
        )
      ),
    ],
    files: [
      Definition(
        term: "$XDG_STATE_HOME/perfume/session.json",
        meaning: Text(
          english: "The saved selection.",
          korean: "저장된 선택입니다."
        )
      ),
      Definition(
        term: "~/.local/state/perfume/session.json",
        meaning: Text(
          english: "The saved selection, where XDG_STATE_HOME is not set.",
          korean: "XDG_STATE_HOME이 설정되지 않았을 때의 저장된 선택입니다."
        )
      ),
    ],
    exitStatuses: [
      Definition(
        term: "0",
        meaning: Text(
          english: "Done; also when no perfume was found.",
          korean: "성공. 찾은 향수가 없을 때도 같습니다."
        )
      ),
      Definition(
        term: "1",
        meaning: Text(
          english: "Refused: a sixth selection, or a name that is unknown or ambiguous.",
          korean: "거절. 여섯 번째 선택이거나, 이름이 없거나 여러 이름에 해당합니다."
        )
      ),
      Definition(
        term: "64",
        meaning: Text(
          english: "The command line makes no sense.",
          korean: "명령줄이 잘못되었습니다."
        )
      ),
      Definition(
        term: "65",
        meaning: Text(
          english:
            "Bad data: a damaged catalogue, a file of another kind, a query that is none, or a session or catalogue of a newer version.",
          korean: "데이터가 잘못되었습니다. 손상된 카탈로그, 다른 종류의 파일, 질의가 아닌 입력, 더 새로운 버전의 세션이나 카탈로그입니다."
        )
      ),
      Definition(
        term: "66",
        meaning: Text(
          english: "A file is missing or cannot be read.",
          korean: "파일이 없거나 읽을 수 없습니다."
        )
      ),
      Definition(
        term: "73",
        meaning: Text(english: "A file cannot be created.", korean: "파일을 만들 수 없습니다.")
      ),
      Definition(
        term: "74",
        meaning: Text(english: "Reading or writing failed.", korean: "읽거나 쓰는 데 실패했습니다.")
      ),
      Definition(
        term: "75",
        meaning: Text(
          english: "Another program kept a file locked for too long; try again.",
          korean: "다른 프로그램이 파일을 너무 오래 잠갔습니다. 다시 시도하세요."
        )
      ),
    ],
    reporting: Text(
      english: """
        Tell the maintainers of the source that you have the program from. Give the command line, \
        what it printed, what you expected, and what perfume --version prints.
        """,
      korean: """
        프로그램을 받은 곳의 관리자에게 알려 주세요. 명령줄, 출력된 내용, 기대한 결과, \
        perfume --version의 출력을 함께 적어 주세요.
        """
    )
  )
}
