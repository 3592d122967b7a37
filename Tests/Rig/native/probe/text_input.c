// SPDX-License-Identifier: MIT
/*
 * text-input-v3. What the input method sends is pending until `done`; then, in the protocol's order,
 * the surrounding text is deleted, the commit string inserted, and the new state is sent back.
 */
#define _GNU_SOURCE
#include "probe.h"

#include <stdlib.h>
#include <string.h>

#include "text-input-client.h"

/* The protocol allows 4000 bytes of surrounding text. */
enum { REACH = 1500 };

static struct zwp_text_input_v3 *text_input;
static bool entered, wanted = true;
static uint32_t commits;
static struct {
  char *commit, *preedit;
  uint32_t before, after;
} pending;

static void send_surrounding_text(void) {
  size_t start = field.cursor > REACH ? field_after(field.cursor - REACH - 1, 1) : 0;
  size_t end = field.cursor + REACH < field.length ? field_before(field.cursor + REACH + 1, 1)
                                                   : field.length;
  size_t anchor = field.anchor < start ? start : field.anchor > end ? end : field.anchor;
  char *text = strndup(field.text + start, end - start);
  zwp_text_input_v3_set_surrounding_text(text_input, text, (int32_t)(field.cursor - start),
                                         (int32_t)(anchor - start));
  free(text);
}

static void commit_state(void) {
  zwp_text_input_v3_commit(text_input);
  commits++;
}

void text_input_send_state(bool changed_by_input_method) {
  if (!text_input || !entered || !wanted) return;
  if (options.surrounding_text) {
    send_surrounding_text();
    zwp_text_input_v3_set_text_change_cause(
        text_input, changed_by_input_method ? ZWP_TEXT_INPUT_V3_CHANGE_CAUSE_INPUT_METHOD
                                            : ZWP_TEXT_INPUT_V3_CHANGE_CAUSE_OTHER);
  }
  zwp_text_input_v3_set_content_type(text_input, options.hint, options.purpose);
  zwp_text_input_v3_set_cursor_rectangle(text_input, 10, 10, 2, 20);
  commit_state();
}

void text_input_enable(bool on) {
  wanted = on;
  if (!text_input || !entered) return;
  if (on) {
    zwp_text_input_v3_enable(text_input);
    text_input_send_state(false);
  } else {
    zwp_text_input_v3_disable(text_input);
    commit_state();
  }
}

static void on_enter(void *data, struct zwp_text_input_v3 *object, struct wl_surface *surface) {
  (void)data, (void)object, (void)surface;
  entered = true;
  log_event("ti-enter");
  if (wanted) text_input_enable(true);
}

static void on_leave(void *data, struct zwp_text_input_v3 *object, struct wl_surface *surface) {
  (void)data, (void)surface;
  log_event("ti-leave");
  if (wanted) {
    zwp_text_input_v3_disable(object);
    commit_state();
  }
  entered = false;
}

static void on_preedit(void *data, struct zwp_text_input_v3 *object, const char *text,
                       int32_t cursor_begin, int32_t cursor_end) {
  (void)data, (void)object, (void)cursor_begin, (void)cursor_end;
  free(pending.preedit);
  pending.preedit = strdup(text ? text : "");
}

static void on_commit(void *data, struct zwp_text_input_v3 *object, const char *text) {
  (void)data, (void)object;
  free(pending.commit);
  pending.commit = text ? strdup(text) : NULL;
}

static void on_delete(void *data, struct zwp_text_input_v3 *object, uint32_t before,
                      uint32_t after) {
  (void)data, (void)object;
  pending.before = before;
  pending.after = after;
}

static void log_done(uint32_t serial) {
  log_begin("ti-done");
  log_number("serial", serial);
  log_number("commits", commits);
  if (pending.preedit) log_string("preedit", pending.preedit);
  if (pending.commit) log_string("commit", pending.commit);
  log_number("before", pending.before);
  log_number("after", pending.after);
  log_end();
}

static void on_done(void *data, struct zwp_text_input_v3 *object, uint32_t serial) {
  (void)data, (void)object;
  bool deletes = pending.before || pending.after, changes = pending.commit || deletes;
  log_done(serial);
  if (deletes && options.characters) {
    field_erase(field.cursor - field_before(field.cursor, pending.before),
                field_after(field.cursor, pending.after) - field.cursor);
  } else if (deletes) {
    field_erase(pending.before, pending.after);
  }
  if (pending.commit) field_insert(pending.commit);
  free(pending.commit);
  free(pending.preedit);
  memset(&pending, 0, sizeof pending);
  if (!changes) return;
  field_log("text-input");
  text_input_send_state(true);
}

static const struct zwp_text_input_v3_listener listener = {
    .enter = on_enter,
    .leave = on_leave,
    .preedit_string = on_preedit,
    .commit_string = on_commit,
    .delete_surrounding_text = on_delete,
    .done = on_done,
};

void text_input_create(struct zwp_text_input_manager_v3 *manager, struct wl_seat *seat) {
  text_input = zwp_text_input_manager_v3_get_text_input(manager, seat);
  zwp_text_input_v3_add_listener(text_input, &listener, NULL);
}
