import Testing

@testable import perfume

@Suite("The place of a session")
struct SessionLocationTests {
  @Test(
    "What is said most explicitly decides",
    arguments: [
      ("/o.json", ["PERFUME_SESSION": "/p.json", "HOME": "/h"], "/o.json"),
      (nil, ["PERFUME_SESSION": "p.json", "XDG_STATE_HOME": "/x", "HOME": "/h"], "p.json"),
      (nil, ["PERFUME_SESSION": "", "XDG_STATE_HOME": "/x"], "/x/perfume/session.json"),
      (nil, ["XDG_STATE_HOME": "x", "HOME": "/h"], "/h/.local/state/perfume/session.json"),
      (nil, ["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/perfume/session.json"),
      (nil, ["XDG_STATE_HOME": "x"], nil),
      (nil, ["HOME": ""], nil),
      (nil, [:], nil),
    ] as [(String?, [String: String], String?)]
  )
  func precedence(
    option: String?,
    environment: [String: String],
    path: String?
  ) {
    #expect(SessionLocation.path(option: option, environment: environment) == path)
  }
}
