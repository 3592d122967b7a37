// SPDX-License-Identifier: MIT
/* One JSON object a line, flushed: the harness waits for these lines. */
#define _GNU_SOURCE
#include "probe.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

static void put_string(const char *value) {
  putchar('"');
  for (const unsigned char *at = (const unsigned char *)value; *at; at++) {
    if (*at == '"' || *at == '\\') {
      printf("\\%c", *at);
    } else if (*at < 0x20 || *at == 0x7f) {
      printf("\\u%04x", *at);
    } else {
      putchar(*at);
    }
  }
  putchar('"');
}

static void put_name(const char *name) {
  printf(",\"%s\":", name);
}

void log_begin(const char *event) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  printf("{\"ns\":%" PRIu64 ",\"event\":\"%s\"",
         (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec, event);
}

void log_number(const char *name, int64_t value) {
  put_name(name);
  printf("%" PRId64, value);
}

void log_real(const char *name, double value) {
  put_name(name);
  printf("%.2f", value);
}

void log_string(const char *name, const char *value) {
  put_name(name);
  put_string(value);
}

void log_numbers(const char *name, const uint32_t *values, size_t count) {
  put_name(name);
  putchar('[');
  for (size_t i = 0; i < count; i++) printf("%s%" PRIu32, i ? "," : "", values[i]);
  putchar(']');
}

void log_end(void) {
  puts("}");
  fflush(stdout);
}

void log_event(const char *event) {
  log_begin(event);
  log_end();
}
