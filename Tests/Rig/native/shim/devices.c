// SPDX-License-Identifier: MIT
/* Input devices and outputs of the headless backend: they come, go, turn and scale on command. */
#define _GNU_SOURCE
#include "shim.h"

#include <stdlib.h>
#include <string.h>

#include <wlr/backend/headless.h>
#include <wlr/interfaces/wlr_input_device.h>
#include <wlr/types/wlr_cursor.h>

static const char *const kind_names[DEVICE_KINDS] = {"touch", "pointer", "keyboard"};
static const enum wlr_input_device_type kind_types[DEVICE_KINDS] = {
    WLR_INPUT_DEVICE_TOUCH, WLR_INPUT_DEVICE_POINTER, WLR_INPUT_DEVICE_KEYBOARD};

static struct wl_listener device_gone[DEVICE_KINDS];
static struct wl_listener new_output;
static struct wl_list outputs;

int device_kind_named(const char *name) {
  for (int kind = 0; kind < DEVICE_KINDS; kind++) {
    if (!strcmp(kind_names[kind], name)) return kind;
  }
  return -1;
}

static void on_device_gone(struct wl_listener *listener, void *data) {
  (void)data;
  rig.devices[listener - device_gone] = NULL;
  wl_list_remove(&listener->link);
}

bool device_add(enum device_kind kind) {
  if (rig.devices[kind]) return true;
  struct wlr_input_device *device = wlr_headless_add_input_device(rig.headless, kind_types[kind]);
  if (!device) return false;
  rig.devices[kind] = device;
  device_gone[kind].notify = on_device_gone;
  wl_signal_add(&device->events.destroy, &device_gone[kind]);
  return true;
}

bool device_remove(enum device_kind kind) {
  if (!rig.devices[kind]) return false;
  wlr_input_device_destroy(rig.devices[kind]);
  return true;
}

void devices_add_listed(const char *comma_list) {
  char *list = strdup(comma_list), *rest = list, *name;
  while ((name = strsep(&rest, ","))) {
    int kind = device_kind_named(name);
    if (kind >= 0) device_add((enum device_kind)kind);
  }
  free(list);
}

struct plugged {
  struct wlr_output *output;
  struct wl_listener destroy;
  struct wl_list link;
};

/* The one that was there first comes first: touches go to it. */
static void choose_output(void) {
  rig.output = NULL;
  if (wl_list_empty(&outputs)) return;
  struct plugged *first = wl_container_of(outputs.next, first, link);
  rig.output = first->output;
}

static void on_output_gone(struct wl_listener *listener, void *data) {
  (void)data;
  struct plugged *plugged = wl_container_of(listener, plugged, destroy);
  watch_log("output gone %s", plugged->output->name);
  wl_list_remove(&plugged->destroy.link);
  wl_list_remove(&plugged->link);
  free(plugged);
  choose_output();
}

static void on_new_output(struct wl_listener *listener, void *data) {
  (void)listener;
  struct wlr_output *output = data;
  if (output->backend != rig.headless) return; /* sway's own, for when no other is left */
  struct plugged *plugged = calloc(1, sizeof *plugged);
  if (!plugged) return;
  watch_log("output new %s", output->name);
  plugged->output = output;
  plugged->destroy.notify = on_output_gone;
  wl_signal_add(&output->events.destroy, &plugged->destroy);
  wl_list_insert(outputs.prev, &plugged->link);
  choose_output();
}

void outputs_watch(struct wlr_backend *backend) {
  wl_list_init(&outputs);
  new_output.notify = on_new_output;
  wl_signal_add(&backend->events.new_output, &new_output);
}

bool output_plug(unsigned width, unsigned height) {
  return wlr_headless_add_output(rig.headless, width, height) != NULL;
}

bool output_unplug(const char *name) {
  struct plugged *plugged;
  wl_list_for_each(plugged, &outputs, link) {
    if (*name && strcmp(name, plugged->output->name)) continue;
    wlr_output_destroy(plugged->output);
    return true;
  }
  return false;
}

bool output_set(enum wl_output_transform transform, float scale) {
  if (!rig.output) return false;
  wlr_output_set_transform(rig.output, transform);
  wlr_output_set_scale(rig.output, scale);
  return wlr_output_commit(rig.output);
}

/* The inverse of what wlr_cursor does with a device that is mapped to an output. */
static bool to_panel(double *x, double *y) {
  int width, height;
  wlr_output_effective_resolution(rig.output, &width, &height);
  double across = *x / width, down = *y / height;
  switch (rig.output->transform) {
    case WL_OUTPUT_TRANSFORM_NORMAL: *x = across, *y = down; return true;
    case WL_OUTPUT_TRANSFORM_90: *x = down, *y = 1 - across; return true;
    case WL_OUTPUT_TRANSFORM_180: *x = 1 - across, *y = 1 - down; return true;
    case WL_OUTPUT_TRANSFORM_270: *x = 1 - down, *y = across; return true;
    default: return false; /* mirrored outputs are not modelled */
  }
}

/*
 * A compositor would map a touch screen to its output by what the kernel says of it; a headless one
 * has nothing to go by (phoc then spans the screen over all outputs and does not turn it), so each
 * event first makes sure of the mapping.
 */
bool output_point(enum device_kind kind, double *x, double *y) {
  if (!rig.output || !rig.cursor) return false;
  wlr_cursor_map_input_to_output(rig.cursor, rig.devices[kind], rig.output);
  return to_panel(x, y);
}
