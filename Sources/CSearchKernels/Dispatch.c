#include <stdatomic.h>

#include "CSearchKernels.h"

enum { UNKNOWN = -1 };

static perfume_kernels_kind widest(void) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("popcnt") ||
      !__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2"))
    return PERFUME_KERNELS_PLAIN;
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512vpopcntdq"))
    return PERFUME_KERNELS_WIDEST;
  return PERFUME_KERNELS_WIDE;
#else
  return PERFUME_KERNELS_PLAIN;
#endif
}

static atomic_int known = UNKNOWN;

perfume_kernels_kind perfume_kernels(void) {
  int kind = atomic_load_explicit(&known, memory_order_relaxed);
  return kind != UNKNOWN ? (perfume_kernels_kind)kind : perfume_kernels_limit(PERFUME_KERNELS_WIDEST);
}

perfume_kernels_kind perfume_kernels_limit(perfume_kernels_kind limit) {
  perfume_kernels_kind kind = widest();
  if (kind > limit) kind = limit;
  atomic_store_explicit(&known, kind, memory_order_relaxed);
  return kind;
}
