#include "CCheckedPages.h"

#include <pthread.h>
#include <sqlite3.h>
#include <string.h>

#include "Checksum.h"

// A layer over another one of SQLite's: what it does not need to know goes through to that.
struct layer {
  sqlite3_vfs base;
  sqlite3_vfs *below;
};

// What SQLite has of an open database: our methods, then the file of the layer below.
struct checked_file {
  sqlite3_file base;
  // Whether the first page says that nobody has changed the file since it was written.
  int is_intact;
};

static sqlite3_file *below(sqlite3_file *file) {
  return (sqlite3_file *)((struct checked_file *)file + 1);
}

static sqlite3_vfs *vfs_below(sqlite3_vfs *vfs) { return ((struct layer *)vfs)->below; }

static uint64_t number(sqlite3_int64 offset) { return (uint64_t)offset / PERFUME_PAGE_SIZE; }

static int is_page(int length, sqlite3_int64 offset) {
  return length == PERFUME_PAGE_SIZE && offset % PERFUME_PAGE_SIZE == 0;
}

// MARK: - Reading and writing

static int read_checked(sqlite3_file *file, void *bytes, int length, sqlite3_int64 offset) {
  struct checked_file *checked = (struct checked_file *)file;
  int code = below(file)->pMethods->xRead(below(file), bytes, length, offset);
  if (code != SQLITE_OK || !is_page(length, offset)) return code;
  if (offset == 0) {
    enum perfume_pages pages = perfume_pages_judge(bytes);
    checked->is_intact = pages == PERFUME_PAGES_INTACT;
    return pages == PERFUME_PAGES_DAMAGED ? SQLITE_IOERR_DATA : SQLITE_OK;
  }
  return !checked->is_intact || perfume_page_is_right(bytes, number(offset)) ? SQLITE_OK : SQLITE_IOERR_DATA;
}

static int read_plain(sqlite3_file *file, void *bytes, int length, sqlite3_int64 offset) {
  return below(file)->pMethods->xRead(below(file), bytes, length, offset);
}

static int write_plain(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 offset) {
  return below(file)->pMethods->xWrite(below(file), bytes, length, offset);
}

static int write_signed(sqlite3_file *file, const void *bytes, int length, sqlite3_int64 offset) {
  if (!is_page(length, offset)) return write_plain(file, bytes, length, offset);
  uint8_t page[PERFUME_PAGE_SIZE];
  memcpy(page, bytes, sizeof page);
  perfume_page_sign(page, number(offset));
  return write_plain(file, page, length, offset);
}

// MARK: - What goes through

