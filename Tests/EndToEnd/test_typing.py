# SPDX-License-Identifier: MIT
"""Real touches, a real compositor, real programs: what is performed is what arrives."""

import pytest
from rig.clients import GtkField, Probe, Terminal
from rig.handrail import Board, Keyboard

SENTENCE = "The quick brown fox jumps over the lazy dog, 42 times (really?)."

# Performed traces are slow, as hands are. At four times their speed a gesture still takes longer
# than a busy machine's compositor needs to learn where the keyboard wants touches.
FAST = 4

FIELDS = {
    "GTK 3 entry": lambda rig: GtkField(rig, 3),
    "GTK 4 entry": lambda rig: GtkField(rig, 4),
    "GTK 3 text view": lambda rig: GtkField(rig, 3, text_view=True),
    "GTK 4 text view": lambda rig: GtkField(rig, 4, text_view=True),
    "text input": lambda rig: Probe(rig),
    "text input that tells no text": lambda rig: Probe(rig, surrounding=False),
    "no text input": lambda rig: Probe(rig, text_input=False),
}


@pytest.mark.parametrize("field", FIELDS)
def test_a_performed_sentence_arrives(rig, field):
    client = FIELDS[field](rig)
    Keyboard(rig, field=client)
    rig.replay(Board().perform(SENTENCE), FAST)
    client.wait_text(SENTENCE)


def test_a_performed_line_arrives_in_a_terminal(rig):
    # foot drops a commit_string that crosses an update of its own (cursor moved after the letter
    # before), which hands are too slow for and four times their speed, on a busy machine, is not.
    terminal = Terminal(rig)
    Keyboard(rig, field=terminal)
    line = SENTENCE + "\n"
    rig.replay(Board(field="terminal").perform(line), speed=2)
    terminal.wait_text(line)


def test_a_sentence_arrives_in_true_time(rig):
    client = Probe(rig)
    Keyboard(rig, field=client)
    rig.replay(Board().perform("Hello, tall book!"))
    client.wait_text("Hello, tall book!")


@pytest.mark.parametrize(
    "sentence",
    [
        "A man, a plan: 3 + 4 = 7; 50% of $8 is #1 & more.",
        "it's \"quoted\" (or not) - why?",
        "aabbccdd  double letters  and  spaces",
    ],
)
def test_other_sentences_arrive(rig, sentence):
    client = Probe(rig)
    Keyboard(rig, field=client)
    rig.replay(Board().perform(sentence), FAST)
    client.wait_text(sentence)


def test_several_lines_arrive(rig):
    client = GtkField(rig, 3, text_view=True)
    Keyboard(rig, field=client)
    text = "one\ntwo\n\nfour"
    rig.replay(Board().perform(text), FAST)
    client.wait_text(text)


def test_a_field_that_opens_later_is_typed_into(rig):
    keyboard = Keyboard(rig, by_handrail=True)
    after = rig.events.mark()
    client = GtkField(rig, 3)
    rig.wait_event("textinput", "enable", after=after)
    rig.replay(Board().perform("late"), FAST)
    client.wait_text("late")
    assert keyboard.complaints == []


def test_a_gesture_that_turns_back_types_nothing(rig):
    client = Probe(rig)
    Keyboard(rig, field=client)
    board = Board()
    description = board.describe()
    for path in ways_back(description):
        rig.touch.down(*path[0])
        for start, end in zip(path, path[1:]):
            slide(rig, start, end)
        rig.touch.up()
    rig.replay(board.perform("ok"), FAST)
    client.wait_text("ok")
    texts = [event["text"] for event in client.out.items if event["event"] == "text"]
    assert texts == ["o", "ok"], "something was typed on the way"


def ways_back(description):
    """Paths that end nowhere, one for each stage that a gesture can have reached."""
    key = next(key for key in description["keys"] if key["id"] == "g")
    active, target = middle(key["active"]), middle(key["targets"][0]["shape"])
    # Between this key's row and the next, clear of every key's active area.
    background = active[0], active[1] + gap(description) / 2
    above = active[0], 5
    return [
        [background],
        [active],
        [background, active],
        [background, active, background],
        [active, target, active],
        [active, target, background],
        [active, target, above],
        [background, active, target, active, background],
    ]


def gap(description):
    """The distance between the middles of two rows."""
    rows = sorted({round(middle(key["active"])[1], 1) for key in description["keys"]})
    return rows[-1] - rows[-2]


def middle(shape):
    x, y, width, height = shape["rect"]
    return x + width / 2, y + height / 2


def slide(rig, start, end, steps=8):
    """A calm motion, at a finger's pace."""
    events = [
        {
            "t": 12 * step,
            "type": "motion",
            "id": 0,
            "x": start[0] + (end[0] - start[0]) * step / steps,
            "y": start[1] + (end[1] - start[1]) * step / steps,
        }
        for step in range(1, steps + 1)
    ]
    rig.replay(events + [dict(events[-1], t=12 * steps + 160)])
