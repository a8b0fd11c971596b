import Catalog
import Testing

@testable import perfume

@Suite("The description of the program")
struct ProgramDescriptionTests {
  private static let program = Program.description

  /// Every text that a reader may see.
  static let texts: [Text] = {
    let manual = program.manual
    let definitions =
      manual.environment + manual.files + manual.exitStatuses + program.examples
      + program.commands.flatMap(\.examples)
    let options = program.options + program.commands.flatMap(\.options)
    let arguments = program.commands.flatMap(\.arguments)
    return [program.summary, manual.reporting] + program.discussion + manual.rules
      + program.commands.flatMap { [$0.summary] + $0.discussion } + definitions.map(\.meaning)
      + options.map(\.summary) + arguments.flatMap { [$0.summary, $0.label] }
      + (options.compactMap(\.values) + arguments.map(\.values)).map(\.expectation)
  }()

  @Test("is written in both languages", arguments: texts)
  func languages(_ text: Text) {
    #expect(text.english.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.korean.unicodeScalars.contains { ("가"..."힣").contains($0) })
    #expect(text.english.hasSuffix(".") == text.korean.hasSuffix("."))
  }

  @Test("gives every command and every option of one its own name")
  func uniqueNames() {
    let names = Self.program.commands.map(\.name)
    #expect(Set(names).count == names.count)
    for command in Self.program.commands {
      let ids =
        (command.options + Self.program.options).map(\.spelling)
        + command.arguments.map(\.id)
      #expect(Set(ids).count == ids.count, "\(command.name)")
    }
  }

  @Test("lets only the last argument be repeated or left out")
  func argumentOrder() {
    for command in Self.program.commands {
      #expect(
        command.arguments.dropLast().allSatisfy { $0.isRequired && !$0.isRepeating },
        "\(command.name)"
      )
    }
  }

  @Test(
    "shows examples that can be run",
    arguments: (program.examples + program.commands.flatMap(\.examples)).map(\.term)
  )
  func examples(_ line: String) throws {
    let calls = try words(of: line)
    #expect(!calls.isEmpty)
    for call in calls {
      let problem = ArgumentParser.read(call, against: Self.program).problem
      #expect(problem == nil)
    }
  }

  /// The arguments of every call of the program in a line for a shell.
  private func words(of line: String) throws -> [[String]] {
    let script = "perfume() { printf '%s\\n' \"$@\" >&2; echo >&2; }; "
    return try line.split(separator: ";").flatMap { command in
      // What the line reads or writes besides is nothing to run here.
      let call = command.drop { $0 != "p" }.prefix { !">|)".contains($0) }
      let run = try Run("bash", ["-c", script + call])
      return run.errors.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    }
  }
}
