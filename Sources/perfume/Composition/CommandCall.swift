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

  /// The file of the catalogue that was asked for; none for the one that the program carries.
  var catalogPath: String? {
    let path = arguments[GlobalOptions.catalog] ?? environment["PERFUME_CATALOG"] ?? ""
    return path.isEmpty ? nil : path
  }

  /// The catalogue that was asked for, else the one that the program carries.
  func catalog() throws(CommandFailure) -> SQLiteCatalogRepository {
    do throws(CatalogError) {
      guard let path = catalogPath else {
        return try SQLiteCatalogRepository(image: SampleCatalog.image)
      }
      let catalog = try SQLiteCatalogRepository(path: path)
      if try !catalog.snapshot().hasSearchIndex { warn(Self.lacksIndex(path)[language]) }
      return catalog
    } catch {
      throw CommandFailure(error, in: language)
    }
  }

  /// The same as it is now, for all that one call reads, whatever takes its place meanwhile.
  func repository() throws(CommandFailure) -> any CatalogRepository {
    ProcessMemory.keepFreed()
    let catalog = try catalog()
    do throws(CatalogError) {
      return try catalog.snapshot()
    } catch {
      throw CommandFailure(error, in: language)
    }
  }

  static func lacksIndex(_ path: String) -> Text {
    Text(
      english: """
        '\(path)' has no search index that belongs to it, so searches take longer, and do not \
        know the names that another program may have changed in it; \
        'perfume import \(path) --into \(path)' makes one
        """,
      korean: """
        '\(path)'에 맞는 검색 색인이 없어 검색이 느리고, 다른 프로그램이 바꾼 이름은 찾지 못할 수 있습니다. \
        'perfume import \(path) --into \(path)'로 만들 수 있습니다
        """
    )
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
