// SPDX-License-Identifier: MIT
/*
 * The command socket. It lives in the compositor's event loop, so a command is carried out between
 * two of the compositor's own events, never beside them. Each line is answered by one line:
 * "ok <CLOCK_MONOTONIC ns just before the event was emitted>" or "error <why>".
 */
#define _GNU_SOURCE
#include "shim.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

struct connection {
  struct wl_event_source *source;
  size_t length;
  char buffer[16384];
};

static void answer(int fd, const char *line) {
  uint64_t emitted_ns;
  char reply[128];
  const char *error = command_perform(line, &emitted_ns);
  int length = error ? snprintf(reply, sizeof reply, "error %s\n", error)
                     : snprintf(reply, sizeof reply, "ok %" PRIu64 "\n", emitted_ns);
  /* A test that went away does not read its answers; that must not stop the compositor. */
  if (send(fd, reply, (size_t)length, MSG_NOSIGNAL | MSG_DONTWAIT) < 0 && errno != EPIPE) {
    perror("rig: answer");
  }
}

static int on_readable(int fd, uint32_t mask, void *data) {
  (void)mask;
  struct connection *connection = data;
  size_t room = sizeof connection->buffer - 1 - connection->length;
  ssize_t count = read(fd, connection->buffer + connection->length, room);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
  if (count <= 0) {
    wl_event_source_remove(connection->source);
    close(fd);
    free(connection);
    return 0;
  }
  connection->length += (size_t)count;
  connection->buffer[connection->length] = 0;

  char *line = connection->buffer, *end;
  while ((end = strchr(line, '\n'))) {
    *end = 0;
    answer(fd, line);
    line = end + 1;
  }
  connection->length -= (size_t)(line - connection->buffer);
  memmove(connection->buffer, line, connection->length + 1);
  if (connection->length == sizeof connection->buffer - 1) connection->length = 0;
  return 0;
}

static int on_connect(int listening, uint32_t mask, void *data) {
  (void)mask, (void)data;
  int fd = accept4(listening, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (fd < 0) return 0;
  struct connection *connection = calloc(1, sizeof *connection);
  if (!connection) {
    close(fd);
    return 0;
  }
  connection->source = wl_event_loop_add_fd(
      wl_display_get_event_loop(rig.display), fd, WL_EVENT_READABLE, on_readable, connection);
  return 0;
}

bool server_listen(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) {
    errno = ENAMETOOLONG;
    return false;
  }
  strcpy(address.sun_path, path);
  unlink(path);
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (fd < 0) return false;
  if (bind(fd, (struct sockaddr *)&address, sizeof address) || listen(fd, 4)) {
    close(fd);
    return false;
  }
  return wl_event_loop_add_fd(wl_display_get_event_loop(rig.display), fd, WL_EVENT_READABLE,
                              on_connect, NULL) != NULL;
}
