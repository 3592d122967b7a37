// SPDX-License-Identifier: MIT
/*
 * A library that is preloaded into an unmodified sway or phoc (both on wlroots 0.15) and gives it
 * what a headless compositor lacks: a touch screen, a keyboard and a pointer that a test can move,
 * and a log of what happens inside.
 *
 *   interpose.c  the wlroots functions we wrap, and why
 *   devices.c    input devices and outputs: plug, unplug, rotate
 *   commands.c   the text commands a test may send
 *   server.c     the socket on which they arrive, inside the compositor's own event loop
 *   watch.c      the event log
 *
 * Environment:
 *   RIG_SOCKET     path of the command socket (needed; without it the library does nothing)
 *   RIG_DEVICES    devices that exist from the start: touch,keyboard,pointer (default: touch)
 *   RIG_EVENTS_FD  an open file descriptor for the event log (default: no log)
 */
#ifndef RIG_SHIM_H
#define RIG_SHIM_H

#include <stdbool.h>
#include <stdint.h>

#include <wayland-server-core.h>
#include <wlr/backend.h>
#include <wlr/types/wlr_input_device.h>
#include <wlr/types/wlr_output.h>
#include <wlr/types/wlr_seat.h>

enum device_kind { TOUCH, POINTER, KEYBOARD, DEVICE_KINDS };

/* What the wrapped functions have seen go by. */
struct rig {
  struct wl_display *display;
  struct wlr_backend *headless;
  struct wlr_seat *seat;
  struct wlr_cursor *cursor;
  struct wlr_output *output; /* the one that touches go to; null while unplugged */
  struct wlr_input_device *devices[DEVICE_KINDS];
};
extern struct rig rig;

uint64_t monotonic_ns(void);

/* devices.c */
int device_kind_named(const char *name); /* -1 if there is none of that name */
void devices_add_listed(const char *comma_list);
bool device_add(enum device_kind kind);
bool device_remove(enum device_kind kind);
void outputs_watch(struct wlr_backend *backend);
bool output_plug(unsigned width, unsigned height);
bool output_unplug(const char *name); /* "": the first */
bool output_set(enum wl_output_transform transform, float scale);
/* Logical pixels of the output to the 0..1 of a device's panel, which does not turn with it. */
bool output_point(enum device_kind kind, double *x, double *y);

/* commands.c: null when done, else why not */
const char *command_perform(const char *line, uint64_t *emitted_ns);

/* server.c */
bool server_listen(const char *path);

/* watch.c */
void watch_log(const char *format, ...) __attribute__((format(printf, 1, 2)));
void watch_seat(struct wlr_seat *seat);

#endif
