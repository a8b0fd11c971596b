public import Catalog

/// Why the service could not begin.
public enum ServiceError: Error, Hashable, Sendable {
  /// No address goes by the name, in the system's own words.
  case unknownHost(String, reason: String)
  /// The port of an address is in use by another program.
  case portInUse(host: String, port: UInt16)
  /// Nothing can be listened for at an address, in the system's own words.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The system has no threads, memory or descriptors left for it.
  case noResources
  /// libmicrohttpd cannot be loaded, in the system's own words.
  case noLibrary(reason: String)

  /// What went wrong and what to do, in one line.
  public func message(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  private var english: String {
    switch self {
    case .unknownHost(let host, let reason):
      "there is no address for the host '\(host)' (\(reason))"
    case .portInUse(let host, let port):
      "port \(port) of \(host) is in use; choose another with --port, or 0 for any that is free"
    case .cannotListen(let host, let port, let reason):
      "port \(port) of \(host) cannot be listened at (\(reason))"
    case .noResources: "the system has no threads or memory left to serve with"
    case .noLibrary(let reason): "libmicrohttpd cannot be loaded; install it (\(reason))"
    }
  }

  private var korean: String {
    switch self {
    case .unknownHost(let host, let reason): "'\(host)'의 주소를 찾을 수 없습니다 (\(reason))"
    case .portInUse(let host, let port):
      "\(host)의 \(port)번 포트는 이미 쓰이고 있습니다. --port로 다른 포트를 정하거나 0으로 빈 포트를 쓰세요"
    case .cannotListen(let host, let port, let reason):
      "\(host)의 \(port)번 포트를 열 수 없습니다 (\(reason))"
    case .noResources: "서비스에 쓸 스레드나 메모리가 부족합니다"
    case .noLibrary(let reason): "libmicrohttpd를 불러올 수 없습니다. 설치하세요 (\(reason))"
    }
  }
}
