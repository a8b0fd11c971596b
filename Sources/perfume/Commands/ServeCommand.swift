internal import Catalog
internal import FilterServer

/// `perfume serve`: the filter for programs over HTTP, and as a page.
enum ServeCommand: Command {
  static let host = CommandOption.single(
    "host",
    .word("HOST", Text(english: "a name or an address", korean: "이름이나 주소 하나")),
    Text(
      english: "Where to listen; without it, only this machine can connect (127.0.0.1 and ::1).",
      korean: "연결을 받을 주소. 지정하지 않으면 이 컴퓨터에서만(127.0.0.1과 ::1) 연결할 수 있습니다."
    )
  )

  static let port = CommandOption.single(
    "port",
    .integer(in: 0...65_535),
    Text(
      english: "The port to listen at, usually 8080; 0 picks one that is free.",
      korean: "연결을 받을 포트(기본 8080). 0이면 빈 포트를 고릅니다."
    )
  )

  static let threads = CommandOption.single(
    "threads",
    .integer(in: 1...256),
    Text(
      english: "How many threads answer; without it, one for each processor.",
      korean: "답하는 스레드 수. 지정하지 않으면 프로세서마다 하나입니다."
    )
  )

  static let origins = CommandOption.repeating(
    "cors",
    .origin,
    Text(
      english: "A site whose scripts may read the answers, as in https://shop.example; * for any.",
      korean: "응답을 읽을 수 있는 사이트. 예: https://shop.example. *는 모든 사이트입니다."
    )
  )

  static let basePath = CommandOption.single(
    "base-path",
    .basePath,
    Text(
      english: "Where the service is below its host, as in /perfume/ behind a proxy.",
      korean: "호스트 아래 서비스의 경로. 프록시 뒤라면 예: /perfume/."
    )
  )

  static let log = CommandOption.single(
    "log",
    .choice(of: AccessLog.Format.allCases),
    Text(
      english: "How requests are written to standard output; text is the common log format.",
      korean: "표준 출력에 요청을 적는 형식. text는 공통 로그 형식입니다."
    )
  )

  static let description = CommandDescription(
    "serve",
    summary: Text(
      english: "Serve the filter over HTTP, for programs and as a page.",
      korean: "필터를 HTTP로 제공합니다. 프로그램용 API와 웹 페이지가 있습니다."
    ),
    discussion: [
      Text(
        english: """
          The page is at the root, what programs can ask is described at openapi.json. Nothing is \
          changed by any request, and the selection that is kept between calls plays no part: the \
          address holds it whole. A catalogue that takes the place of the old one is served from the \
          next request on.
          """,
        korean: """
          페이지는 루트에 있고, 프로그램용 API는 openapi.json에 설명되어 있습니다. 어떤 요청도 아무것도 \
          바꾸지 않으며, 저장된 선택은 쓰지 않고 주소에 모든 조건이 들어 있습니다. 카탈로그 파일이 바뀌면 \
          다음 요청부터 새 카탈로그로 답합니다.
          """
      ),
      Text(
        english: """
          Ends when it is told to (Ctrl-C, SIGTERM), after the requests that are being answered. \
          SIGHUP opens the catalogue anew.
          """,
        korean: """
          종료 신호(Ctrl-C, SIGTERM)를 받으면 처리 중인 요청을 마친 뒤 끝납니다. SIGHUP을 받으면 \
          카탈로그를 다시 엽니다.
          """
      ),
    ],
    examples: [
      Definition(
        term: "perfume serve",
        meaning: Text(
          english: "For a browser on this machine, at http://localhost:8080/.",
          korean: "이 컴퓨터의 브라우저에서 http://localhost:8080/ 으로 봅니다."
        )
      ),
      Definition(
        term: "perfume serve --catalog shop.perfume --host 0.0.0.0 --log json",
        meaning: Text(
          english: "Your own perfumes, for everyone who can reach this machine.",
          korean: "자신의 향수를 이 컴퓨터에 연결할 수 있는 모두에게 제공합니다."
        )
      ),
    ],
    options: [host, port, threads, origins, basePath, log]
  )
}
