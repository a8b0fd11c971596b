import Foundation
import PackagePlugin

/// Has the sample catalogue made anew whenever its tables or the schema have changed.
@main
struct SampleCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let folder = package.appending(path: "Fixtures/Sample")
    let tables = ["series", "ingredients", "brands", "keywords", "perfumes"].map { name in
      folder.appending(path: "\(name).csv")
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "SampleCatalogBase64.swift")
    return [
      .buildCommand(
        displayName: "Making the sample catalogue",
        executable: try context.tool(named: "sample-catalog-builder").url,
        arguments: [folder.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: tables + [package.appending(path: "schema.sql")],
        outputFiles: [output]
      )
    ]
  }
}
