import CMinizip
import CatalogImport

/// The directory of a ZIP archive in an open file.
///
/// Several parts may be read at the same time, since each has a handle of its own on the file.
final class ZipArchive {
  /// More parts than this no workbook has; the directory is read into memory.
  private static let partLimit = 100_000
  /// More than this no part has that describes the others, in bytes.
  static let descriptionLimit = 1 << 26

  /// A part as the directory has it.
  struct Entry {
    /// As it stands there.
    let name: String
    /// The number of its bytes when they are unpacked, as the directory says.
    let size: Int
    let isEncrypted: Bool
    fileprivate let position: unz64_file_pos
  }

  private let file: ZipFile
  private var entries: [String: Entry] = [:]

  /// Reads the directory of the archive; `owner` keeps the file open.
  init(_ descriptor: Int32, size: Int, owner: AnyObject) throws(ImportFailure) {
    file = ZipFile(descriptor: descriptor, size: size, owner: owner)
    let handle = try ZipHandle(file)
    var info = unz_global_info64()
    guard unsafe unzGetGlobalInfo64(handle.pointer, &info) == UNZ_OK else { throw .damagedArchive }
    // Without any part, going to the first is a failure.
    if info.number_entry == 0 { return }
    var code = unsafe unzGoToFirstFile(handle.pointer)
    while code == UNZ_OK {
      let entry = try Self.entry(at: handle)
      guard entries.count < Self.partLimit else { throw .damagedArchive }
      // Names are compared without case, as Windows does, and the first of two is the one that counts.
      if entries[entry.name.lowercased()] == nil { entries[entry.name.lowercased()] = entry }
      code = unsafe unzGoToNextFile(handle.pointer)
    }
    guard code == UNZ_END_OF_LIST_OF_FILE else { throw .damagedArchive }
  }

  private static func entry(at handle: ZipHandle) throws(ImportFailure) -> Entry {
    var info = unz_file_info64()
    var position = unz64_file_pos()
    var name = [CChar](repeating: 0, count: 512)
    let room = UInt(name.count)
    let code = unsafe unzGetCurrentFileInfo64(handle.pointer, &info, &name, room, nil, 0, nil, 0)
    guard code == UNZ_OK, unsafe unzGetFilePos64(handle.pointer, &position) == UNZ_OK else {
      throw .damagedArchive
    }
    let bytes = name.prefix(Int(min(info.size_filename, room))).map(UInt8.init(bitPattern:))
    return Entry(
      // Some programs write the separators of Windows.
      name: String(decoding: bytes, as: UTF8.self).map { $0 == "\\" ? "/" : String($0) }.joined(),
      size: Int(clamping: info.uncompressed_size),
      isEncrypted: info.flag & 1 != 0,
      position: position
    )
  }

  /// Whether there is a part with this name.
  func contains(_ name: String) -> Bool { entries[name.lowercased()] != nil }

  /// Opens a part for reading; nil when there is none with this name.
  ///
  /// One that is kept in memory has a limit to its size when it is unpacked.
  func part(_ name: String, limit: Int = .max) throws(ImportFailure) -> ZipPart? {
    guard let entry = entries[name.lowercased()] else { return nil }
    guard entry.size <= limit else { throw .tooLarge(entry.name, limit: limit) }
    let handle = try ZipHandle(file)
    var position = entry.position
    guard !entry.isEncrypted,
      unsafe unzGoToFilePos64(handle.pointer, &position) == UNZ_OK,
      unsafe unzOpenCurrentFile(handle.pointer) == UNZ_OK
    else { throw .damagedPart(entry.name) }
    return ZipPart(handle, name: entry.name, size: entry.size)
  }
}
