internal import Catalog

/// The completion script for bash.
struct BashCompletions {
  let program: ProgramDescription

  var script: String {
    let name = program.name
    return #"""
      # Completions of \#(name) for bash; `\#(name) completions bash` prints this.

      # Offers the lines of standard input that begin with what has been typed, quoted as it is.
      __\#(name)_offer() {
        local typed=$current quote= line
        local restore
        restore=$(shopt -p nocasematch)
        case $typed in
          [\"\']*) quote=${typed:0:1} typed=${typed:1} ;;
          *) typed=${typed//\\/} ;;
        esac
        shopt -s nocasematch
        while IFS= read -r line; do
          [[ $line == "$typed"* ]] || continue
          case $quote in
            \') line=${line//\'/\'\\\'\'} ;;
            \") line=${line//\\/\\\\} line=${line//\"/\\\"} line=${line//\$/\\\$} line=${line//\`/\\\`} ;;
            # bash cuts words at a colon and an equals sign unless they are quoted.
            *) printf -v line %q "$line"; line=${line//:/\\:} line=${line//=/\\=} ;;
          esac
          COMPREPLY+=("$line")
        done
        $restore
      }

      # A word of the command line as the command gets it.
      __\#(name)_plain() {
        local word=${1/#\~\//$HOME/}
        word=${word//[\"\']/}
        printf %s "${word//\\/}"
      }

      _\#(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} option= command= ended= word i
        local arguments=() handed_on=()
        COMPREPLY=()
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ $option ]]; then
            [[ $word == = ]] && continue
            case $option in
              \#(program.optionsHandedOn.joined(separator: "|")))
                handed_on+=("$option" "$(__\#(name)_plain "$word")") ;;
            esac
            option=
            continue
          fi
          case $ended$word in
            --) ended=1 ;;
            \#(program.optionsWithValue.joined(separator: "|"))) option=$word ;;
            -?*) ;;
            *) if [[ $command ]]; then arguments+=("$(__\#(name)_plain "$word")"); else command=$word; fi ;;
          esac
        done
        [[ $current == = ]] && current=
        if [[ $option ]]; then
          case $command:$option in
      \#(optionCases)
          esac
        elif [[ $current == -* && ! $ended ]]; then
          case $command in
      \#(optionListCases)
          esac
        else
          case $command:${#arguments[@]} in
      \#(argumentCases)
          esac
        fi
      }

      complete -F _\#(name) \#(name)

      """#
  }

  private var optionCases: String {
    lines(
      program.visibleCommands.flatMap { command in
        command.options.compactMap { option in
          option.values.map { ("\(command.name):\(option.spelling)", action($0.candidates)) }
        }
      }
        + program.options.compactMap { option in
          option.values.map { ("*:\(option.spelling)", action($0.candidates)) }
        }
    )
  }

  private var optionListCases: String {
    lines(
      program.visibleCommands.filter { !$0.options.isEmpty }.map { command in
        (command.name, offer(words: (command.options + program.options).flatMap(\.spellings)))
      } + [("*", offer(words: program.options.flatMap(\.spellings)))]
    )
  }

  private var argumentCases: String {
    lines(
      [(":0", offer(words: program.visibleCommands.map(\.name)))]
        + program.visibleCommands.flatMap { command in
          zip(command.arguments, 0...).map { argument, index in
            let place = argument.isRepeating ? "*" : "\(index)"
            return ("\(command.name):\(place)", action(argument.values.candidates))
          }
        }
    )
  }

  private func lines(_ cases: [(pattern: String, action: String?)]) -> String {
    cases.compactMap { pattern, action in action.map { "      \(pattern)) \($0) ;;" } }
      .joined(separator: "\n")
  }

  /// The command that offers what can be typed.
  private func action(_ candidates: Candidates) -> String? {
    switch program.offered(candidates) {
    case .none, .commands: nil
    case .words(let words): offer(words: words)
    case .files: "compopt -o default"
    case .optionNames(let category, let selectedOnly):
      offer(
        "\(program.name) "
          + program.namesCommand(
            category?.rawValue ?? "\"${arguments[0]}\"",
            selectedOnly: selectedOnly
          ) + " \"${handed_on[@]}\" 2>/dev/null"
      )
    }
  }

  private func offer(words: [String]) -> String {
    offer("printf '%s\\n' \(words.joined(separator: " "))")
  }

  private func offer(_ command: String) -> String { "__\(program.name)_offer < <(\(command))" }
}
