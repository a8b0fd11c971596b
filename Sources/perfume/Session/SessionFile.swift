/// The saved session of one user, which several programs may use at the same time.
struct SessionFile {
  /// How long to wait for another program.
  static let patience: Duration = .seconds(10)

  /// As it was named, links and all; none where no place is known.
  let path: String?
  private let patience: Duration
  private let warn: (SessionWarning) -> Void

  /// Names the file and touches nothing; `warn` hears of a damaged one that was set aside.
  init(
    path: String?,
    patience: Duration = SessionFile.patience,
    warn: @escaping (SessionWarning) -> Void
  ) {
    self.path = path
    self.patience = patience
    self.warn = warn
  }

  /// The session as it was saved last; empty when none has been, or when what was there is damaged.
  ///
  /// Waits for nobody: a file is replaced whole, so what is there can be read at any moment. Only to
  /// set a damaged one aside it takes its turn.
  func load() throws(SessionError) -> Session {
    guard let path else { return Session() }
    let place = try Self.place(of: path)
    do throws(SessionError) {
      return try Self.document(at: place).session
    } catch let error where error.code == .damaged {
      let lock = try lock(place)
      return try documentSettingAsideDamaged(at: place, under: lock).session
    }
  }

  /// Lets `body` change the session and saves what it made of it, while all others wait.
  ///
  /// When `body` throws or changes nothing, the file is left alone, down to the byte. The folder is
  /// made where it is missing, since the lock is on it.
  func update<Result>(_ body: (inout Session) throws -> Result) throws -> Result {
    guard let path else { throw SessionError(.cannotCreate, path: nil, detail: "") }
    let place = try Self.place(of: path)
    let lock = try lock(place)
    let document = try documentSettingAsideDamaged(at: place, under: lock)
    var session = document.session
    let result = try body(&session)
    if session != document.session {
      try place.replace(with: try document.bytes(saying: session), under: lock)
    }
    return result
  }

  private static func place(of path: String) throws(SessionError) -> FilePlace {
    do {
      return try FilePlace(following: path)
    } catch {
      throw SessionError(.unreadable, path: path, detail: "\(error)")
    }
  }

  private func lock(_ place: FilePlace) throws(SessionError) -> FolderLock {
    do {
      try place.makeFolder()
      return try FolderLock(place.folder, patience: patience)
    } catch let error where error.wouldBlock {
      throw SessionError(.locked, path: place.path, detail: "waited \(patience)")
    } catch {
      throw SessionError(.cannotCreate, path: place.path, detail: "\(error)")
    }
  }

  private static func document(at place: FilePlace) throws(SessionError) -> SessionDocument {
    guard let bytes = try place.read() else { return SessionDocument() }
    return try SessionDocument(bytes, from: place.path)
  }

  private func documentSettingAsideDamaged(
    at place: FilePlace,
    under lock: borrowing FolderLock
  ) throws(SessionError) -> SessionDocument {
    do {
      return try Self.document(at: place)
    } catch let error where error.code == .damaged {
      warn(try setAside(place, since: error.detail, under: lock))
      return SessionDocument()
    }
  }

  private func setAside(
    _ place: FilePlace,
    since reason: String,
    under lock: borrowing FolderLock
  ) throws(SessionError) -> SessionWarning {
    do {
      let setAside = try place.setAside(under: lock)
      return SessionWarning(path: place.path, setAside: setAside, reason: reason)
    } catch {
      throw SessionError(.damaged, path: place.path, detail: "\(reason); \(error)")
    }
  }
}
