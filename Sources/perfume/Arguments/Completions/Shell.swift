internal import Catalog

/// A shell that can be taught to complete the program's command lines.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script that the shell has to read; descriptions, where it shows any, are in `language`.
  func completions(for program: ProgramDescription, in language: Language) -> String {
    switch self {
    case .bash: BashCompletions(program: program).script
    case .zsh: ZshCompletions(program: program, language: language).script
    case .fish: FishCompletions(program: program, language: language).script
    }
  }
}
