// SPDX-License-Identifier: MIT
/*
 * The event log: what a test waits for instead of sleeping. One line each, starting with
 * CLOCK_MONOTONIC nanoseconds; NAME is a layer surface's namespace or a window's app id:
 *
 *   map|unmap layer|toplevel NAME WIDTH HEIGHT     focus toplevel NAME | focus none
 *   textinput enable|commit|disable                inputmethod new|gone
 *   output new|gone NAME                           ready WAYLAND_DISPLAY SWAYSOCK
 *   commit layer NAME WIDTH HEIGHT                 if RIG_LOG_COMMITS is set
 */
#define _GNU_SOURCE
#include "shim.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <wlr/types/wlr_input_method_v2.h>
#include <wlr/types/wlr_layer_shell_v1.h>
#include <wlr/types/wlr_text_input_v3.h>
#include <wlr/types/wlr_xdg_shell.h>

static int log_fd(void) {
  static int fd = -2;
  if (fd == -2) {
    const char *number = getenv("RIG_EVENTS_FD");
    fd = number ? atoi(number) : -1;
    if (fd >= 0) fcntl(fd, F_SETFD, FD_CLOEXEC);
  }
  return fd;
}

void watch_log(const char *format, ...) {
  char line[512];
  if (log_fd() < 0) return;
  int length = snprintf(line, sizeof line, "%" PRIu64 " ", monotonic_ns());
  va_list arguments;
  va_start(arguments, format);
  length += vsnprintf(line + length, sizeof line - (size_t)length - 1, format, arguments);
  va_end(arguments);
  if (length > (int)sizeof line - 2) length = (int)sizeof line - 2;
  line[length++] = '\n';
  if (write(log_fd(), line, (size_t)length) < 0) perror("rig: event log");
}

/* Names may hold spaces; a line of the log is split at them. */
static const char *one_word(const char *name) {
  static char word[128];
  snprintf(word, sizeof word, "%s", name && *name ? name : "-");
  for (char *at = word; *at; at++) {
    if (*at == ' ' || *at == '\n') *at = '_';
  }
  return word;
}

/* ---- surfaces */

struct watched_surface {
  struct wlr_layer_surface_v1 *layer; /* one of the two */
  struct wlr_xdg_surface *window;
  struct wl_listener map, unmap, commit, destroy;
};

static void log_surface(const char *what, const struct watched_surface *watched) {
  const struct wlr_surface *surface =
      watched->layer ? watched->layer->surface : watched->window->surface;
  const char *name =
      watched->layer ? watched->layer->namespace : watched->window->toplevel->app_id;
  watch_log("%s %s %s %d %d", what, watched->layer ? "layer" : "toplevel", one_word(name),
            surface ? surface->current.width : 0, surface ? surface->current.height : 0);
}

static void on_map(struct wl_listener *listener, void *data) {
  (void)data;
  struct watched_surface *watched = wl_container_of(listener, watched, map);
  log_surface("map", watched);
}

static void on_unmap(struct wl_listener *listener, void *data) {
  (void)data;
  struct watched_surface *watched = wl_container_of(listener, watched, unmap);
  log_surface("unmap", watched);
}

static void on_surface_commit(struct wl_listener *listener, void *data) {
  (void)data;
  struct watched_surface *watched = wl_container_of(listener, watched, commit);
  log_surface("commit", watched);
}

static void on_surface_gone(struct wl_listener *listener, void *data) {
  (void)data;
  struct watched_surface *watched = wl_container_of(listener, watched, destroy);
  wl_list_remove(&watched->map.link);
  wl_list_remove(&watched->unmap.link);
  wl_list_remove(&watched->commit.link);
  wl_list_remove(&watched->destroy.link);
  free(watched);
}

static void watch_surface(struct wlr_layer_surface_v1 *layer, struct wlr_xdg_surface *window) {
  struct watched_surface *watched = calloc(1, sizeof *watched);
  if (!watched) return;
  *watched = (struct watched_surface){.layer = layer,
                                      .window = window,
                                      .map.notify = on_map,
                                      .unmap.notify = on_unmap,
                                      .commit.notify = on_surface_commit,
                                      .destroy.notify = on_surface_gone};
  wl_signal_add(layer ? &layer->events.map : &window->events.map, &watched->map);
  wl_signal_add(layer ? &layer->events.unmap : &window->events.unmap, &watched->unmap);
  wl_list_init(&watched->commit.link);
  if (layer && getenv("RIG_LOG_COMMITS")) {
    wl_signal_add(&layer->surface->events.commit, &watched->commit);
  }
  wl_signal_add(layer ? &layer->events.destroy : &window->events.destroy, &watched->destroy);
}

static void on_new_layer(struct wl_listener *listener, void *data) {
  (void)listener;
  watch_surface(data, NULL);
}

static void on_new_window(struct wl_listener *listener, void *data) {
  (void)listener;
  struct wlr_xdg_surface *window = data;
  if (window->role == WLR_XDG_SURFACE_ROLE_TOPLEVEL) watch_surface(NULL, window);
}

