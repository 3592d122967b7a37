// SPDX-License-Identifier: MIT
/* The globals, and one plain window of one colour. */
#define _GNU_SOURCE
#include "probe.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "text-input-client.h"
#include "xdg-shell-client.h"

enum { COLOUR = 0xff405060 };

static struct wl_compositor *compositor;
static struct wl_shm *shm;
static struct wl_seat *seat;
static struct xdg_wm_base *wm_base;
static struct zwp_text_input_manager_v3 *text_input_manager;
static struct wl_surface *surface;
static int32_t width = 360, height = 400, painted_width, painted_height;
static struct wl_display *connection;
static bool closed;

static void on_capabilities(void *data, struct wl_seat *object, uint32_t capabilities) {
  (void)data;
  log_begin("capabilities");
  log_number("bits", capabilities);
  log_end();
  keyboard_bind(object, capabilities & WL_SEAT_CAPABILITY_KEYBOARD);
  touch_bind(object, capabilities & WL_SEAT_CAPABILITY_TOUCH);
}

static void on_seat_name(void *data, struct wl_seat *object, const char *name) {
  (void)data, (void)object, (void)name;
}

static const struct wl_seat_listener seat_listener = {
    .capabilities = on_capabilities,
    .name = on_seat_name,
};

static void on_ping(void *data, struct xdg_wm_base *object, uint32_t serial) {
  (void)data;
  xdg_wm_base_pong(object, serial);
}

static const struct xdg_wm_base_listener wm_base_listener = {.ping = on_ping};

static void on_global(void *data, struct wl_registry *registry, uint32_t name,
                      const char *interface, uint32_t version) {
  (void)data;
  if (!strcmp(interface, wl_compositor_interface.name)) {
    compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
  } else if (!strcmp(interface, wl_shm_interface.name)) {
    shm = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  } else if (!strcmp(interface, wl_seat_interface.name) && !seat) {
    seat = wl_registry_bind(registry, name, &wl_seat_interface, version < 7 ? version : 7);
    wl_seat_add_listener(seat, &seat_listener, NULL);
  } else if (!strcmp(interface, xdg_wm_base_interface.name)) {
    wm_base = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
    xdg_wm_base_add_listener(wm_base, &wm_base_listener, NULL);
  } else if (!strcmp(interface, zwp_text_input_manager_v3_interface.name)) {
    text_input_manager =
        wl_registry_bind(registry, name, &zwp_text_input_manager_v3_interface, 1);
  }
}

static void on_global_remove(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}

static const struct wl_registry_listener registry_listener = {
    .global = on_global,
    .global_remove = on_global_remove,
};

static void on_release(void *data, struct wl_buffer *buffer) {
  (void)data;
  wl_buffer_destroy(buffer);
}

static const struct wl_buffer_listener buffer_listener = {.release = on_release};

static void paint(void) {
  if (width == painted_width && height == painted_height) return;
  size_t size = (size_t)width * (size_t)height * sizeof(uint32_t);
  int fd = memfd_create("probe", MFD_CLOEXEC);
  if (fd < 0 || ftruncate(fd, (off_t)size)) return;
  uint32_t *pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (pixels == MAP_FAILED) return;
  for (size_t i = 0; i < size / sizeof *pixels; i++) pixels[i] = COLOUR;
  munmap(pixels, size);

  struct wl_shm_pool *pool = wl_shm_create_pool(shm, fd, (int32_t)size);
  struct wl_buffer *buffer =
      wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
  wl_buffer_add_listener(buffer, &buffer_listener, NULL);
  wl_shm_pool_destroy(pool);
  close(fd);
  wl_surface_attach(surface, buffer, 0, 0);
  wl_surface_damage(surface, 0, 0, width, height);
  painted_width = width;
  painted_height = height;
}

/* The compositor has seen the new size: from now on touches land where the window is. */
static void on_painted(void *data, struct wl_callback *callback, uint32_t time) {
  (void)data, (void)time;
  wl_callback_destroy(callback);
  log_begin("painted");
  log_number("width", painted_width);
  log_number("height", painted_height);
  log_end();
}

static const struct wl_callback_listener painted_listener = {.done = on_painted};

static void on_surface_configure(void *data, struct xdg_surface *object, uint32_t serial) {
  (void)data;
  xdg_surface_ack_configure(object, serial);
  paint();
  wl_surface_commit(surface);
  wl_callback_add_listener(wl_display_sync(connection), &painted_listener, NULL);
}

static const struct xdg_surface_listener surface_listener = {.configure = on_surface_configure};

static void on_window_configure(void *data, struct xdg_toplevel *object, int32_t new_width,
                                int32_t new_height, struct wl_array *states) {
  (void)data, (void)object, (void)states;
  if (new_width <= 0 || new_height <= 0) return;
  width = new_width;
  height = new_height;
}

static void on_close(void *data, struct xdg_toplevel *object) {
  (void)data, (void)object;
  closed = true;
}

static const struct xdg_toplevel_listener window_listener = {
    .configure = on_window_configure,
    .close = on_close,
};

bool window_open(struct wl_display *display) {
  connection = display;
  struct wl_registry *registry = wl_display_get_registry(display);
  wl_registry_add_listener(registry, &registry_listener, NULL);
  wl_display_roundtrip(display);
  if (!compositor || !shm || !seat || !wm_base) return false;
  if (options.text_input) {
    if (!text_input_manager) return false;
    text_input_create(text_input_manager, seat);
  }
  surface = wl_compositor_create_surface(compositor);
  struct xdg_surface *shell_surface = xdg_wm_base_get_xdg_surface(wm_base, surface);
  xdg_surface_add_listener(shell_surface, &surface_listener, NULL);
  struct xdg_toplevel *window = xdg_surface_get_toplevel(shell_surface);
  xdg_toplevel_add_listener(window, &window_listener, NULL);
  xdg_toplevel_set_title(window, options.app_id);
  xdg_toplevel_set_app_id(window, options.app_id);
  wl_surface_commit(surface);
  return true;
}

bool window_closed(void) {
  return closed;
}
