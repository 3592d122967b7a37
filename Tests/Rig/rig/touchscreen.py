# SPDX-License-Identifier: MIT
"""The touch screen (and keyboard, pointer, plug) of a compositor: commands to the preloaded shim."""

import math
import socket
import time

from . import trace as traces


class Touchscreen:
    """All coordinates are logical pixels of the output; all times CLOCK_MONOTONIC nanoseconds."""

    def __init__(self, path):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(str(path))
        self._answers = self._socket.makefile("r")
        self._fingers = set()

    def close(self):
        self._answers.close()
        self._socket.close()

    def command(self, *lines):
        """Sends the commands in one go; returns when each was emitted."""
        self._socket.sendall("".join(line + "\n" for line in lines).encode())
        return [self._answer(line) for line in lines]

    def _answer(self, line):
        word, _, rest = self._answers.readline().strip().partition(" ")
        if word != "ok":
            raise RuntimeError(f"touch screen: {line!r}: {rest or 'the compositor is gone'}")
        return int(rest)

    def down(self, x, y, finger=0):
        self._fingers.add(finger)
        return self.command(f"down {finger} {x:.3f} {y:.3f}", "frame")[0]

    def motion(self, x, y, finger=0):
        return self.command(f"motion {finger} {x:.3f} {y:.3f}", "frame")[0]

    def up(self, finger=0):
        self._fingers.discard(finger)
        return self.command(f"up {finger}", "frame")[0]

    def cancel(self):
        """wl_touch.cancel to whoever holds a touch; then the compositor is told of the lifts."""
        emitted = self.command("cancel")[0]
        for finger in sorted(self._fingers):
            self.up(finger)
        return emitted

    def tap(self, x, y, finger=0):
        self.down(x, y, finger)
        return self.up(finger)

    def replay(self, trace, speed=1.0, by_mouse=False):
        """Plays a trace, `speed` times as fast as it was made; `math.inf` for no waiting at all.

        `by_mouse`: one finger's trace is played with the pointer and its left button.
        Returns a list of (event, when it was emitted).
        """
        events = traces.parse(trace) if trace and not isinstance(trace[0], dict) else trace
        start, first = time.monotonic(), events[0]["t"] if events else 0
        emitted = []
        for frame in traces.frames(events):
            if speed != math.inf:
                due = start + (frame[0]["t"] - first) / 1000 / speed
                time.sleep(max(0, due - time.monotonic()))
            if by_mouse:
                times = [self.command(*pointer_lines(event))[-1] for event in frame]
            else:
                times = self.command(*map(self._line, frame), "frame")
            emitted.extend(zip(frame, times))
        return emitted

    def _line(self, event):
        kind = event["type"]
        if kind == "cancel":
            self._fingers.clear()
            return "cancel"
        if kind == "up":
            self._fingers.discard(event["id"])
            return f"up {event['id']}"
        self._fingers.add(event["id"])
        return f"{kind} {event['id']} {event['x']:.3f} {event['y']:.3f}"


LEFT_BUTTON = 0x110


def pointer_lines(event):
    """The commands that do with a mouse what the event does with a finger."""
    lines = []
    if "x" in event:
        lines.append(f"pointer {event['x']:.3f} {event['y']:.3f}")
    if event["type"] != "motion":
        lines.append(f"button {LEFT_BUTTON} {int(event['type'] == 'down')}")
    return [*lines, "pointer-frame"]
