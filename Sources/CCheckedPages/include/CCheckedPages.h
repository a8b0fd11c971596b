#ifndef PERFUME_CHECKED_PAGES_H
#define PERFUME_CHECKED_PAGES_H

#include <stddef.h>
#include <stdint.h>

// Checksums for the pages of a database file, so that damage is found wherever it is read.
//
// Every page ends in the bytes that the file reserves for this (SQLite's file format, section 1.3.4): a
// checksum of the rest and of its place. The first page has instead the number of changes that were made
// to the file until it was complete, and half a checksum. Whoever changes the file with another program
// raises that number and leaves the checksums as they are, so then they say nothing, and nothing is checked.

#pragma clang assume_nonnull begin

enum {
  /// How long a page is.
  PERFUME_PAGE_SIZE = 4096,
  /// How many bytes at the end of each page are reserved.
  PERFUME_PAGE_RESERVE = 8,
};

/// What the first page of a file says of it.
enum perfume_pages {
  /// Without checksums, or changed by another program since, so nothing is checked.
  PERFUME_PAGES_CHANGED,
  /// As it was written.
  PERFUME_PAGES_INTACT,
  /// Neither.
  PERFUME_PAGES_DAMAGED,
};

/// Judges a file by its first page, of `PERFUME_PAGE_SIZE` bytes.
enum perfume_pages perfume_pages_judge(const uint8_t *first_page);

/// Whether a page of `PERFUME_PAGE_SIZE` bytes has its checksum; `number` is its place in the file, from 0
/// on, and not that of the first one.
int perfume_page_is_right(const uint8_t *page, uint64_t number);

/// Tells `count` bytes, after those that `digest` stands for, from all others; 0 stands for none before.
uint64_t perfume_digest(const void *_Nullable bytes, size_t count, uint64_t digest);

/// The name of the layer between SQLite and its files that checks pages when it reads them.
///
/// Null when there is no memory for it. May be called by several threads at once.
const char *_Nullable perfume_pages_reader(void);

/// The name of the layer that writes checksums, to files that nobody else opens: it takes no locks.
const char *_Nullable perfume_pages_writer(void);

#pragma clang assume_nonnull end

#endif
