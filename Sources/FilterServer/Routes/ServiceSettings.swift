/// What whoever runs the service decides about its answers.
public struct ServiceSettings: Sendable {
  /// Where the service is below its host: "/", or a path that begins and ends in one.
  public var basePath: String
  /// The sites whose scripts may read what is answered; "*" stands for all.
  public var origins: Set<String>
  /// The names that the service goes by, in small letters and without a port; none for any.
  ///
  /// A service that only this machine can reach goes by no other name: a page that a browser is shown
  /// elsewhere cannot make its own name mean this machine, and so read what is answered.
  public var hosts: Set<String>?
  /// That of the program: another version may answer the same request with something else.
  public var version: String

  /// The longest target that is looked at, in bytes.
  static let targetLimit = 8_192
  /// The most parameters that are looked at: each that is wrong is told.
  static let parameterLimit = 256
  /// The longest body that is passed over, in bytes.
  static let bodyLimit = 65_536
  /// From which length on an answer is packed, in bytes.
  static let packedFrom = 1_024

  /// What is usual: at the root, for no other site, under any name.
  public init(
    basePath: String = "/",
    origins: Set<String> = [],
    hosts: Set<String>? = nil,
    version: String = ""
  ) {
    self.basePath = basePath
    self.origins = origins
    self.hosts = hosts
    self.version = version
  }

  /// What a script of the asking site is told that it may do; none when it may not read the answer.
  func allowed(origin: String?) -> String? {
    if origins.isEmpty { return nil }
    if origins.contains("*") { return "*" }
    return origin.flatMap { origins.contains($0) ? $0 : nil }
  }

  func accepts(host: String?) -> Bool {
    guard let hosts else { return true }
    guard let host else { return false }
    return hosts.contains(host) || hosts.contains(Self.withoutPort(host).lowercased())
  }

  private static func withoutPort(_ host: String) -> String {
    let isPort: (Substring) -> Bool = { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard let colon = host.lastIndex(of: ":"), isPort(host[host.index(after: colon)...]),
      // The colons of an address of version 6 stand in brackets.
      !host.hasPrefix("[") || host[..<colon].hasSuffix("]")
    else { return host }
    return String(host[..<colon])
  }
}
