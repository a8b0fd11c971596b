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

// Spread over all bits, so that a whole page in the place of another one is damage, too.
static uint64_t spread(uint64_t number) { return number * 0x9E3779B97F4A7C15; }

void perfume_page_sign(uint8_t *page, uint64_t number) {
  XXH64_canonical_t sum;
  XXH64_canonicalFromHash(&sum, XXH3_64bits(page, CONTENT) ^ spread(number));
  if (number == 0) memcpy(sum.digest, page + CHANGE_COUNTER, COUNTER_LENGTH);
  memcpy(page + CONTENT, sum.digest, sizeof sum.digest);
}

int perfume_page_is_right(const uint8_t *page, uint64_t number) {
  XXH64_canonical_t sum;
  memcpy(sum.digest, page + CONTENT, sizeof sum.digest);
  uint64_t difference = XXH64_hashFromCanonical(&sum) ^ XXH3_64bits(page, CONTENT);
  // In files that were made before, the number takes no part.
  return difference == spread(number) || difference == 0;
}

enum perfume_pages perfume_pages_judge(const uint8_t *page) {
  if (page[RESERVE] != PERFUME_PAGE_RESERVE) return PERFUME_PAGES_CHANGED;
  if (memcmp(page + CONTENT, page + CHANGE_COUNTER, COUNTER_LENGTH) != 0) return PERFUME_PAGES_CHANGED;
  uint8_t signed_page[PERFUME_PAGE_SIZE];
  memcpy(signed_page, page, sizeof signed_page);
  perfume_page_sign(signed_page, 0);
  return memcmp(signed_page, page, sizeof signed_page) == 0 ? PERFUME_PAGES_INTACT
                                                            : PERFUME_PAGES_DAMAGED;
}

uint64_t perfume_digest(const void *bytes, size_t count, uint64_t digest) {
  return XXH3_64bits_withSeed(bytes, count, digest);
}
