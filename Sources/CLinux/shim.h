// SPDX-License-Identifier: MIT
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

/* Only declared with GNU's extensions. To ask for those here would change the shape of types (fd_set)
   that Swift's own module of the C library has too, and a program that sees both does not compile. */
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

/* Keeps shared memory from shrinking under those who have mapped it, and from further seals. */
static inline int seal_shrinking(int descriptor) {
  return fcntl(descriptor, 1033 /* F_ADD_SEALS */, 2 /* F_SEAL_SHRINK */ | 1 /* F_SEAL_SEAL */);
}

static inline void ignore_broken_pipes(void) {
  signal(SIGPIPE, SIG_IGN);
}

static inline int last_error(void) {
  return errno;
}
