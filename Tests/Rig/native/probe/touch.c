// SPDX-License-Identifier: MIT
/* wl_touch: only logged, to see which touches reach the application and where. */
#define _GNU_SOURCE
#include "probe.h"

static struct wl_touch *touch;

static void log_point(const char *event, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  log_begin(event);
  log_number("id", id);
  log_real("x", wl_fixed_to_double(x));
  log_real("y", wl_fixed_to_double(y));
  log_end();
}

static void on_down(void *data, struct wl_touch *object, uint32_t serial, uint32_t time,
                    struct wl_surface *surface, int32_t id, wl_fixed_t x, wl_fixed_t y) {
  (void)data, (void)object, (void)serial, (void)time, (void)surface;
  log_point("touch-down", id, x, y);
}

static void on_motion(void *data, struct wl_touch *object, uint32_t time, int32_t id, wl_fixed_t x,
                      wl_fixed_t y) {
  (void)data, (void)object, (void)time;
  log_point("touch-motion", id, x, y);
}

static void on_up(void *data, struct wl_touch *object, uint32_t serial, uint32_t time,
                  int32_t id) {
  (void)data, (void)object, (void)serial, (void)time;
  log_begin("touch-up");
  log_number("id", id);
  log_end();
}

static void on_frame(void *data, struct wl_touch *object) {
  (void)data, (void)object;
}

static void on_cancel(void *data, struct wl_touch *object) {
  (void)data, (void)object;
  log_event("touch-cancel");
}

static void on_shape(void *data, struct wl_touch *object, int32_t id, wl_fixed_t major,
                     wl_fixed_t minor) {
  (void)data, (void)object, (void)id, (void)major, (void)minor;
}

static void on_orientation(void *data, struct wl_touch *object, int32_t id, wl_fixed_t angle) {
  (void)data, (void)object, (void)id, (void)angle;
}

static const struct wl_touch_listener listener = {
    .down = on_down,
    .up = on_up,
    .motion = on_motion,
    .frame = on_frame,
    .cancel = on_cancel,
    .shape = on_shape,
    .orientation = on_orientation,
};

void touch_bind(struct wl_seat *seat, bool present) {
  if (present && !touch) {
    touch = wl_seat_get_touch(seat);
    wl_touch_add_listener(touch, &listener, NULL);
  } else if (!present && touch) {
    wl_touch_release(touch);
    touch = NULL;
  }
}
