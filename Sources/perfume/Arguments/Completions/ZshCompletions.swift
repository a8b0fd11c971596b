internal import Catalog

/// The completion script for zsh.
struct ZshCompletions {
  let program: ProgramDescription
  let language: Language

  var script: String {
    let name = program.name
    return #"""
      #compdef \#(name)
      # Completions of \#(name) for zsh; `\#(name) completions zsh` prints this.

      # Offers the names that the catalogue has.
      _\#(name)_names() {
        local -a names handed_on
        local option value expl
        for option in \#(program.optionsHandedOn.joined(separator: " ")); do
          value=${opt_args[$option]:-${before_command[$option]}}
          [[ -n $value ]] && handed_on+=($option ${(Q)value/#\~\//$HOME/})
        done
        names=(${(f)"$(\#(name) "$@" $handed_on 2>/dev/null)"})
        _wanted names expl name compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a names
      }

      _\#(name)_commands() {
        local -a commands
        commands=(
      \#(commands)
        )
        _describe command commands
      }

      _\#(name)() {
        local curcontext=$curcontext state line ret=1
        local -a everywhere
        local -A opt_args before_command
        everywhere=(
      \#(specifications(program.options, []))
        )
        _arguments -C -S $everywhere '1:command:_\#(name)_commands' '*::argument:->arguments' && ret=0
        [[ $state == arguments ]] || return ret
        before_command=("${(@kv)opt_args}")
        curcontext=${curcontext%:*}-$line[1]:
        case $line[1] in
      \#(cases)
        esac
        return ret
      }

      # Sourced, it registers itself; found in fpath, it is the function's body.
      if [[ $funcstack[1] == _\#(name) ]]; then
        _\#(name) "$@"
      else
        compdef _\#(name) \#(name)
      fi

      """#
  }

  private var commands: String {
    program.visibleCommands.map { command in
      "    " + Self.quoted("\(command.name):\(command.summary[language])")
    }.joined(separator: "\n")
  }

  private var cases: String {
    program.visibleCommands.map { command in
      let specifications = specifications(command.options, command.arguments)
        .split(separator: "\n").map { "    \($0) \\\n" }.joined()
      return
        "    (\(command.name))\n      _arguments -S $everywhere \\\n\(specifications)        && ret=0 ;;"
    }.joined(separator: "\n")
  }

  /// What `_arguments` is told, one specification a line.
  private func specifications(
    _ options: [OptionDescription],
    _ arguments: [ArgumentDescription]
  ) -> String {
    (options.flatMap(specifications) + zip(arguments, 1...).map(specification))
      .map { "    " + Self.quoted($0) }.joined(separator: "\n")
  }

  private func specifications(of option: OptionDescription) -> [String] {
    let summary = "[\(Self.escaped(option.summary[language]))]"
    let value = option.values.map { ":\($0.placeholder):\(action($0.candidates))" } ?? ""
    // An option is not offered again, under either spelling.
    let others = option.isRepeating ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return option.spellings.map { spelling in
      let sign = option.values != nil && spelling == option.spelling ? "=" : ""
      return others + spelling + sign + summary + value
    }
  }

  private func specification(of argument: ArgumentDescription, at place: Int) -> String {
    let place = argument.isRepeating ? "*" : "\(place)"
    return "\(place):\(argument.values.placeholder):\(action(argument.values.candidates))"
  }

  private func action(_ candidates: Candidates) -> String {
    switch program.offered(candidates) {
    case .none, .commands: ""
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files: "_files"
    case .optionNames(let category, let selectedOnly):
      " _\(program.name)_names "
        + program.namesCommand(category?.rawValue ?? "$line[1]", selectedOnly: selectedOnly)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
