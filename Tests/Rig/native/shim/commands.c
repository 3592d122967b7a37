// SPDX-License-Identifier: MIT
/*
 * The commands, one a line. X and Y are logical pixels of the output.
 *
 *   down ID X Y    motion ID X Y    up ID    frame       the touch screen
 *   cancel                                               wl_touch.cancel to whoever holds a touch
 *   pointer X Y    button CODE 0|1    pointer-frame      the pointer
 *   key CODE 0|1                                         the keyboard (evdev codes)
 *   add KIND       remove KIND                           hot plug: touch, keyboard, pointer
 *   plug WIDTH HEIGHT    unplug [NAME]                   outputs; without a name, the first one
 *   output TRANSFORM SCALE                               the first output (transform 0..3)
 *   ping
 */
#define _GNU_SOURCE
#include "shim.h"

#include <stdio.h>
#include <string.h>

#include <wlr/interfaces/wlr_keyboard.h>
#include <wlr/types/wlr_pointer.h>
#include <wlr/types/wlr_touch.h>

static const char *const NO_DEVICE = "no such device";
static const char *const NO_OUTPUT = "no output";
static const char *const BAD_ARGUMENTS = "bad arguments";

static const char *touch_down(const char *arguments, uint32_t time_msec) {
  struct wlr_input_device *device = rig.devices[TOUCH];
  struct wlr_event_touch_down event = {.device = device, .time_msec = time_msec};
  if (!device) return NO_DEVICE;
  if (sscanf(arguments, "%d %lf %lf", &event.touch_id, &event.x, &event.y) != 3) {
    return BAD_ARGUMENTS;
  }
  if (!output_point(TOUCH, &event.x, &event.y)) return NO_OUTPUT;
  wl_signal_emit(&device->touch->events.down, &event);
  return NULL;
}

static const char *touch_motion(const char *arguments, uint32_t time_msec) {
  struct wlr_input_device *device = rig.devices[TOUCH];
  struct wlr_event_touch_motion event = {.device = device, .time_msec = time_msec};
  if (!device) return NO_DEVICE;
  if (sscanf(arguments, "%d %lf %lf", &event.touch_id, &event.x, &event.y) != 3) {
    return BAD_ARGUMENTS;
  }
  if (!output_point(TOUCH, &event.x, &event.y)) return NO_OUTPUT;
  wl_signal_emit(&device->touch->events.motion, &event);
  return NULL;
}

static const char *touch_up(const char *arguments, uint32_t time_msec) {
  struct wlr_input_device *device = rig.devices[TOUCH];
  struct wlr_event_touch_up event = {.device = device, .time_msec = time_msec};
  if (!device) return NO_DEVICE;
  if (sscanf(arguments, "%d", &event.touch_id) != 1) return BAD_ARGUMENTS;
  wl_signal_emit(&device->touch->events.up, &event);
  return NULL;
}

static const char *touch_frame(const char *arguments, uint32_t time_msec) {
  (void)arguments, (void)time_msec;
  if (!rig.devices[TOUCH]) return NO_DEVICE;
  wl_signal_emit(&rig.devices[TOUCH]->touch->events.frame, NULL);
  return NULL;
}

/*
 * Neither compositor heeds the device's own cancel event, so the seat is told directly. It sends one
 * wl_touch.cancel to each client that holds a point, and forgets the points while we walk the list:
 * so the surfaces are collected first.
 */
static const char *touch_cancel(const char *arguments, uint32_t time_msec) {
  (void)arguments, (void)time_msec;
  enum { MOST = 16 };
  struct wlr_seat_client *clients[MOST];
  struct wlr_surface *surfaces[MOST];
  int count = 0;
  if (!rig.seat) return NO_DEVICE;

  struct wlr_touch_point *point;
  wl_list_for_each(point, &rig.seat->touch_state.touch_points, link) {
    bool known = !point->surface || count == MOST;
    for (int i = 0; i < count; i++) known = known || clients[i] == point->client;
    if (known) continue;
    clients[count] = point->client;
    surfaces[count++] = point->surface;
  }
  for (int i = 0; i < count; i++) wlr_seat_touch_notify_cancel(rig.seat, surfaces[i]);
  return NULL;
}

