// SPDX-License-Identifier: MIT
/* wl_keyboard, read through xkbcommon with whatever keymap the compositor last sent. */
#define _GNU_SOURCE
#include "probe.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <xkbcommon/xkbcommon.h>

enum { MOST_HELD = 32, EVDEV_TO_XKB = 8 };

static struct wl_keyboard *keyboard;
static struct xkb_context *context;
static struct xkb_keymap *keymap;
static struct xkb_state *state;
static uint32_t keymaps;
static uint32_t held[MOST_HELD];
static size_t held_count;

static void on_keymap(void *data, struct wl_keyboard *object, uint32_t format, int32_t fd,
                      uint32_t size) {
  (void)data, (void)object;
  char *text = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0);
  close(fd);
  if (format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1 && text != MAP_FAILED) {
    xkb_state_unref(state);
    xkb_keymap_unref(keymap);
    keymap = xkb_keymap_new_from_string(context, text, XKB_KEYMAP_FORMAT_TEXT_V1,
                                        XKB_KEYMAP_COMPILE_NO_FLAGS);
    state = keymap ? xkb_state_new(keymap) : NULL;
    munmap(text, size);
  }
  log_begin("keymap");
  log_number("count", ++keymaps);
  log_number("bytes", size);
  log_number("valid", state != NULL);
  log_end();
}

static void on_enter(void *data, struct wl_keyboard *object, uint32_t serial,
                     struct wl_surface *surface, struct wl_array *keys) {
  (void)data, (void)object, (void)serial, (void)surface;
  size_t count = keys->size / sizeof *held;
  held_count = count < MOST_HELD ? count : MOST_HELD;
  memcpy(held, keys->data, held_count * sizeof *held);
  log_begin("focus");
  log_numbers("held", held, held_count);
  log_end();
}

static void on_leave(void *data, struct wl_keyboard *object, uint32_t serial,
                     struct wl_surface *surface) {
  (void)data, (void)object, (void)serial, (void)surface;
  held_count = 0;
  log_event("blur");
}

static void hold(uint32_t code, bool pressed) {
  size_t kept = 0;
  for (size_t i = 0; i < held_count; i++) {
    if (held[i] != code) held[kept++] = held[i];
  }
  held_count = kept;
  if (pressed && held_count < MOST_HELD) held[held_count++] = code;
}

static bool control_held(void) {
  return xkb_state_mod_name_is_active(state, XKB_MOD_NAME_CTRL, XKB_STATE_MODS_EFFECTIVE) > 0 ||
         xkb_state_mod_name_is_active(state, XKB_MOD_NAME_ALT, XKB_STATE_MODS_EFFECTIVE) > 0;
}

/* What a text field does with a key. */
static void edit(xkb_keysym_t symbol, const char *text) {
  size_t cursor = field.cursor;
  switch (symbol) {
    case XKB_KEY_BackSpace:
      field_erase_selection_or(cursor - field_before(cursor, 1), 0);
      break;
    case XKB_KEY_Delete:
      field_erase_selection_or(0, field_after(cursor, 1) - cursor);
      break;
    case XKB_KEY_Left: field_move(field_before(cursor, 1)); break;
    case XKB_KEY_Right: field_move(field_after(cursor, 1)); break;
    case XKB_KEY_Home: field_move(0); break;
    case XKB_KEY_End: field_move(field.length); break;
    case XKB_KEY_Return:
    case XKB_KEY_KP_Enter: field_insert("\n"); break;
    case XKB_KEY_Tab: field_insert("\t"); break;
    default:
      if ((unsigned char)text[0] < 0x20) return;
      field_insert(text);
  }
  field_log("key");
  text_input_send_state(false);
}

static void on_key(void *data, struct wl_keyboard *object, uint32_t serial, uint32_t time,
                   uint32_t code, uint32_t key_state) {
  (void)data, (void)object, (void)serial, (void)time;
  bool pressed = key_state == WL_KEYBOARD_KEY_STATE_PRESSED;
  xkb_keysym_t symbol = XKB_KEY_NoSymbol;
  char name[64] = "", text[32] = "";
  hold(code, pressed);
  if (state) {
    symbol = xkb_state_key_get_one_sym(state, code + EVDEV_TO_XKB);
    xkb_keysym_get_name(symbol, name, sizeof name);
    xkb_state_key_get_utf8(state, code + EVDEV_TO_XKB, text, sizeof text);
  }
  log_begin("key");
  log_number("code", code);
  log_number("pressed", pressed);
  log_string("name", name);
  log_string("text", text);
  log_number("keymap", keymaps);
  log_end();
  if (pressed && state && !control_held()) edit(symbol, text);
}

static void on_modifiers(void *data, struct wl_keyboard *object, uint32_t serial,
                         uint32_t depressed, uint32_t latched, uint32_t locked, uint32_t group) {
  (void)data, (void)object, (void)serial;
  if (state) xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group);
  log_begin("modifiers");
  log_number("depressed", depressed);
  log_number("latched", latched);
  log_number("locked", locked);
  log_number("group", group);
  log_end();
}

static void on_repeat(void *data, struct wl_keyboard *object, int32_t rate, int32_t delay) {
  (void)data, (void)object, (void)rate, (void)delay;
}

static const struct wl_keyboard_listener listener = {
    .keymap = on_keymap,
    .enter = on_enter,
    .leave = on_leave,
    .key = on_key,
    .modifiers = on_modifiers,
    .repeat_info = on_repeat,
};

void keyboard_bind(struct wl_seat *seat, bool present) {
  if (!context) context = xkb_context_new(XKB_CONTEXT_NO_FLAGS);
  if (present && !keyboard) {
    keyboard = wl_seat_get_keyboard(seat);
    wl_keyboard_add_listener(keyboard, &listener, NULL);
  } else if (!present && keyboard) {
    wl_keyboard_release(keyboard);
    keyboard = NULL;
    held_count = 0;
  }
}

void keyboard_log_held(void) {
  log_begin("held");
  log_numbers("codes", held, held_count);
  log_number("modifiers",
             state ? xkb_state_serialize_mods(state, XKB_STATE_MODS_EFFECTIVE) : 0);
  log_end();
}
