#include "Dispatch.h"

// Words that are worked on at a time, so that several passes over them stay in the nearest cache.
enum { TILE = 512 };

ALWAYS_INLINE size_t bits_count(const uint64_t *set, size_t words) {
  size_t bits = 0;
  for (size_t i = 0; i < words; i++) bits += (size_t)__builtin_popcountll(set[i]);
  return bits;
}

ALWAYS_INLINE size_t bits_count_common(const uint64_t *first, const uint64_t *second, size_t words) {
  size_t bits = 0;
  for (size_t i = 0; i < words; i++) bits += (size_t)__builtin_popcountll(first[i] & second[i]);
  return bits;
}

ALWAYS_INLINE void bits_unite(uint64_t *into, const uint64_t *other, size_t words) {
  for (size_t i = 0; i < words; i++) into[i] |= other[i];
}

ALWAYS_INLINE void keep(uint64_t *restrict into, const uint64_t *restrict other, size_t words) {
  for (size_t i = 0; i < words; i++) into[i] &= other[i];
}

ALWAYS_INLINE size_t bits_intersect(uint64_t *restrict into, const uint64_t *const *sets, size_t sets_count,
                               size_t words) {
  size_t bits = 0;
  for (size_t start = 0; start < words; start += TILE) {
    size_t length = words - start < TILE ? words - start : TILE;
    uint64_t *restrict tile = into + start;
    const uint64_t *restrict first = sets[0] + start;
    for (size_t i = 0; i < length; i++) tile[i] = first[i];
    for (size_t set = 1; set < sets_count; set++) keep(tile, sets[set] + start, length);
    bits += bits_count(tile, length);
  }
  return bits;
}

// What misses the set at a place is what all before it have and it has not, as far as all after it have it.
ALWAYS_INLINE void bits_near_misses(uint64_t *matches, uint64_t *const *misses, const uint64_t *const *sets,
                               size_t sets_count, size_t words) {
  for (size_t start = 0; start < words; start += TILE) {
    size_t length = words - start < TILE ? words - start : TILE;
    uint64_t *restrict tile = matches + start;
    for (size_t i = 0; i < length; i++) tile[i] = UINT64_MAX;
    for (size_t set = 0; set < sets_count; set++) {
      const uint64_t *restrict own = sets[set] + start;
      for (size_t before = 0; before < set; before++)
        if (misses[before]) keep(misses[before] + start, own, length);
      if (misses[set]) {
        uint64_t *restrict miss = misses[set] + start;
        for (size_t i = 0; i < length; i++) miss[i] = tile[i] & ~own[i];
      }
      keep(tile, own, length);
    }
  }
}

ALWAYS_INLINE size_t bits_count_at(const uint64_t *set, const uint32_t *places, size_t count) {
  size_t bits = 0;
  for (size_t i = 0; i < count; i++) bits += set[places[i] >> 6] >> (places[i] & 63) & 1;
  return bits;
}

PICK(size_t, bits_count, (const uint64_t *set, size_t words), (set, words))
PICK(size_t, bits_count_common, (const uint64_t *first, const uint64_t *second, size_t words),
     (first, second, words))
PICK(size_t, bits_count_at, (const uint64_t *set, const uint32_t *places, size_t count),
     (set, places, count))
PICK(void, bits_unite, (uint64_t * into, const uint64_t *other, size_t words), (into, other, words))
PICK(size_t, bits_intersect,
     (uint64_t * into, const uint64_t *const *sets, size_t sets_count, size_t words),
     (into, sets, sets_count, words))
PICK(void, bits_near_misses,
     (uint64_t * matches, uint64_t *const *misses, const uint64_t *const *sets, size_t sets_count,
      size_t words),
     (matches, misses, sets, sets_count, words))
