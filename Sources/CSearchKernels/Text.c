#include <string.h>

#include "Dispatch.h"

// Places that are looked at together.
enum { BLOCK = 64 };

// Compares the first and the last byte of the word at many places at once, and the rest only where both are
// as they should be: no table has to be made first, and few places are looked at twice.
ALWAYS_INLINE size_t text_find(const uint8_t *text, size_t length, const uint8_t *word,
                               size_t word_length) {
  if (word_length > length) return length;
  uint8_t first = word[0], last = word[word_length - 1];
  size_t places = length - word_length + 1, place = 0;
  for (; place + BLOCK <= places; place += BLOCK) {
    const uint8_t *begin = text + place, *end = begin + word_length - 1;
    uint8_t any = 0;
    for (size_t i = 0; i < BLOCK; i++) any |= (uint8_t)((begin[i] == first) & (end[i] == last));
    if (!any) continue;
    for (size_t i = 0; i < BLOCK; i++)
      if (begin[i] == first && end[i] == last && memcmp(begin + i, word, word_length) == 0)
        return place + i;
  }
  for (; place < places; place++)
    if (text[place] == first && memcmp(text + place, word, word_length) == 0) return place;
  return length;
}

PICK(size_t, text_find,
     (const uint8_t *text, size_t length, const uint8_t *word, size_t word_length),
     (text, length, word, word_length))
