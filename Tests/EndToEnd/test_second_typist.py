# SPDX-License-Identifier: MIT
"""A typist who knows only `handrail describe` comes to the same text as `handrail perform`."""

import pytest
from rig.clients import Probe
from rig.handrail import Board, Keyboard
from typist import Typist

SENTENCE = "The quick brown fox jumps over the lazy dog, 42 times (really?)."
SIZES = {
    "phone": (360, 720),
    "large phone": (720, 1280),
    "tablet": (1280, 800),
    "small phone": (360, 640),
    "phone on its side": (720, 360),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [SENTENCE, "It's [1] {2} <3> ~4| 5 @ 6€ \\ 7^8 _9"])
def test_both_typists_agree_offline(size, text):
    board = Board(SIZES[size])
    assert board.replay_text(Typist(board.options).type(text)).removesuffix("\n") == text
    assert board.replay_text(board.perform(text)).removesuffix("\n") == text


@pytest.mark.parametrize("field", ["digits", "phone", "pin"])
def test_both_typists_agree_in_fields_for_numbers(field):
    board = Board(field=field)
    assert board.replay_text(Typist(board.options).type("31415926")).removesuffix("\n") == "31415926"


@pytest.mark.parametrize("size", SIZES)
def test_the_second_typist_is_understood_by_a_compositor(open_rig, size):
    rig = open_rig(size=SIZES[size], scale=1)
    client = Probe(rig)
    Keyboard(rig, field=client)
    # One size has the whole sentence, the others enough to reach every row and layer.
    text = SENTENCE if size == "phone" else "Wow, 7 (map)?"
    rig.replay(Typist(Board(SIZES[size]).options).type(text), speed=2)
    client.wait_text(text)
