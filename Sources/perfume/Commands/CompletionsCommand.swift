internal import Catalog

/// `perfume completions`: the script that teaches a shell to complete the program's command lines.
enum CompletionsCommand: Command {
  static let shell = CommandArgument.required(
    Text(english: "the shell", korean: "셸"),
    .choice(of: Shell.allCases),
    Text(english: "The shell to print the script for.", korean: "스크립트를 쓸 셸.")
  )

  static let description = CommandDescription(
    "completions",
    summary: Text(
      english: "Print a script that completes commands, options and names.",
      korean: "명령, 옵션, 이름을 자동 완성하는 스크립트를 출력합니다."
    ),
    examples: [
      Definition(
        term: "source <(perfume completions bash)",
        meaning: Text(english: "In ~/.bashrc.", korean: "~/.bashrc에 넣습니다.")
      ),
      Definition(
        term: "perfume completions zsh > ~/.zfunc/_perfume",
        meaning: Text(
          english: "Into a folder of your fpath, which compinit reads.",
          korean: "compinit이 읽는 fpath 폴더에 저장합니다."
        )
      ),
      Definition(
        term: "perfume completions fish > ~/.config/fish/completions/perfume.fish",
        meaning: Text(
          english: "Where fish looks for it.",
          korean: "fish가 찾는 곳에 저장합니다."
        )
      ),
    ],
    arguments: [shell]
  )
}