struct wlr_layer_shell_v1 *wlr_layer_shell_v1_create(struct wl_display *display) {
  static struct wl_listener new_layer = {.notify = on_new_layer};
  struct wlr_layer_shell_v1 *(*real)(struct wl_display *) =
      dlsym(RTLD_NEXT, "wlr_layer_shell_v1_create");
  struct wlr_layer_shell_v1 *shell = real(display);
  if (shell) wl_signal_add(&shell->events.new_surface, &new_layer);
  return shell;
}

struct wlr_xdg_shell *wlr_xdg_shell_create(struct wl_display *display) {
  static struct wl_listener new_window = {.notify = on_new_window};
  struct wlr_xdg_shell *(*real)(struct wl_display *) = dlsym(RTLD_NEXT, "wlr_xdg_shell_create");
  struct wlr_xdg_shell *shell = real(display);
  if (shell) wl_signal_add(&shell->events.new_surface, &new_window);
  return shell;
}

/* ---- keyboard focus */

static void on_focus_change(struct wl_listener *listener, void *data) {
  (void)listener;
  const struct wlr_seat_keyboard_focus_change_event *event = data;
  struct wlr_surface *surface = event->new_surface;
  if (!surface) {
    watch_log("focus none");
  } else if (wlr_surface_is_xdg_surface(surface)) {
    const struct wlr_xdg_surface *window = wlr_xdg_surface_from_wlr_surface(surface);
    bool toplevel = window && window->role == WLR_XDG_SURFACE_ROLE_TOPLEVEL;
    watch_log("focus toplevel %s", one_word(toplevel ? window->toplevel->app_id : NULL));
  } else {
    watch_log("focus other");
  }
}

void watch_seat(struct wlr_seat *seat) {
  static struct wl_listener focus_change = {.notify = on_focus_change};
  wl_signal_add(&seat->keyboard_state.events.focus_change, &focus_change);
}

/* ---- text inputs and input methods */

struct watched_text_input {
  struct wl_listener enable, commit, disable, destroy;
};

static void on_enable(struct wl_listener *listener, void *data) {
  (void)listener, (void)data;
  watch_log("textinput enable");
}

static void on_commit(struct wl_listener *listener, void *data) {
  (void)listener, (void)data;
  watch_log("textinput commit");
}

static void on_disable(struct wl_listener *listener, void *data) {
  (void)listener, (void)data;
  watch_log("textinput disable");
}

static void on_text_input_gone(struct wl_listener *listener, void *data) {
  (void)data;
  struct watched_text_input *watched = wl_container_of(listener, watched, destroy);
  wl_list_remove(&watched->enable.link);
  wl_list_remove(&watched->commit.link);
  wl_list_remove(&watched->disable.link);
  wl_list_remove(&watched->destroy.link);
  free(watched);
}

static void on_new_text_input(struct wl_listener *listener, void *data) {
  (void)listener;
  struct wlr_text_input_v3 *text_input = data;
  struct watched_text_input *watched = calloc(1, sizeof *watched);
  if (!watched) return;
  watched->enable.notify = on_enable;
  watched->commit.notify = on_commit;
  watched->disable.notify = on_disable;
  watched->destroy.notify = on_text_input_gone;
  wl_signal_add(&text_input->events.enable, &watched->enable);
  wl_signal_add(&text_input->events.commit, &watched->commit);
  wl_signal_add(&text_input->events.disable, &watched->disable);
  wl_signal_add(&text_input->events.destroy, &watched->destroy);
}

struct wlr_text_input_manager_v3 *wlr_text_input_manager_v3_create(struct wl_display *display) {
  static struct wl_listener new_text_input = {.notify = on_new_text_input};
  struct wlr_text_input_manager_v3 *(*real)(struct wl_display *) =
      dlsym(RTLD_NEXT, "wlr_text_input_manager_v3_create");
  struct wlr_text_input_manager_v3 *manager = real(display);
  if (manager) wl_signal_add(&manager->events.text_input, &new_text_input);
  return manager;
}

static void on_input_method_gone(struct wl_listener *listener, void *data) {
  (void)data;
  wl_list_remove(&listener->link);
  free(listener);
  watch_log("inputmethod gone");
}

static void on_new_input_method(struct wl_listener *listener, void *data) {
  (void)listener;
  struct wlr_input_method_v2 *input_method = data;
  struct wl_listener *gone = calloc(1, sizeof *gone);
  if (!gone) return;
  gone->notify = on_input_method_gone;
  wl_signal_add(&input_method->events.destroy, gone);
  watch_log("inputmethod new");
}

struct wlr_input_method_manager_v2 *wlr_input_method_manager_v2_create(struct wl_display *display) {
  static struct wl_listener new_input_method = {.notify = on_new_input_method};
  struct wlr_input_method_manager_v2 *(*real)(struct wl_display *) =
      dlsym(RTLD_NEXT, "wlr_input_method_manager_v2_create");
  struct wlr_input_method_manager_v2 *manager = real(display);
  if (manager) wl_signal_add(&manager->events.input_method, &new_input_method);
  return manager;
}
