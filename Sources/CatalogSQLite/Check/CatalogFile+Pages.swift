import CCheckedPages
import Catalog

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

extension CatalogFile {
  /// SQLite never uses the page with this byte, which some systems lock (its file format, section 1.4).
  private static let lockByte = 1 << 30

  /// The numbers of the pages that do not have their checksum, from 1 on; none for a file without any.
  func damagedPages() throws(CatalogError) -> [Int] {
    guard isIntact else { return [] }
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Self.failure(errno, path) }
    defer { close(file) }
    let size = Int(PERFUME_PAGE_SIZE)
    var page = [UInt8](repeating: 0, count: size)
    var damaged: [Int] = []
    for offset in stride(from: size, to: self.size, by: size) where offset != Self.lockByte {
      let count = unsafe page.withUnsafeMutableBytes { page in
        unsafe pread(file, page.baseAddress, size, off_t(offset))
      }
      guard count >= 0 else { throw Self.failure(errno, path) }
      let isRight = unsafe page.withUnsafeBufferPointer { page in
        unsafe page.baseAddress.map { page in
          unsafe perfume_page_is_right(page, UInt64(offset / size)) != 0
        } ?? false
      }
      if count < size || !isRight { damaged.append(offset / size + 1) }
    }
    return damaged
  }
}
