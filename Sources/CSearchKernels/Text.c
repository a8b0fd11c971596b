#include <stdbool.h>
#include <string.h>

#include "Dispatch.h"

// Places that are looked at together.
enum { BLOCK = 64 };

typedef uint8_t block __attribute__((ext_vector_type(BLOCK), aligned(1)));
typedef bool block_bits __attribute__((ext_vector_type(BLOCK)));

// At which of 64 places a byte is.
ALWAYS_INLINE uint64_t places_of(uint8_t byte, const uint8_t *text) {
  block bytes;
  memcpy(&bytes, text, sizeof bytes);
  block_bits bits = __builtin_convertvector(bytes == (block)byte, block_bits);
  uint64_t places;
  memcpy(&places, &bits, sizeof places);
  return places;
}

// Compares the first and the last byte of the word at many places at once, and the rest only where both are
// as they should be: no table has to be made first, and few places are looked at twice.
ALWAYS_INLINE size_t text_find(const uint8_t *text, size_t length, const uint8_t *word,
                               size_t word_length) {
  if (word_length > length) return length;
  uint8_t first = word[0], last = word[word_length - 1];
  size_t places = length - word_length + 1, place = 0;
  for (; place + BLOCK <= places; place += BLOCK) {
    uint64_t found = places_of(first, text + place) & places_of(last, text + place + word_length - 1);
    for (; found; found &= found - 1) {
      size_t here = place + (size_t)__builtin_ctzll(found);
      if (memcmp(text + here, word, word_length) == 0) return here;
    }
  }
  for (; place < places; place++)
    if (text[place] == first && memcmp(text + place, word, word_length) == 0) return place;
  return length;
}

// The same in one pass over all runs: behind the first place in a run it goes on with the next run.
ALWAYS_INLINE size_t text_find_runs(const uint8_t *text, const uint32_t *starts, size_t runs,
                                    const uint8_t *word, size_t word_length, uint32_t *found_runs) {
  size_t length = starts[runs], found_count = 0, run = 0;
  if (word_length > length) return 0;
  uint8_t first = word[0], last = word[word_length - 1];
  size_t places = length - word_length + 1, place = 0, next = 0;
  while (place < places) {
    uint64_t found;
    size_t step;
    if (place + BLOCK <= places) {
      found = places_of(first, text + place) & places_of(last, text + place + word_length - 1);
      step = BLOCK;
    } else {
      found = text[place] == first;
      step = 1;
    }
    for (; found; found &= found - 1) {
      size_t here = place + (size_t)__builtin_ctzll(found);
      if (here < next || memcmp(text + here, word, word_length) != 0) continue;
      while (starts[run + 1] <= here) run++;
      found_runs[found_count++] = (uint32_t)run;
      next = starts[run + 1];
    }
    place += step;
  }
  return found_count;
}

PICK(size_t, text_find,
     (const uint8_t *text, size_t length, const uint8_t *word, size_t word_length),
     (text, length, word, word_length))
PICK(size_t, text_find_runs,
     (const uint8_t *text, const uint32_t *starts, size_t runs, const uint8_t *word, size_t word_length,
      uint32_t *found_runs),
     (text, starts, runs, word, word_length, found_runs))
