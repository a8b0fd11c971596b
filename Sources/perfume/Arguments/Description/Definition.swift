internal import Catalog

/// A word and what it means: an example, a variable, a file, an exit status.
struct Definition: Hashable, Sendable {
  let term: String
  let meaning: Text
}
