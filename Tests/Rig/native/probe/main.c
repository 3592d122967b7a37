// SPDX-License-Identifier: MIT
/*
 *   probe [--no-text-input] [--no-surrounding] [--characters] [--hint BITS] [--purpose NUMBER]
 *         [--app-id NAME] [--text TEXT]
 *
 * Commands on standard input, one a line, each answered by an event:
 *   text TEXT | cursor BYTES | select ANCHOR CURSOR | content HINT PURPOSE    -> "text"
 *   enable | disable                                                          -> "text"
 *   held                                                                      -> "held"
 */
#define _GNU_SOURCE
#include "probe.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct options options = {.text_input = true, .surrounding_text = true, .app_id = "probe"};

static bool read_options(int count, char **arguments) {
  for (int i = 1; i < count; i++) {
    const char *name = arguments[i], *value = i + 1 < count ? arguments[i + 1] : NULL;
    if (!strcmp(name, "--no-text-input")) {
      options.text_input = false;
    } else if (!strcmp(name, "--no-surrounding")) {
      options.surrounding_text = false;
    } else if (!strcmp(name, "--characters")) {
      options.characters = true;
    } else if (!value) {
      return false;
    } else if (!strcmp(name, "--hint")) {
      options.hint = (uint32_t)strtoul(value, NULL, 0), i++;
    } else if (!strcmp(name, "--purpose")) {
      options.purpose = (uint32_t)strtoul(value, NULL, 0), i++;
    } else if (!strcmp(name, "--app-id")) {
      options.app_id = value, i++;
    } else if (!strcmp(name, "--text")) {
      field_set(value), i++;
    } else {
      return false;
    }
  }
  return true;
}

static void perform(char *line) {
  char *argument = strchr(line, ' ');
  if (argument) *argument++ = 0;
  if (!argument) argument = line + strlen(line);
  unsigned long first = strtoul(argument, &argument, 0);
  char *rest = argument;

  if (!strcmp(line, "held")) {
    keyboard_log_held();
    return;
  }
  if (!strcmp(line, "enable") || !strcmp(line, "disable")) {
    text_input_enable(!strcmp(line, "enable"));
  } else if (!strcmp(line, "cursor")) {
    field_move(first);
  } else if (!strcmp(line, "select")) {
    field_move(strtoul(rest, NULL, 0));
    field.anchor = first < field.length ? first : field.length;
  } else if (!strcmp(line, "content")) {
    options.hint = (uint32_t)first;
    options.purpose = (uint32_t)strtoul(rest, NULL, 0);
  } else {
    log_event("unknown-command");
    return;
  }
  text_input_send_state(false);
  field_log("command");
}

static void perform_line(char *line) {
  static const char set_text[] = "text ";
  if (!strncmp(line, set_text, sizeof set_text - 1)) {
    field_set(line + sizeof set_text - 1);
    text_input_send_state(false);
    field_log("command");
  } else {
    perform(line);
  }
}

/* False at the end of input: the harness is gone, and so are we. */
static bool read_commands(void) {
  static char buffer[1 << 16];
  static size_t length;
  ssize_t count = read(STDIN_FILENO, buffer + length, sizeof buffer - 1 - length);
  if (count <= 0) return count < 0 && errno == EINTR;
  length += (size_t)count;
  buffer[length] = 0;
  char *line = buffer, *end;
  while ((end = strchr(line, '\n'))) {
    *end = 0;
    perform_line(line);
    line = end + 1;
  }
  length -= (size_t)(line - buffer);
  memmove(buffer, line, length + 1);
  return true;
}

static int run(struct wl_display *display) {
  while (!window_closed()) {
    while (wl_display_prepare_read(display)) wl_display_dispatch_pending(display);
    wl_display_flush(display);
    struct pollfd fds[] = {{.fd = wl_display_get_fd(display), .events = POLLIN},
                           {.fd = STDIN_FILENO, .events = POLLIN}};
    int ready = poll(fds, 2, -1);
    if (ready > 0 && fds[0].revents) {
      if (wl_display_read_events(display) < 0) break;
    } else {
      wl_display_cancel_read(display);
    }
    if (ready < 0 && errno != EINTR) break;
    if (wl_display_dispatch_pending(display) < 0) break;
    if (ready > 0 && fds[1].revents && !read_commands()) return EXIT_SUCCESS;
  }
  return window_closed() ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int count, char **arguments) {
  if (!read_options(count, arguments)) {
    fprintf(stderr, "probe: wrong usage, see main.c\n");
    return 64;
  }
  struct wl_display *display = wl_display_connect(NULL);
  if (!display) {
    fprintf(stderr, "probe: no Wayland display\n");
    return EXIT_FAILURE;
  }
  if (!window_open(display)) {
    fprintf(stderr, "probe: the compositor lacks a protocol that is needed\n");
    return EXIT_FAILURE;
  }
  return run(display);
}
