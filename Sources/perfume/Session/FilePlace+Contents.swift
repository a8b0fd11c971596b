#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension FilePlace {
  /// The bytes of the file; none where there is no file.
  func read() throws(SessionError) -> [UInt8]? {
    do {
      return try readRegularFile()
    } catch let error where error.code == ENOENT {
      return nil
    } catch {
      let code: SessionError.Code = error.code == EIO ? .inputOutput : .unreadable
      throw SessionError(code, path: path, detail: "\(error)")
    }
  }

  private func readRegularFile() throws(SystemError) -> [UInt8] {
    // A pipe would wait for a writer.
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
    var status = stat()
    try SystemCall.check { fstat(file.descriptor, &status) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try file.readAll()
    case S_IFDIR: throw SystemError(code: EISDIR)
    default: throw SystemError(code: ENOTSUP)
    }
  }

  /// Puts a file of these bytes in the place of the old one, all at once.
  ///
  /// The old file's permissions stay, a new file is for this user alone. When it fails, the old file is
  /// as it was, and nothing is left beside it.
  func replace(with bytes: [UInt8], under lock: borrowing FolderLock) throws(SessionError) {
    var mode: mode_t?
    var status = stat()
    if stat(path, &status) == 0 {
      mode = status.st_mode & 0o7777
      // Renaming would get round a protection against writing.
      try attempt(.cannotCreate) { () throws(SystemError) in
        try SystemCall.check { access(path, W_OK) }
      }
    }
    // The lock makes the name unique; a file there was left by a program that was killed.
    let temporary = "\(folder)/.\(name).saving"
    unlink(temporary)
    do {
      try write(bytes, to: temporary, mode: mode)
      try attempt(.inputOutput) { () throws(SystemError) in
        try SystemCall.check { rename(temporary, path) }
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func write(
    _ bytes: [UInt8],
    to temporary: String,
    mode: mode_t?
  ) throws(SessionError) {
    let file = try attempt(.cannotCreate) { () throws(SystemError) in
      try OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL)
    }
    if let mode {
      // Fails where a file system has no permissions to keep.
      _ = fchmod(file.descriptor, mode)
    }
    try attempt(.inputOutput) { () throws(SystemError) in
      try SystemCall.writeAll(bytes, to: file.descriptor)
      try SystemCall.check { fsync(file.descriptor) }
    }
  }

  /// Gives the file another name, under which nothing has been.
  func setAside(under lock: borrowing FolderLock) throws(SystemError) -> String {
    var number = 1
    while true {
      let free = "\(path).damaged-\(number)"
      do throws(SystemError) {
        // An empty file of our own reserves the name: the renaming then overwrites no other.
        _ = try OpenFile(free, O_WRONLY | O_CREAT | O_EXCL)
      } catch let error where error.code == EEXIST {
        number += 1
        continue
      }
      do throws(SystemError) {
        try SystemCall.check { rename(path, free) }
        return free
      } catch {
        unlink(free)
        throw error
      }
    }
  }

  @discardableResult
  private func attempt<Result: ~Copyable>(
    _ code: SessionError.Code,
    _ step: () throws(SystemError) -> Result
  ) throws(SessionError) -> Result {
    do {
      return try step()
    } catch {
      throw SessionError(code, path: path, detail: "\(error)")
    }
  }
}
