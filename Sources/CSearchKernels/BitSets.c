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

// What one set alone has not is what any has not, but for what two have not.
ALWAYS_INLINE void bits_near_misses(uint64_t *const *misses, const uint64_t *const *sets, size_t sets_count,
                                    size_t words, uint64_t *matches, size_t *counts) {
  for (size_t set = 0; set <= sets_count; set++) counts[set] = 0;
  for (size_t start = 0; start < words; start += TILE) {
    size_t length = words - start < TILE ? words - start : TILE;
    uint64_t once[TILE], twice[TILE];
    for (size_t i = 0; i < length; i++) once[i] = twice[i] = 0;
    for (size_t set = 0; set < sets_count; set++) {
      const uint64_t *own = sets[set] + start;
      for (size_t i = 0; i < length; i++) {
        twice[i] |= once[i] & ~own[i];
        once[i] |= ~own[i];
      }
    }
    uint64_t *restrict tile = matches + start;
    for (size_t i = 0; i < length; i++) tile[i] = ~once[i];
    counts[sets_count] += bits_count(tile, length);
    for (size_t i = 0; i < length; i++) once[i] &= ~twice[i];
    for (size_t set = 0; set < sets_count; set++) {
      if (!misses[set]) continue;
      const uint64_t *own = sets[set] + start;
      uint64_t *restrict miss = misses[set] + start;
      for (size_t i = 0; i < length; i++) miss[i] = once[i] & ~own[i];
      counts[set] += bits_count(miss, length);
    }
  }
}

ALWAYS_INLINE void bits_insert(uint64_t *set, const uint32_t *places, size_t count) {
  for (size_t i = 0; i < count; i++) set[places[i] >> 6] |= UINT64_C(1) << (places[i] & 63);
}

// Most words of most sets are empty: behind one, seven more are looked at together.
ALWAYS_INLINE size_t bits_places(const uint64_t *set, size_t *word, size_t end, uint32_t *places, size_t room) {
  size_t found = 0, i = *word;
  while (i < end && room - found >= 64) {
    uint64_t rest = set[i++];
    if (!rest) {
      for (; end - i >= 7; i += 7) {
        uint64_t any = 0;
        for (size_t next = 0; next < 7; next++) any |= set[i + next];
        if (any) break;
      }
      continue;
    }
    for (; rest; rest &= rest - 1)
      places[found++] = (uint32_t)((i - 1) << 6 | (size_t)__builtin_ctzll(rest));
  }
  *word = i;
  return found;
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
     (uint64_t *const *misses, const uint64_t *const *sets, size_t sets_count, size_t words,
      uint64_t *matches, size_t *counts),
     (misses, sets, sets_count, words, matches, counts))
PICK(void, bits_insert, (uint64_t * set, const uint32_t *places, size_t count), (set, places, count))
PICK(size_t, bits_places,
     (const uint64_t *set, size_t *word, size_t end, uint32_t *places, size_t room),
     (set, word, end, places, room))
