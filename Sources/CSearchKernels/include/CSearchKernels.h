#ifndef PERFUME_SEARCH_KERNELS_H
#define PERFUME_SEARCH_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// The innermost loops of a search, in the widest instructions that the processor has: Swift builds for the
// oldest one of its kind, where to count the bits of a word takes a dozen of them.

#pragma clang assume_nonnull begin

/// What instructions the loops are made of; all give the same.
typedef enum {
  /// Those that every processor of this architecture has.
  PERFUME_KERNELS_PLAIN,
  /// Vectors of 256 bits (AVX2).
  PERFUME_KERNELS_WIDE,
  /// Vectors of 512 bits that count bits (AVX-512 with VPOPCNTDQ).
  PERFUME_KERNELS_WIDEST,
} perfume_kernels_kind;

/// Those in use: the widest that this processor has, as far as they were not limited.
perfume_kernels_kind perfume_kernels(void);

/// Keeps to those that are no wider than `limit`, also when the processor has more; those that are in use
/// then. For tests and measurements, at any time and from any thread.
perfume_kernels_kind perfume_kernels_limit(perfume_kernels_kind limit);

// Sets, as bits of 64-bit words. A set has `words` words; those that are written overlap no other.

/// How many bits a set has.
size_t perfume_bits_count(const uint64_t *set, size_t words);

/// How many bits two sets have in common.
size_t perfume_bits_count_common(const uint64_t *first, const uint64_t *second, size_t words);

/// How many of `count` bits are set, whose places in the set are given.
size_t perfume_bits_count_at(const uint64_t *set, const uint32_t *places, size_t count);

/// Adds to `into` what `other` has.
void perfume_bits_unite(uint64_t *into, const uint64_t *other, size_t words);

/// Makes `into` what all of `count` sets have, one at least; how many bits that is.
size_t perfume_bits_intersect(uint64_t *into, const uint64_t *const _Nonnull *_Nonnull sets, size_t count,
                              size_t words);

/// Makes `matches` what all of `count` sets have, two at least, and of each of `misses` that is not null
/// what all have but the set at its place; `counts` gets how many bits each of `misses` has, and in the end
/// how many `matches` has.
void perfume_bits_near_misses(uint64_t *const _Nullable *_Nonnull misses,
                              const uint64_t *const _Nonnull *_Nonnull sets, size_t count, size_t words,
                              uint64_t *matches, size_t *counts);

/// Sets `count` bits, whose places in the set are given.
void perfume_bits_insert(uint64_t *set, const uint32_t *places, size_t count);

/// Writes the places of the bits of a set, ascending, from a word on: those of whole words, as many as
/// surely fit where there is room for so many places, 64 at least. Moves `word` behind the last of them, at
/// most to `end`; how many places that are.
size_t perfume_bits_places(const uint64_t *set, size_t *word, size_t end, uint32_t *places, size_t room);

// Text.

/// The first place in `length` bytes where the bytes of a word begin, one at least; `length` for nowhere.
size_t perfume_text_find(const uint8_t *text, size_t length, const uint8_t *word, size_t word_length);

/// Writes the numbers of the runs of a text that hold the bytes of a word, one at least, ascending and each
/// once; how many that is.
///
/// Run `i` is from `starts[i]` to `starts[i + 1]`, the first starts at 0, and there is room for `runs` numbers. A
/// word that begins in one run and ends in the next counts for the first.
size_t perfume_text_find_runs(const uint8_t *text, const uint32_t *starts, size_t runs, const uint8_t *word,
                              size_t word_length, uint32_t *found_runs);

#pragma clang assume_nonnull end

#endif
