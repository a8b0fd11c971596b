/// Where the session is saved.
enum SessionLocation {
  /// What `--session` gave, else `PERFUME_SESSION`, else a file under the user's state folder; none
  /// where no variable says which that is.
  ///
  /// An empty variable counts as unset, and so does a relative `XDG_STATE_HOME`, as its specification
  /// wants.
  static func path(option: String?, environment: [String: String]) -> String? {
    func variable(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let path = option ?? variable("PERFUME_SESSION") { return path }
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/perfume/session.json"
    }
    return variable("HOME").map { $0 + "/.local/state/perfume/session.json" }
  }
}
