// Tells the thread sanitizer of the locks of Swift's Mutex that have to be waited for.
//
// The sanitizer sees what the program itself does, which is to take a lock that is free. To wait for one is done
// in the library of the toolchain, where it sees nothing, and takes what two threads do one after the other for a
// race. Loaded before that library, this says what it does.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT_SELF __attribute__((swift_context))
#define SWIFT_CALL __attribute__((swiftcall))
// Of the library, by their names in Swift: _MutexHandle._lockSlow(_:) and _MutexHandle._unlockSlow().
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Only programs that are built for the sanitizer have them.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

SWIFT_CALL void lock(uint32_t thread, SWIFT_SELF void *mutex) __asm__(LOCK);
SWIFT_CALL void lock(uint32_t thread, SWIFT_SELF void *mutex) {
  typedef SWIFT_CALL void original(uint32_t, SWIFT_SELF void *);
  ((original *)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT_CALL void unlock(SWIFT_SELF void *mutex) __asm__(UNLOCK);
SWIFT_CALL void unlock(SWIFT_SELF void *mutex) {
  typedef SWIFT_CALL void original(SWIFT_SELF void *);
  if (__tsan_release) __tsan_release(mutex);
  ((original *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
