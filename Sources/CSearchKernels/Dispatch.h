#ifndef PERFUME_DISPATCH_H
#define PERFUME_DISPATCH_H

#define ALWAYS_INLINE static inline __attribute__((always_inline))

// Every function once for each kind of processor, and one that picks among them.
#if defined(__x86_64__)
#include <stdatomic.h>

#define WIDEST __attribute__((target("avx512f,avx512bw,avx512vl,avx512vpopcntdq,popcnt")))
#define WIDE __attribute__((target("avx2,popcnt")))

enum { UNKNOWN, PLAIN, HAS_WIDE, HAS_WIDEST };

static int kind(void) {
  static atomic_int known = UNKNOWN;
  int kind = atomic_load_explicit(&known, memory_order_relaxed);
  if (kind != UNKNOWN) return kind;
  __builtin_cpu_init();
  kind = PLAIN;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt")) kind = HAS_WIDE;
  if (kind == HAS_WIDE && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vpopcntdq"))
    kind = HAS_WIDEST;
  atomic_store_explicit(&known, kind, memory_order_relaxed);
  return kind;
}

#define PICK(result, name, parameters, arguments)                          \
  WIDEST static result widest_##name parameters { return name arguments; } \
  WIDE static result wide_##name parameters { return name arguments; }     \
  result perfume_##name parameters {                                  \
    switch (kind()) {                                                      \
    case HAS_WIDEST: return widest_##name arguments;                       \
    case HAS_WIDE: return wide_##name arguments;                           \
    default: return name arguments;                                        \
    }                                                                      \
  }
#else
#define PICK(result, name, parameters, arguments) \
  result perfume_##name parameters { return name arguments; }
#endif

#endif
