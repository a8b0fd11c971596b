internal import Catalog
internal import CatalogSQLite
internal import FilterServer

extension ServeCommand {
  static func run(_ call: CommandCall) throws(CommandFailure) {
    let language = call.language
    let source = ServedCatalog(try call.catalog(), path: call.catalogPath) { change in
      CommandCall.warn(change.message(in: language))
    }
    // Blocked before there are threads, which take that over, so that signals come to `next` alone.
    let signals = SignalQueue()
    let log = AccessLog(call.arguments[log] ?? .text) { lines in
      // Where nobody reads the log, requests are answered all the same.
      try? SystemCall.writeAll(lines, to: StandardOutput.standardDescriptor)
    }
    let server: HTTPServer
    do throws(ServiceError) {
      server = try HTTPServer(source, configuration(call), log: log)
    } catch {
      throw CommandFailure(error, in: call.language)
    }
    for address in server.addresses { call.warn(Self.listening(address)[call.language]) }
    while true {
      switch signals.next(within: 200) {
      case .hangUp: server.reopenCatalog()
      case .end:
        // Asked a second time, the program ends at once.
        signals.release()
        server.stop()
        return
      case nil: server.tend()
      }
    }
  }

  private static func configuration(_ call: CommandCall) -> HTTPServer.Configuration {
    HTTPServer.Configuration(
      host: call.arguments[host],
      port: UInt16(call.arguments[port] ?? 8_080),
      threads: call.arguments[threads],
      settings: ServiceSettings(
        basePath: call.arguments[basePath] ?? "/",
        origins: Set(call.arguments[origins]),
        version: Program.description.version
      )
    )
  }

  private static func listening(_ address: String) -> Text {
    Text(english: "listening at \(address)", korean: "\(address) 에서 기다리는 중")
  }
}

extension CommandFailure {
  fileprivate init(_ error: ServiceError, in language: Language) {
    let (code, status): (String, Int32) =
      switch error {
      case .unknownHost: ("unknownHost", 68)
      case .portInUse: ("portInUse", 69)
      case .cannotListen: ("cannotListen", 69)
      case .noResources: ("noResources", 71)
      case .noLibrary: ("noLibrary", 69)
      }
    self.init(code: code, message: error.message(in: language), exitStatus: status)
  }
}
