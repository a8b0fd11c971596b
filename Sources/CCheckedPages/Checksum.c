#include "Checksum.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "CCheckedPages.h"

enum {
  CONTENT = PERFUME_PAGE_SIZE - PERFUME_PAGE_RESERVE,
  // Places in the header of a file (SQLite's file format, section 1.3).
  RESERVE = 20,
  CHANGE_COUNTER = 24,
  COUNTER_LENGTH = 4,
};

static uint64_t checksum(const uint8_t *page) { return XXH3_64bits(page, CONTENT); }

void perfume_page_sign(uint8_t *page, int is_first) {
  XXH64_canonical_t sum;
  XXH64_canonicalFromHash(&sum, checksum(page));
  if (is_first) memcpy(sum.digest, page + CHANGE_COUNTER, COUNTER_LENGTH);
  memcpy(page + CONTENT, sum.digest, sizeof sum.digest);
}

int perfume_page_is_right(const uint8_t *page) {
  XXH64_canonical_t sum;
  XXH64_canonicalFromHash(&sum, checksum(page));
  return memcmp(page + CONTENT, sum.digest, sizeof sum.digest) == 0;
}

enum perfume_pages perfume_pages_judge(const uint8_t *page) {
  if (page[RESERVE] != PERFUME_PAGE_RESERVE) return PERFUME_PAGES_CHANGED;
  if (memcmp(page + CONTENT, page + CHANGE_COUNTER, COUNTER_LENGTH) != 0) return PERFUME_PAGES_CHANGED;
  uint8_t signed_page[PERFUME_PAGE_SIZE];
  memcpy(signed_page, page, sizeof signed_page);
  perfume_page_sign(signed_page, 1);
  return memcmp(signed_page, page, sizeof signed_page) == 0 ? PERFUME_PAGES_INTACT
                                                            : PERFUME_PAGES_DAMAGED;
}

uint64_t perfume_digest(const void *bytes, size_t count, uint64_t digest) {
  return XXH3_64bits_withSeed(bytes, count, digest);
}
