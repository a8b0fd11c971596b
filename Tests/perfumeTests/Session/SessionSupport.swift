import Catalog
import Testing

@testable import perfume

/// A file that is not expected to be damaged.
func sessionFile(
  _ path: String?,
  patience: Duration = SessionFile.patience,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SessionFile {
  SessionFile(path: path, patience: patience) { warning in
    Issue.record("\(warning)", sourceLocation: sourceLocation)
  }
}

func brand(_ id: Int) -> SearchKeyword {
  SearchKeyword(id: id, name: "Brand \(id)", category: .brand)
}

/// A session file of nothing selected, with room for more fields.
func emptySession(_ fields: String = "") -> String {
  #"{"version": 1, "search": {}\#(fields)}"#
}
