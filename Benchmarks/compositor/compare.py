#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Handrail, wvkbd and squeekboard in one headless sway, in turn: one table of medians.

    compare.py [--rounds N] [--letters N] [--json FILE]

Every row is the median of the rounds; the last two columns are Handrail's value divided by the
other's. wvkbd and squeekboard act when the finger lands, Handrail when it lifts: times to the
application are counted from the touch event that the keyboard acts on. A letter is the least that
types one: a tap of 12 ms; for Handrail down on the key, one motion to the target, and up, in the
same time. "as performed": the gestures of `handrail perform`, at the pace of a hand.
"""

import argparse
import json
import statistics
import sys
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "Rig"))

from keyboards import Handrail, Performed, Squeekboard, Wvkbd  # noqa: E402
from measure import REST_SECONDS, Session  # noqa: E402
from rig.compositor import Rig  # noqa: E402

PERFORMED_LETTERS = 60
STARTS = 3


class Results:
    """Samples by row and keyboard."""

    def __init__(self):
        self.samples = defaultdict(lambda: defaultdict(list))

    def add(self, row, keyboard, value):
        self.samples[row][keyboard.name].append(value)

    def medians(self):
        return {
            row: {name: statistics.median(values) for name, values in by_name.items()}
            for row, by_name in self.samples.items()
        }


def measure_typing(results, session, letters, what):
    """Processor time and the way from the touch to the application."""
    cpu_ms, latencies = session.type_letters(letters)
    results.add(f"CPU for 1000 letters, {what}, ms", session.keyboard, cpu_ms)
    cuts = statistics.quantiles(latencies, n=100, method="inclusive")
    for percent in (50, 90, 99):
        row = f"touch to application, {what}, p{percent}, ms"
        results.add(row, session.keyboard, cuts[percent - 1])


def measure_round(results, rig, keyboard, letters):
    """Everything about one keyboard, once."""
    for _ in range(STARTS):
        with Session(rig, keyboard) as session:
            pass
        results.add("process start to mapped, ms", keyboard, session.start_ms)
        results.add("process start to the picture's last change, ms", keyboard, session.painted_ms)
        results.add("CPU from start to end, nothing typed, ms", keyboard, session.cpu_ms)
    with Session(rig, keyboard) as session:
        for name, value in zip(("RSS", "PSS", "private dirty"), session.memory_mib()):
            results.add(f"{name} at rest, MiB", keyboard, value)
        results.add(f"wake-ups in {REST_SECONDS} s at rest", keyboard, session.wakeups())
        # wvkbd has only keys, whatever the field offers.
        if keyboard.name != "wvkbd":
            measure_typing(results, session, letters, "text input")
    with Session(rig, keyboard, text_input=False) as session:
        measure_typing(results, session, letters, "keys")


def measure_performed(results, rig, keyboard):
    with Session(rig, keyboard) as session:
        measure_typing(results, session, PERFORMED_LETTERS, "text input, as performed")
    with Session(rig, keyboard, text_input=False) as session:
        measure_typing(results, session, PERFORMED_LETTERS, "keys, as performed")


def number(value):
    if value is None:
        return "-"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(medians):
    """The medians as text, with ratios."""
    lines = [("", "Handrail", "wvkbd", "squeekboard", "/ wvkbd", "/ squeekb.")]
    for row, values in medians.items():
        ours, others = values.get("Handrail"), [values.get("wvkbd"), values.get("squeekboard")]
        ratios = [ours / other if ours is not None and other else None for other in others]
        lines.append((row, *map(number, [ours, *others, *ratios])))
    widths = [max(map(len, column)) for column in zip(*lines)]
    return "\n".join(
        line[0].ljust(widths[0]) + "".join(f"  {c:>{w}}" for c, w in zip(line[1:], widths[1:]))
        for line in lines
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--letters", type=int, default=1000)
    parser.add_argument("--json", type=Path, help="write the samples there, too")
    arguments = parser.parse_args()

    results = Results()
    with Rig("sway", dbus=True, log_commits=True) as rig:
        schema = "org.gnome.desktop.a11y.applications"
        rig.run(["gsettings", "set", schema, "screen-keyboard-enabled", "true"])
        for turn in range(arguments.rounds):
            for keyboard in (Handrail(), Wvkbd(), Squeekboard()):
                print(f"round {turn + 1}: {keyboard.name}", file=sys.stderr)
                measure_round(results, rig, keyboard, arguments.letters)
            measure_performed(results, rig, Performed())
    print(table(results.medians()))
    if arguments.json:
        arguments.json.write_text(json.dumps(results.samples, indent=1) + "\n")


if __name__ == "__main__":
    main()
