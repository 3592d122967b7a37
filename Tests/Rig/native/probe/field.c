// SPDX-License-Identifier: MIT
/* The text of the field, as a toolkit's entry would keep it. */
#define _GNU_SOURCE
#include "probe.h"

#include <string.h>

struct field field;

static bool starts_character(size_t offset) {
  return ((unsigned char)field.text[offset] & 0xC0) != 0x80;
}

size_t field_before(size_t offset, size_t characters) {
  while (characters > 0 && offset > 0) {
    offset--;
    if (starts_character(offset)) characters--;
  }
  return offset;
}

size_t field_after(size_t offset, size_t characters) {
  while (characters > 0 && offset < field.length) {
    offset++;
    if (offset == field.length || starts_character(offset)) characters--;
  }
  return offset;
}

static void remove_range(size_t start, size_t end) {
  memmove(field.text + start, field.text + end, field.length - end + 1);
  field.length -= end - start;
  field.cursor = field.anchor = start;
}

void field_set(const char *text) {
  field.length = field.cursor = field.anchor = 0;
  field.text[0] = 0;
  field_insert(text);
}

void field_insert(const char *text) {
  size_t length = strlen(text);
  field_erase_selection_or(0, 0);
  if (field.length + length >= sizeof field.text) return;
  char *at = field.text + field.cursor;
  memmove(at + length, at, field.length - field.cursor + 1);
  memcpy(at, text, length);
  field.length += length;
  field.cursor = field.anchor = field.cursor + length;
}

void field_erase(size_t before, size_t after) {
  size_t start = before < field.cursor ? field.cursor - before : 0;
  size_t end = field.cursor + after < field.length ? field.cursor + after : field.length;
  remove_range(start, end);
}

void field_erase_selection_or(size_t before, size_t after) {
  if (field.cursor == field.anchor) {
    field_erase(before, after);
  } else if (field.cursor < field.anchor) {
    remove_range(field.cursor, field.anchor);
  } else {
    remove_range(field.anchor, field.cursor);
  }
}

void field_move(size_t cursor) {
  field.cursor = field.anchor = cursor < field.length ? cursor : field.length;
}

void field_log(const char *cause) {
  log_begin("text");
  log_string("text", field.text);
  log_number("cursor", (int64_t)field.cursor);
  log_number("anchor", (int64_t)field.anchor);
  log_string("cause", cause);
  log_end();
}
