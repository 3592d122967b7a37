// SPDX-License-Identifier: MIT
/*
 * sway and phoc call these functions of libwlroots through the dynamic linker, so a preloaded
 * library can stand in front of them. Each wrapper calls the real function and keeps what it made.
 */
#define _GNU_SOURCE
#include "shim.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <wlr/backend/headless.h>
#include <wlr/backend/multi.h>
#include <wlr/types/wlr_cursor.h>

struct rig rig;

uint64_t monotonic_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

struct wlr_seat *wlr_seat_create(struct wl_display *display, const char *name) {
  struct wlr_seat *(*real)(struct wl_display *, const char *) = dlsym(RTLD_NEXT, "wlr_seat_create");
  struct wlr_seat *seat = real(display, name);
  if (seat && !rig.seat) {
    rig.seat = seat;
    watch_seat(seat);
  }
  return seat;
}

struct wlr_cursor *wlr_cursor_create(void) {
  struct wlr_cursor *(*real)(void) = dlsym(RTLD_NEXT, "wlr_cursor_create");
  struct wlr_cursor *cursor = real();
  if (!rig.cursor) rig.cursor = cursor;
  return cursor;
}

static void remember_headless(struct wlr_backend *backend, void *data) {
  (void)data;
  if (!rig.headless && wlr_backend_is_headless(backend)) rig.headless = backend;
}

/* A timer runs only when the compositor's loop does, and by then everything is set up. */
static int on_loop_running(void *data) {
  (void)data;
  const char *display = getenv("WAYLAND_DISPLAY"), *sway = getenv("SWAYSOCK");
  watch_log("ready %s %s", display ? display : "-", sway ? sway : "-");
  return 0;
}

struct wlr_backend *wlr_backend_autocreate(struct wl_display *display) {
  struct wlr_backend *(*real)(struct wl_display *) = dlsym(RTLD_NEXT, "wlr_backend_autocreate");
  struct wlr_backend *backend = real(display);
  const char *socket_path = getenv("RIG_SOCKET");
  if (!backend || !socket_path || rig.display) return backend;

  rig.display = display;
  if (wlr_backend_is_multi(backend)) {
    wlr_multi_for_each_backend(backend, remember_headless, NULL);
  } else {
    remember_headless(backend, NULL);
  }
  if (!rig.headless) {
    fprintf(stderr, "rig: no headless backend; set WLR_BACKENDS=headless\n");
    return backend;
  }
  outputs_watch(backend);
  const char *devices = getenv("RIG_DEVICES");
  devices_add_listed(devices ? devices : "touch");
  if (!server_listen(socket_path)) perror("rig: socket");
  struct wl_event_loop *loop = wl_display_get_event_loop(display);
  wl_event_source_timer_update(wl_event_loop_add_timer(loop, on_loop_running, NULL), 1);
  unsetenv("LD_PRELOAD"); /* the compositor's children are none of our business */
  return backend;
}

/*
 * As root, sway drops its privileges and refuses to start if they can be taken back: it calls these
 * two with 0 and wants them to fail. Containers run tests as root, so we let them fail.
 */
int setuid(uid_t uid) {
  (void)uid;
  errno = EPERM;
  return -1;
}

int setgid(gid_t gid) {
  (void)gid;
  errno = EPERM;
  return -1;
}
