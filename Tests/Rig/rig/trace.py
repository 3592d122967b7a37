# SPDX-License-Identifier: MIT
"""Touch traces: JSON Lines, one event a line, as `handrail perform` and `--record-touches` write."""

import itertools
import json


def parse(lines):
    """Events (dictionaries) from lines of text, or from a whole text."""
    if isinstance(lines, str):
        lines = lines.splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def text(events):
    """The events as JSON Lines."""
    return "".join(json.dumps(event, separators=(",", ":")) + "\n" for event in events)


def frames(events):
    """Groups of events that belong together: up to each `frame`, or else of equal time."""
    if not any(event["type"] == "frame" for event in events):
        groups = itertools.groupby(events, key=lambda event: event["t"])
        return [list(group) for _, group in groups]
    result = [[]]
    for event in events:
        if event["type"] == "frame":
            result.append([])
        else:
            result[-1].append(event)
    return [group for group in result if group]


def gestures(events):
    """The trace cut where no finger is down: a list of lists of events."""
    result, current, down = [], [], set()
    for event in events:
        current.append(event)
        if event["type"] == "down":
            down.add(event["id"])
        elif event["type"] == "up":
            down.discard(event["id"])
        elif event["type"] == "cancel":
            down.clear()
        if not down and event["type"] in ("up", "cancel"):
            result.append(current)
            current = []
    return result + ([current] if current else [])


def drag(points, start=0.0, step=12.0, finger=0, rest=0.0):
    """One finger through `points`, in steps of at most 12 ms and 20 pixels, resting before the lift.

    Returns the events and the time of the last.
    """
    events, t = [], start
    x, y = points[0]
    events.append({"t": t, "type": "down", "id": finger, "x": x, "y": y})
    for to_x, to_y in points[1:]:
        count = max(1, int(max(abs(to_x - x), abs(to_y - y)) // 20))
        for i in range(1, count + 1):
            t += step
            events.append(
                {
                    "t": t,
                    "type": "motion",
                    "id": finger,
                    "x": round(x + (to_x - x) * i / count, 2),
                    "y": round(y + (to_y - y) * i / count, 2),
                }
            )
        x, y = to_x, to_y
    t += step + rest
    events.append({"t": t, "type": "up", "id": finger})
    return events, t