static int file_close(sqlite3_file *file) { return below(file)->pMethods->xClose(below(file)); }

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  return below(file)->pMethods->xTruncate(below(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
  return below(file)->pMethods->xSync(below(file), flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return below(file)->pMethods->xFileSize(below(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
  return below(file)->pMethods->xLock(below(file), level);
}

static int file_unlock(sqlite3_file *file, int level) {
  return below(file)->pMethods->xUnlock(below(file), level);
}

static int file_check_lock(sqlite3_file *file, int *is_locked) {
  return below(file)->pMethods->xCheckReservedLock(below(file), is_locked);
}

static int file_control(sqlite3_file *file, int what, void *argument) {
  return below(file)->pMethods->xFileControl(below(file), what, argument);
}

static int file_sector(sqlite3_file *file) {
  return below(file)->pMethods->xSectorSize(below(file));
}

static int file_device(sqlite3_file *file) {
  return below(file)->pMethods->xDeviceCharacteristics(below(file));
}

static int file_map_shared(sqlite3_file *file, int page, int size, int extend, void volatile **place) {
  return below(file)->pMethods->xShmMap(below(file), page, size, extend, place);
}

static int file_lock_shared(sqlite3_file *file, int offset, int count, int flags) {
  return below(file)->pMethods->xShmLock(below(file), offset, count, flags);
}

static void file_barrier(sqlite3_file *file) { below(file)->pMethods->xShmBarrier(below(file)); }

static int file_unmap_shared(sqlite3_file *file, int deletes) {
  return below(file)->pMethods->xShmUnmap(below(file), deletes);
}

// Version 2 of the methods: without those that map pages into memory, past our eyes.
#define METHODS(name, read, write)                                                                       \
  static const sqlite3_io_methods name = {                                                               \
      2,           file_close,       read,             write,        file_truncate,   file_sync,         \
      file_size,   file_lock,        file_unlock,      file_check_lock, file_control, file_sector,       \
      file_device, file_map_shared,  file_lock_shared, file_barrier, file_unmap_shared, NULL, NULL}

METHODS(reading_methods, read_checked, write_plain);
METHODS(writing_methods, read_plain, write_signed);

// MARK: - Opening

static int open_file(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out,
                     const sqlite3_io_methods *methods) {
  sqlite3_vfs *next = vfs_below(vfs);
  // Journals, logs and temporary files have no pages with checksums.
  if (!(flags & SQLITE_OPEN_MAIN_DB)) return next->xOpen(next, name, file, flags, out);
  memset(file, 0, (size_t)vfs->szOsFile);
  int code = next->xOpen(next, name, below(file), flags, out);
  // SQLite closes what has methods, also after a failure.
  if (below(file)->pMethods) file->pMethods = methods;
  return code;
}

static int open_reading(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out) {
  return open_file(vfs, name, file, flags, out, &reading_methods);
}

static int open_writing(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *out) {
  return open_file(vfs, name, file, flags, out, &writing_methods);
}

// The other methods ask nothing of their layer, so those of the one below are called as they are, but with
// that as their own.

static int vfs_delete(sqlite3_vfs *vfs, const char *name, int syncs) {
  return vfs_below(vfs)->xDelete(vfs_below(vfs), name, syncs);
}

static int vfs_access(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
  return vfs_below(vfs)->xAccess(vfs_below(vfs), name, flags, result);
}

static int vfs_full_name(sqlite3_vfs *vfs, const char *name, int size, char *full) {
  return vfs_below(vfs)->xFullPathname(vfs_below(vfs), name, size, full);
}

static int vfs_randomness(sqlite3_vfs *vfs, int length, char *bytes) {
  return vfs_below(vfs)->xRandomness(vfs_below(vfs), length, bytes);
}

static int vfs_sleep(sqlite3_vfs *vfs, int microseconds) {
  return vfs_below(vfs)->xSleep(vfs_below(vfs), microseconds);
}

static int vfs_last_error(sqlite3_vfs *vfs, int size, char *text) {
  return vfs_below(vfs)->xGetLastError(vfs_below(vfs), size, text);
}

static int vfs_time(sqlite3_vfs *vfs, sqlite3_int64 *time) {
  return vfs_below(vfs)->xCurrentTimeInt64(vfs_below(vfs), time);
}

static int vfs_time_in_days(sqlite3_vfs *vfs, double *time) {
  return vfs_below(vfs)->xCurrentTime(vfs_below(vfs), time);
}

static int add_layer(struct layer *layer, const char *name, const char *name_below,
                     int (*open)(sqlite3_vfs *, const char *, sqlite3_file *, int, int *)) {
  layer->below = sqlite3_vfs_find(name_below);
  if (!layer->below) return SQLITE_ERROR;
  layer->base = (sqlite3_vfs){
      .iVersion = 2,
      .szOsFile = (int)sizeof(struct checked_file) + layer->below->szOsFile,
      .mxPathname = layer->below->mxPathname,
      .zName = name,
      .xOpen = open,
      .xDelete = vfs_delete,
      .xAccess = vfs_access,
      .xFullPathname = vfs_full_name,
      .xRandomness = vfs_randomness,
      .xSleep = vfs_sleep,
      .xCurrentTime = vfs_time_in_days,
      .xGetLastError = vfs_last_error,
      .xCurrentTimeInt64 = vfs_time,
  };
  return sqlite3_vfs_register(&layer->base, 0);
}

static const char reader_name[] = "perfume-reader";
static const char writer_name[] = "perfume-writer";
static struct layer reader, writer;
static int reader_code = SQLITE_ERROR, writer_code = SQLITE_ERROR;

static void add_layers(void) {
  reader_code = add_layer(&reader, reader_name, NULL, open_reading);
  // Some systems take its locks for those of someone else, since the writer has one on the file too.
  writer_code = add_layer(&writer, writer_name, "unix-none", open_writing);
}

static void add_layers_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, add_layers);
}

const char *perfume_pages_reader(void) {
  add_layers_once();
  return reader_code == SQLITE_OK ? reader_name : NULL;
}

const char *perfume_pages_writer(void) {
  add_layers_once();
  return writer_code == SQLITE_OK ? writer_name : NULL;
}
