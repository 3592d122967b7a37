// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/* memfd_create and its flags need _GNU_SOURCE before the first header of all, which Swift does not give. */
int memfd_create(const char *name, unsigned int flags);

/* Swift imports no function with a variable number of arguments, and no macro that casts. */
static inline int open_file(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

/* Locks one byte for writing until this opening of the file is closed; without waiting. */
static inline int lock_byte(int descriptor, off_t byte) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
  return fcntl(descriptor, 37 /* F_OFD_SETLK */, &lock);
}

/* Whether another opening of the file has the byte locked. */
static inline int is_byte_locked(int descriptor, off_t byte) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = byte, .l_len = 1};
  return fcntl(descriptor, 36 /* F_OFD_GETLK */, &lock) == 0 && lock.l_type != F_UNLCK;
}

static inline void ignore_broken_pipes(void) {
  signal(SIGPIPE, SIG_IGN);
}

static inline int last_error(void) {
  return errno;
}
