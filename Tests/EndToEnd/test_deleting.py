# SPDX-License-Identifier: MIT
"""Deleting before the cursor, where programs disagree on what a length is."""

import pytest
from rig.clients import GtkField, Probe, Terminal
from rig.handrail import Board, Keyboard
from typist import Typist

FIELDS = {
    "GTK 3 entry": lambda rig, text: GtkField(rig, 3, text=text),
    "GTK 4 entry": lambda rig, text: GtkField(rig, 4, text=text),
    "GTK 3 text view": lambda rig, text: GtkField(rig, 3, text_view=True, text=text),
    "GTK 4 text view": lambda rig, text: GtkField(rig, 4, text_view=True, text=text),
    "bytes": lambda rig, text: Probe(rig, text=text),
    "characters": lambda rig, text: Probe(rig, characters=True, text=text),
    "no surrounding text": lambda rig, text: Probe(rig, surrounding=False, text=text),
    "no text input": lambda rig, text: Probe(rig, text_input=False, text=text),
}
KNOWS_ITS_TEXT = [name for name in FIELDS if not name.startswith("no ")]

BEFORE = "Grüße aus Łódź. Zoë sah ein café"


def gestures(*actions):
    """The touches that choose these targets, one after the other."""
    typist = Typist(Board().options)
    for action in actions:
        typist.act(action)
    return typist.events


@pytest.mark.parametrize("field", FIELDS)
def test_a_character(rig, field):
    client = FIELDS[field](rig, BEFORE)
    Keyboard(rig, field=client)
    rig.replay(gestures("delete:character"))
    client.wait_text(BEFORE[:-1])


@pytest.mark.parametrize("field", FIELDS)
def test_characters_one_after_the_other(rig, field):
    client = FIELDS[field](rig, "aéßç漢é")
    Keyboard(rig, field=client)
    rig.replay(gestures(*["delete:character"] * 5))
    client.wait_text("a")


@pytest.mark.parametrize("field", KNOWS_ITS_TEXT)
def test_a_word(rig, field):
    client = FIELDS[field](rig, BEFORE)
    Keyboard(rig, field=client)
    rig.replay(gestures("delete:word"))
    client.wait_text("Grüße aus Łódź. Zoë sah ein ")


@pytest.mark.parametrize("field", KNOWS_ITS_TEXT)
def test_a_sentence(rig, field):
    client = FIELDS[field](rig, BEFORE)
    Keyboard(rig, field=client)
    rig.replay(gestures("delete:sentence"))
    client.wait_text("Grüße aus Łódź. ")


@pytest.mark.parametrize("field", KNOWS_ITS_TEXT)
@pytest.mark.parametrize("word", ["plain", "café"])
def test_what_was_deleted_by_mistake_comes_back(rig, field, word):
    before = "Zoë sah ein "
    client = FIELDS[field](rig, before + word)
    Keyboard(rig, field=client)
    after = client.mark()
    rig.replay(gestures("delete:word"))
    client.wait_text(before, after)
    after = client.mark()
    rig.replay(gestures("undo"))
    client.wait_text(before + word, after)


@pytest.mark.parametrize("field", ["GTK 3 entry", "GTK 4 entry"])
def test_one_character_that_is_several_code_points(rig, field):
    client = FIELDS[field](rig, "né 👩‍👧")
    Keyboard(rig, field=client)
    rig.replay(gestures("delete:character"))
    client.wait_text("né ")


def test_a_selection_goes_whole(rig):
    client = Probe(rig, text="one two three")
    Keyboard(rig, field=client)
    client.do("select 4 7")
    rig.replay(gestures("delete:character"))
    client.wait_text("one  three")


def test_backspace_in_a_terminal(rig):
    terminal = Terminal(rig)
    Keyboard(rig, field=terminal)
    board = Board(field="terminal")
    typist = Typist(board.options)
    typist.type("abx")
    typist.act("delete:character")
    typist.type("c\n")
    rig.replay(typist.events)
    terminal.wait_text("abc\n")


def test_a_word_in_a_terminal_that_was_typed_before(rig):
    terminal = Terminal(rig)
    Keyboard(rig, field=terminal)
    typist = Typist(Board(field="terminal").options)
    typist.type("cat fil")
    typist.act("delete:word")
    typist.type("me\n")
    rig.replay(typist.events)
    terminal.wait_text("cat me\n")
