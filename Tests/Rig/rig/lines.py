# SPDX-License-Identifier: MIT
"""Lines that arrive on a pipe, kept, and waited for without polling."""

import threading
import time

# How long a wait lasts at most. Generous: the machine may be busy, and a wait that succeeds is short.
PATIENCE = 20.0


class Lines:
    """Reads a binary stream line by line in a thread; `parse` turns a line into an item."""

    def __init__(self, stream, name, parse=str):
        self.name = name
        self.items = []
        self.ended = False
        self._parse = parse
        self._stream = stream
        self._arrived = threading.Condition()
        self._thread = threading.Thread(target=self._read, daemon=True, name=f"lines {name}")
        self._thread.start()

    def _read(self):
        for raw in self._stream:
            item = self._parse(raw.decode("utf-8", "replace").rstrip("\n"))
            with self._arrived:
                self.items.append(item)
                self._arrived.notify_all()
        with self._arrived:
            self.ended = True
            self._arrived.notify_all()

    def mark(self):
        """A position in the log: pass it as `after` to consider only what comes later."""
        with self._arrived:
            return len(self.items)

    def wait(self, wanted, what, after=0, timeout=PATIENCE):
        """The first item from `after` on for which `wanted(item)` is true."""
        deadline = time.monotonic() + timeout
        position = after
        with self._arrived:
            while True:
                while position < len(self.items):
                    item = self.items[position]
                    position += 1
                    if wanted(item):
                        return item
                if self.ended:
                    raise EOFError(f"{self.name} ended without {what}; it said: {self.tail()}")
                left = deadline - time.monotonic()
                if left <= 0 or not self._arrived.wait(left):
                    raise TimeoutError(
                        f"{self.name}: no {what} in {timeout} s; it said: {self.tail()}"
                    )

    def wait_end(self, timeout=PATIENCE):
        """Waits until the other side has closed the pipe."""
        self._thread.join(timeout)
        if self._thread.is_alive():
            raise TimeoutError(f"{self.name} did not end in {timeout} s")

    def tail(self, count=8):
        """The last lines, for messages."""
        return "\n  ".join(str(item) for item in [""] + self.items[-count:]) or "(nothing)"
