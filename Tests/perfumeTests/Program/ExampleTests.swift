import CatalogTestSupport
import Foundation
import Testing

@Suite("The example of embedding")
struct ExampleTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("The README shows the example as it is compiled")
  func readmeShowsTheExample() throws {
    let path = "Examples/EmbeddingExample/EmbeddingExample.swift"
    let example = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    let readme = try String(
      contentsOf: Self.package.appending(path: "README.md"),
      encoding: .utf8
    )
    #expect(readme.contains("```swift\n\(example)```"))
  }

  @Test("The example runs and shows what a tap changes")
  func exampleRuns() throws {
    let program = URL(filePath: Run.perfume).deletingLastPathComponent()
      .appending(path: "EmbeddingExample").path
    let run = try Run(program, [])
    #expect(run.status == 0)
    #expect(
      run.output == """
        ○ Fresh 1 | Sauvage, 2015; Poison, 1985
        ● Fresh 1 | Sauvage, 2015
        ["상쾌한"]

        """
    )
  }
}
