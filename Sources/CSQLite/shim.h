// What sqlite3.h offers as macros only, as functions that Swift can call.
#pragma once

#include <sqlite3.h>
#include <stdint.h>

/// Binds UTF-8 text that SQLite copies before the call returns.
static inline int perfume_bind_text(sqlite3_stmt *statement, int index, const char *text, int64_t length) {
  return sqlite3_bind_text64(statement, index, text, (sqlite3_uint64)length, SQLITE_TRANSIENT, SQLITE_UTF8);
}
