/// The memory that the program has from the system.
enum ProcessMemory {
  /// Keeps what is freed for whoever needs memory next, where it would be given back to the system.
  ///
  /// A search reads one part of a catalogue after the other, some of megabytes. To fill fresh memory with each
  /// of them takes longer than to read them.
  static func keepFreed() {
    // The GNU C library gives back what is larger than any block that was freed before, up to this size.
    UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()
  }
}
