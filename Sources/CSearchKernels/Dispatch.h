#ifndef PERFUME_DISPATCH_H
#define PERFUME_DISPATCH_H

#include "CSearchKernels.h"

#define ALWAYS_INLINE static inline __attribute__((always_inline))

// Every function once for each kind of processor, and one that picks among them.
#if defined(__x86_64__)
#define WIDEST __attribute__((target("avx512f,avx512bw,avx512vl,avx512vpopcntdq,popcnt,bmi,bmi2")))
#define WIDE __attribute__((target("avx2,popcnt,bmi,bmi2")))

#define PICK(result, name, parameters, arguments)                          \
  WIDEST static result widest_##name parameters { return name arguments; } \
  WIDE static result wide_##name parameters { return name arguments; }     \
  result perfume_##name parameters {                                       \
    switch (perfume_kernels()) {                                           \
    case PERFUME_KERNELS_WIDEST: return widest_##name arguments;           \
    case PERFUME_KERNELS_WIDE: return wide_##name arguments;               \
    default: return name arguments;                                        \
    }                                                                      \
  }
#else
#define PICK(result, name, parameters, arguments) \
  result perfume_##name parameters { return name arguments; }
#endif

#endif
