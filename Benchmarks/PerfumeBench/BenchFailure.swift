/// Why there is nothing to report.
struct BenchFailure: Error {
  let message: String
  let exitStatus: Int32

  init(_ message: String, exitStatus: Int32 = 1) {
    self.message = message
    self.exitStatus = exitStatus
  }
}
