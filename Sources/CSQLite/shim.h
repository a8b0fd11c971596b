// What sqlite3.h offers as macros only, as functions that Swift can call.
#pragma once

#include <sqlite3.h>
#include <stdint.h>

/// Binds UTF-8 text that SQLite copies before the call returns.
static inline int perfume_bind_text(sqlite3_stmt *statement, int index, const char *text, int64_t length) {
  return sqlite3_bind_text64(statement, index, text, (sqlite3_uint64)length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds bytes that SQLite copies before the call returns; none of them where `bytes` is null.
static inline int perfume_bind_bytes(sqlite3_stmt *statement, int index, const void *bytes, int64_t length) {
  if (length == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob64(statement, index, bytes, (sqlite3_uint64)length, SQLITE_TRANSIENT);
}
