// SPDX-License-Identifier: MIT
#include <stdarg.h>
#include <wayland-client-core.h>

static void log_nothing(const char *format, va_list arguments) {
  (void)format;
  (void)arguments;
}

/* libwayland writes its errors to standard error by itself; we report them in lines of our own. */
static inline void silence_wayland_log(void) {
  wl_log_set_handler_client(log_nothing);
}