static const char *pointer_motion(const char *arguments, uint32_t time_msec) {
  struct wlr_input_device *device = rig.devices[POINTER];
  struct wlr_event_pointer_motion_absolute event = {.device = device, .time_msec = time_msec};
  if (!device) return NO_DEVICE;
  if (sscanf(arguments, "%lf %lf", &event.x, &event.y) != 2) return BAD_ARGUMENTS;
  if (!output_point(POINTER, &event.x, &event.y)) return NO_OUTPUT;
  wl_signal_emit(&device->pointer->events.motion_absolute, &event);
  return NULL;
}

static const char *pointer_button(const char *arguments, uint32_t time_msec) {
  struct wlr_input_device *device = rig.devices[POINTER];
  unsigned code, pressed;
  if (!device) return NO_DEVICE;
  if (sscanf(arguments, "%u %u", &code, &pressed) != 2) return BAD_ARGUMENTS;
  struct wlr_event_pointer_button event = {
      .device = device,
      .time_msec = time_msec,
      .button = code,
      .state = pressed ? WLR_BUTTON_PRESSED : WLR_BUTTON_RELEASED};
  wl_signal_emit(&device->pointer->events.button, &event);
  return NULL;
}

static const char *pointer_frame(const char *arguments, uint32_t time_msec) {
  (void)arguments, (void)time_msec;
  struct wlr_input_device *device = rig.devices[POINTER];
  if (!device) return NO_DEVICE;
  wl_signal_emit(&device->pointer->events.frame, device->pointer);
  return NULL;
}

static const char *keyboard_key(const char *arguments, uint32_t time_msec) {
  struct wlr_input_device *device = rig.devices[KEYBOARD];
  unsigned code, pressed;
  if (!device) return NO_DEVICE;
  if (sscanf(arguments, "%u %u", &code, &pressed) != 2) return BAD_ARGUMENTS;
  struct wlr_event_keyboard_key event = {
      .time_msec = time_msec,
      .keycode = code,
      .update_state = true,
      .state = pressed ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED};
  wlr_keyboard_notify_key(device->keyboard, &event);
  return NULL;
}

static const char *add(const char *arguments, uint32_t time_msec) {
  (void)time_msec;
  int kind = device_kind_named(arguments);
  return kind >= 0 && device_add((enum device_kind)kind) ? NULL : NO_DEVICE;
}

static const char *remove_device(const char *arguments, uint32_t time_msec) {
  (void)time_msec;
  int kind = device_kind_named(arguments);
  return kind >= 0 && device_remove((enum device_kind)kind) ? NULL : NO_DEVICE;
}

static const char *plug(const char *arguments, uint32_t time_msec) {
  (void)time_msec;
  unsigned width, height;
  if (sscanf(arguments, "%u %u", &width, &height) != 2) return BAD_ARGUMENTS;
  return output_plug(width, height) ? NULL : NO_OUTPUT;
}

static const char *unplug(const char *arguments, uint32_t time_msec) {
  (void)time_msec;
  return output_unplug(arguments) ? NULL : NO_OUTPUT;
}

static const char *set_output(const char *arguments, uint32_t time_msec) {
  (void)time_msec;
  unsigned transform;
  float scale;
  if (sscanf(arguments, "%u %f", &transform, &scale) != 2 || transform > 3) return BAD_ARGUMENTS;
  return output_set((enum wl_output_transform)transform, scale) ? NULL : NO_OUTPUT;
}

static const char *ping(const char *arguments, uint32_t time_msec) {
  (void)arguments, (void)time_msec;
  return NULL;
}

static const struct {
  const char *name;
  const char *(*perform)(const char *arguments, uint32_t time_msec);
} commands[] = {
    {"down", touch_down},       {"motion", touch_motion},         {"up", touch_up},
    {"frame", touch_frame},     {"cancel", touch_cancel},         {"pointer", pointer_motion},
    {"button", pointer_button}, {"pointer-frame", pointer_frame}, {"key", keyboard_key},
    {"add", add},               {"remove", remove_device},        {"plug", plug},
    {"unplug", unplug},         {"output", set_output},           {"ping", ping},
};

const char *command_perform(const char *line, uint64_t *emitted_ns) {
  size_t length = strcspn(line, " ");
  const char *arguments = line[length] ? line + length + 1 : line + length;
  *emitted_ns = monotonic_ns();
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    if (strlen(commands[i].name) == length && !strncmp(commands[i].name, line, length)) {
      return commands[i].perform(arguments, (uint32_t)(*emitted_ns / 1000000));
    }
  }
  return "unknown command";
}
