internal import Catalog
internal import CatalogSQLite
internal import SampleCatalog

/// One call of a command: what was typed, where it runs, and where its answer goes.
struct CommandCall {
  let arguments: ParsedArguments
  let language: Language
  let environment: [String: String]
  let output: StandardOutput

  /// Whether the answer is a document for programs.
  var isJSON: Bool { arguments[GlobalOptions.json] }

  /// The language of names and titles.
  ///
  /// Documents are the same whatever language messages are in: they carry the catalogue's own names,
  /// which are those that Korean shows.
  var titleLanguage: Language { isJSON ? .korean : language }

  /// The catalogue that was asked for, else the one that the program carries.
  func repository() throws(CommandFailure) -> any CatalogRepository {
    do throws(CatalogError) {
      let path = arguments[GlobalOptions.catalog] ?? environment["PERFUME_CATALOG"] ?? ""
      return path.isEmpty
        ? try SQLiteCatalogRepository(image: SampleCatalog.image)
        : try SQLiteCatalogRepository(path: path)
    } catch {
      throw CommandFailure(error, in: language)
    }
  }

  /// Where the selection is kept.
  var session: SessionFile {
    SessionFile(
      path: SessionLocation.path(
        option: arguments[GlobalOptions.session],
        environment: environment
      )
    ) { warn($0.message(in: language)) }
  }

  /// What is saved; empty when nothing is.
  func savedSession() throws(CommandFailure) -> Session {
    do throws(SessionError) {
      return try session.load()
    } catch {
      throw CommandFailure(error, in: language)
    }
  }
}
