internal import Catalog

/// The completion script for fish.
struct FishCompletions {
  let program: ProgramDescription
  let language: Language

  var script: String {
    let name = program.name
    return #"""
      # Completions of \#(name) for fish; `\#(name) completions fish` prints this.

      # Prints the command and its arguments as far as they have been typed, one a line.
      function __\#(name)_typed
          set -l option
          for token in (commandline -opc)[2..]
              if test -n "$option"
                  set option
                  continue
              end
              switch $token
                  case \#(program.optionsWithValue.joined(separator: " "))
                      set option $token
                  case '-*'
                  case '*'
                      printf '%s\n' $token
              end
          end
      end

      # Whether the argument with number $argv[2] of the command $argv[1] comes next.
      function __\#(name)_at
          set -l typed (__\#(name)_typed)
          test "$typed[1]" = "$argv[1]"; and test (count $typed) -eq $argv[2]
      end

      # Whether an argument from number $argv[2] on of the command $argv[1] comes next.
      function __\#(name)_from
          set -l typed (__\#(name)_typed)
          test "$typed[1]" = "$argv[1]"; and test (count $typed) -ge $argv[2]
      end

      # Prints the names that the catalogue has.
      function __\#(name)_names
          set -l handed_on
          set -l option
          for token in (commandline -opc)[2..]
              if test -n "$option"
                  set -a handed_on $option (string replace -r '^~/' "$HOME/" -- $token)
                  set option
                  continue
              end
              switch $token
                  case \#(program.optionsHandedOn.joined(separator: " "))
                      set option $token
                  case \#(program.optionsHandedOn.map { "'\($0)=*'" }.joined(separator: " "))
                      set -a handed_on $token
              end
          end
          \#(name) $argv $handed_on 2>/dev/null
      end

      complete -c \#(name) -f
      \#(rules.joined(separator: "\n"))

      """#
  }

  private var rules: [String] {
    program.options.map { rule(option: $0, condition: nil) }
      + program.visibleCommands.map { command in
        "complete -c \(program.name) -n '__\(program.name)_at \"\" 0' -a \(command.name)"
          + " -d \(Self.quoted(command.summary[language]))"
      }
      + program.visibleCommands.flatMap { command in
        command.options.map { rule(option: $0, condition: "from \(command.name) 1") }
          + zip(command.arguments, 1...).compactMap { argument, place in
            rule(
              argument: argument,
              condition: "\(argument.isRepeating ? "from" : "at") \(command.name) \(place)"
            )
          }
      }
  }

  private func rule(option: OptionDescription, condition: String?) -> String {
    let parts: [String?] = [
      "complete -c \(program.name)",
      condition.map { "-n '__\(program.name)_\($0)'" },
      option.shortName.map { "-s \($0)" },
      "-l \(option.name)",
      option.values.map { action($0.candidates) ?? "-x" },
      "-d \(Self.quoted(option.summary[language]))",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func rule(argument: ArgumentDescription, condition: String) -> String? {
    action(argument.values.candidates).map { action in
      "complete -c \(program.name) -n '__\(program.name)_\(condition)' \(action)"
    }
  }

  private func action(_ candidates: Candidates) -> String? {
    switch program.offered(candidates) {
    case .none, .commands: nil
    case .words(let words): "-x -a '\(words.joined(separator: " "))'"
    case .files: "-r -F"
    case .optionNames(let category, let selectedOnly):
      "-x -a '(__\(program.name)_names "
        + program.namesCommand(
          category?.rawValue ?? "(__\(program.name)_typed)[2]",
          selectedOnly: selectedOnly
        ) + ")'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
