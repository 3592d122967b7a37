#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Shows Handrail where there is no screen: sway without one, a real program, and real touches.

Types a sentence into a GTK text view, prints the text that the program received, and the path of
a screenshot that was taken in the middle of a gesture. Arguments go to `handrail run`.
"""

import sys
import tempfile
from pathlib import Path

from rig.clients import GtkField
from rig.compositor import Rig
from rig.handrail import Board, Keyboard

SENTENCE = "Slide to a target and lift: it is typed."
PAUSE_AFTER = "Slide to a target and l"


def demonstrate(arguments):
    """Types the sentence; returns the text that the program received, and the screenshot."""
    picture = Path(tempfile.mkdtemp(prefix="handrail-")) / "screenshot.png"
    with Rig("sway") as rig:
        field = GtkField(rig, 3, text_view=True)
        keyboard = Keyboard(rig, *arguments, by_handrail=True)
        trace = Board(env=rig.env).perform(SENTENCE)
        middle = next_lift(trace, after=len(Board(env=rig.env).perform(PAUSE_AFTER)))
        rig.replay(trace[:middle], speed=2)
        field.wait_text(PAUSE_AFTER)
        rig.screenshot(picture)
        rig.replay(trace[middle:], speed=2)
        field.wait_text(SENTENCE)
        for line in keyboard.complaints:
            print(line, file=sys.stderr)
        keyboard.quit()
        return field.text, picture


def next_lift(trace, after):
    """Where the gesture that begins at an event ends: there the finger is on its target."""
    return next(i for i in range(after, len(trace)) if trace[i]["type"] == "up")


def main():
    text, picture = demonstrate(sys.argv[1:])
    print(f"A GTK text view received: {text}")
    print(f"Screenshot: {picture}")


if __name__ == "__main__":
    main()
