/* Runs a program with its output thrown away and prints its wall time in nanoseconds, its peak memory
   in kilobytes and its exit status. Small itself, since the kernel counts the memory of the parent as
   the child's until the new program is loaded. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 2) return 64;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  long long start = now();
  pid_t child;
  if (posix_spawnp(&child, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 66;
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) != child) return 74;
  long long time = now() - start;
  printf("%lld %ld %d\n", time, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : -1);
  return 0;
}
