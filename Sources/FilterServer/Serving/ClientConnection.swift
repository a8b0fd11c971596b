internal import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// A connection that a client has opened.
final class ClientConnection: Sendable {
  /// Open for as long as the connection is on its list.
  let descriptor: Int32
  /// Who is at the other end.
  let address: String
  /// When what is going on must be over.
  private let deadline: Atomic<Int>

  init(descriptor: Int32, address: String) {
    self.descriptor = descriptor
    self.address = address
    deadline = Atomic(Clock.microseconds() + ServiceLimits.requestTime)
  }

  /// From now on an answer is made and sent.
  func beginAnswer(at now: Int) {
    deadline.store(now + ServiceLimits.answerTime, ordering: .relaxed)
  }

  /// From now on another request is waited for.
  func endAnswer(at now: Int) {
    deadline.store(now + ServiceLimits.requestTime, ordering: .relaxed)
  }

  /// Whether the client sends nothing any more, and all that it has sent was read.
  fileprivate var isLeft: Bool {
    var byte: UInt8 = 0
    return unsafe recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
  }

  fileprivate func isLate(at now: Int) -> Bool { deadline.load(ordering: .relaxed) < now }
}

/// The connections that are open.
final class ConnectionList: Sendable {
  private let connections: Mutex<[ObjectIdentifier: ClientConnection]> = Mutex([:])

  func add(_ connection: ClientConnection) {
    connections.withLock { $0[ObjectIdentifier(connection)] = connection }
  }

  /// To be called before the socket is closed, whose number then stands for another one.
  func remove(_ connection: ClientConnection) {
    _ = connections.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  /// Ends the connections on which something has taken too long, one byte now and then as it may have come.
  func endLate(at now: Int) {
    connections.withLock { connections in
      for connection in connections.values where connection.isLate(at: now) {
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
      }
    }
  }

  /// Has the library look once more at the connections whose clients are gone.
  ///
  /// It waits for news of a connection, and misses the end that comes together with the last bytes of half a
  /// request; to end what has ended is news, and nothing else.
  func endLeft() {
    connections.withLock { connections in
      for connection in connections.values where connection.isLeft {
        shutdown(connection.descriptor, Int32(SHUT_RD))
      }
    }
  }
}

/// What one client may use up.
public enum ServiceLimits {
  /// Connections at the same time, in all and of one address.
  public static let connections = (inAll: 4_096, ofOneAddress: 1_024)
  /// For how long nothing may come or go on a connection, in seconds.
  public static let idleSeconds = 30
  /// How long it may take from the end of one answer until the next request is there, in microseconds.
  static let requestTime = 30_000_000
  /// How long it may take until an answer has been taken, in microseconds.
  static let answerTime = 120_000_000
  /// For the head of a request and of its answer, in bytes.
  static let connectionMemory = 32_768
  /// For how long requests that are being answered are waited for at the end, in microseconds.
  static let stopTime = 10_000_000
}
