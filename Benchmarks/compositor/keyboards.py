# SPDX-License-Identifier: MIT
"""The keyboards that are compared, each with how to start it and how to type on it."""

from rig import paths
from rig.handrail import Board
from typist import middle

LETTERS = "qw"
TAP_MS = 12  # from down to up, and from up to the next down
DRAG_MS = 20  # from the key to its target, which no finger does faster


class Handrail:
    """Acts on the lift of the finger."""

    name = "Handrail"
    namespace = "osk"
    acts_on = "up"
    argv = [paths.program("handrail-keyboard")]

    def __init__(self):
        keys = {key["id"]: key for key in Board().describe()["keys"]}
        self._points = [
            (middle(keys[letter]["active"]), middle(keys[letter]["targets"][0]["shape"]))
            for letter in LETTERS
        ]

    def gestures(self, count):
        """The least that types a letter: down on the key, one motion to the target, up."""
        events, now = [], 0
        for number in range(count):
            key, target = self._points[number % 2]
            events.append({"t": now, "type": "down", "id": 0, "x": key[0], "y": key[1]})
            events.append(
                {"t": now + DRAG_MS, "type": "motion", "id": 0, "x": target[0], "y": target[1]}
            )
            events.append({"t": now + DRAG_MS + TAP_MS, "type": "up", "id": 0})
            now += DRAG_MS + 2 * TAP_MS
        return events


    def show(self, rig):
        """It is there from the start."""


class Performed(Handrail):
    """The gestures of `handrail perform`, at the pace of a hand."""

    def gestures(self, count):
        text = (LETTERS * count)[:count]
        return Board().perform(text)


class Tapped:
    """An ordinary keyboard: acts when the finger lands."""

    acts_on = "down"

    def show(self, rig):
        """It is there from the start."""

    def gestures(self, count):
        events = []
        for number in range(count):
            x, y = self.points[number % 2]
            now = number * 2 * TAP_MS
            events.append({"t": now, "type": "down", "id": 0, "x": x, "y": y})
            events.append({"t": now + TAP_MS, "type": "up", "id": 0})
        return events


class Wvkbd(Tapped):
    name = "wvkbd"
    namespace = "wlroots"
    argv = ["wvkbd-mobintl", "-H", "210", "-L", "210"]
    points = [(20, 580), (54, 580)]


class Squeekboard(Tapped):
    name = "squeekboard"
    namespace = "osk"
    argv = ["squeekboard"]
    points = [(18, 540), (54, 540)]

    def show(self, rig):
        """It hides from programs without text input, unless it is asked for."""
        if any(event[1:4] == ["unmap", "layer", self.namespace] for event in rig.events.items[-3:]):
            after = rig.events.mark()
            bus = ["gdbus", "call", "--session", "--dest", "sm.puri.OSK0"]
            bus += ["--object-path", "/sm/puri/OSK0", "--method", "sm.puri.OSK0.SetVisible", "true"]
            rig.run(bus)
            rig.wait_mapped(self.namespace, after=after)
