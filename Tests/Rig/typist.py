#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A second typist: makes the touch trace for a text from what `handrail describe` says, alone.

    typist.py TEXT [options of handrail describe]   > trace.jsonl

`handrail perform` shares its code with the keyboard, so it could be wrong in the same way. This
program knows the promised JSON and nothing else: which keys there are, where they are pressed,
where their targets are and what those do. It presses the middle of a key, slides straight to the
middle of the target, waits as long as a target needs to be meant, and lifts.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

STEP_MS = 12
STEP_PIXELS = 20
REST_MS = 160  # a rest of 150 ms on a target is unambiguous, whatever the steadying
PAUSE_MS = 80

Point = tuple[float, float]


class Unreachable(Exception):
    """No way leads to a character."""


def handrail() -> str:
    """The program, as the tests find it."""
    root = Path(__file__).resolve().parents[2]
    return str(Path(os.environ.get("HANDRAIL_BIN_DIR", root / ".build" / "debug")) / "handrail")


def middle(shape) -> Point:
    """A point well inside a shape of the description."""
    if "rect" in shape:
        x, y, width, height = shape["rect"]
        return x + width / 2, y + height / 2
    if "circle" in shape:
        return shape["circle"][0], shape["circle"][1]
    corners = shape["polygon"]
    return (
        sum(x for x, _ in corners) / len(corners),
        sum(y for _, y in corners) / len(corners),
    )


class Typist:
    """Types with one finger; remembers which layer it is in."""

    def __init__(self, options=(), env=None):
        self._options, self._env = list(options), env
        self._boards = {}
        self._layer = self._board(None)["layer"]
        self.events = []
        self._now = 0

    def type(self, text):
        """Appends the touches that type the text; returns all touches so far."""
        for character in text:
            self._type_character(character)
        return self.events

    def act(self, action):
        """Appends the touches that choose a target by what it does, in the present layer."""
        found = self._find(self._layer, [action])
        if not found:
            raise Unreachable(f"no target does {action!r}")
        self._drag(middle(found[0]["active"]), middle(found[1]["shape"]))
        return self.events

    def _board(self, layer):
        """What `describe` says of a layer, asked once."""
        if layer not in self._boards:
            argv = [handrail(), "describe", *self._options]
            argv += ["--layer", layer] if layer else []
            done = subprocess.run(argv, env=self._env, capture_output=True, text=True, timeout=20)
            if done.returncode:
                raise RuntimeError(f"describe: {done.stderr}")
            board = json.loads(done.stdout)
            self._boards[layer] = self._boards[board["layer"]] = board
        return self._boards[layer]

    def _find(self, layer, wanted):
        """The key and the target of that layer with one of these actions."""
        for action in wanted:
            for key in self._board(layer)["keys"]:
                for target in key["targets"]:
                    if target["action"] == action:
                        return key, target
        return None

    def _type_character(self, character):
        for layer, way in self._layers_by_distance():
            gestures = self._gestures(layer, character)
            if gestures:
                for key, target in way + gestures:
                    self._drag(middle(key["active"]), middle(target["shape"]))
                self._layer = layer
                return
        raise Unreachable(f"{character!r} cannot be typed")

    def _gestures(self, layer, character):
        """The keys and targets that type a character, once the layer is there; or nothing."""
        actions = [f"insert:{character}"]
        actions += {"\n": ["key:Return"], "\t": ["key:Tab"]}.get(character, [])
        found = self._find(layer, actions)
        if found:
            return [found]
        small = self._find(layer, [f"insert:{character.lower()}"])
        shift = self._find(layer, ["shift"])
        return [shift, small] if character.isupper() and small and shift else []

    def _layers_by_distance(self):
        """Every layer that can be reached from here, with the way to it, the nearest first."""
        seen, front = {self._layer}, [(self._layer, [])]
        while front:
            layer, way = front.pop(0)
            yield layer, way
            for key in self._board(layer)["keys"]:
                for target in key["targets"]:
                    kind, _, name = target["action"].partition(":")
                    if kind == "layer" and name not in seen:
                        seen.add(name)
                        front.append((name, way + [(key, target)]))

    def _drag(self, start, end):
        self._add("down", start)
        steps = max(1, round(max(abs(end[0] - start[0]), abs(end[1] - start[1])) / STEP_PIXELS))
        if start == end:
            steps = 0
        for step in range(1, steps + 1):
            self._now += STEP_MS
            part = step / steps
            self._add(
                "motion",
                (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part),
            )
        self._now += REST_MS
        self.events.append({"t": self._now, "type": "up", "id": 0})
        self._now += PAUSE_MS

    def _add(self, kind, point):
        x, y = round(point[0], 2), round(point[1], 2)
        self.events.append({"t": self._now, "type": kind, "id": 0, "x": x, "y": y})


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 64
    try:
        events = Typist(sys.argv[2:]).type(sys.argv[1])
    except (Unreachable, RuntimeError) as error:
        print(f"typist: {error}", file=sys.stderr)
        return 1
    for event in events:
        print(json.dumps(event))
    return 0


if __name__ == "__main__":
    sys.exit(main())
