// SPDX-License-Identifier: MIT
/*
 * A small Wayland window that stands for an application's text field, and says on standard output,
 * one JSON object a line, everything that reaches it, with CLOCK_MONOTONIC nanoseconds.
 *
 *   main.c        options, commands on standard input, the poll loop
 *   window.c      the window and the globals
 *   field.c       the text: insert, erase, cursor, selection
 *   text_input.c  text-input-v3, which fills the field
 *   keyboard.c    wl_keyboard through xkbcommon, which fills the field too
 *   touch.c       wl_touch, only logged
 *   log.c         the JSON
 */
#ifndef RIG_PROBE_H
#define RIG_PROBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <wayland-client.h>

struct options {
  bool text_input;       /* false: a program that knows only wl_keyboard */
  bool surrounding_text; /* false: a text input that never tells its text (as foot) */
  bool characters;       /* delete_surrounding_text counts characters, not bytes (as GTK 4.8) */
  uint32_t hint, purpose;
  const char *app_id;
};
extern struct options options;

/* log.c: begin, any number of fields, end */
void log_begin(const char *event);
void log_number(const char *name, int64_t value);
void log_real(const char *name, double value);
void log_string(const char *name, const char *value);
void log_numbers(const char *name, const uint32_t *values, size_t count);
void log_end(void);
void log_event(const char *event); /* one without fields */

/* field.c: UTF-8; cursor and anchor are byte offsets */
struct field {
  char text[1 << 16];
  size_t length, cursor, anchor;
};
extern struct field field;
void field_set(const char *text);
void field_insert(const char *text); /* replaces the selection */
void field_erase(size_t before, size_t after);
void field_erase_selection_or(size_t before, size_t after);
void field_move(size_t cursor);
size_t field_before(size_t offset, size_t characters); /* the offset so many characters earlier */
size_t field_after(size_t offset, size_t characters);
void field_log(const char *cause);

/* text_input.c */
struct zwp_text_input_manager_v3;
void text_input_create(struct zwp_text_input_manager_v3 *manager, struct wl_seat *seat);
void text_input_enable(bool on);
void text_input_send_state(bool changed_by_input_method);

/* keyboard.c, touch.c */
void keyboard_bind(struct wl_seat *seat, bool present);
void keyboard_log_held(void);
void touch_bind(struct wl_seat *seat, bool present);

/* window.c */
bool window_open(struct wl_display *display);
bool window_closed(void);

#endif
