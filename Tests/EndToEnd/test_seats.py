# SPDX-License-Identifier: MIT
"""Seats with and without a keyboard of their own, and touches that the compositor takes away."""

import pytest
from rig.clients import Probe
from rig.handrail import Board, Keyboard

FAST = 4


@pytest.mark.parametrize("devices", ["touch", "touch,keyboard", "touch,keyboard,pointer"])
@pytest.mark.parametrize("text_input", [True, False])
def test_no_letter_is_doubled(open_rig, devices, text_input):
    rig = open_rig(devices=devices)
    client = Probe(rig, text_input=text_input)
    Keyboard(rig, field=client)
    field = "normal" if text_input else "none"
    rig.replay(Board(field=field).perform("hello, Anna"), FAST)
    client.wait_text("hello, Anna")


def test_a_touch_screen_that_comes_later_is_used(open_rig):
    rig = open_rig(devices="keyboard")
    client = Probe(rig)
    Keyboard(rig, field=client)
    rig.touch.command("add touch")
    rig.replay(Board().perform("later"), FAST)
    client.wait_text("later")
    rig.touch.command("remove touch")
    rig.touch.command("add touch")
    rig.replay(Board().perform(" and again"), FAST)
    client.wait_text("later and again")


@pytest.mark.parametrize("text_input", [True, False])
def test_a_cancelled_gesture_types_nothing_and_the_next_one_works(rig, text_input):
    client = Probe(rig, text_input=text_input)
    Keyboard(rig, field=client)
    field = "normal" if text_input else "none"
    board = Board(field=field)
    gesture = board.perform("g")
    for stop in (1, len(gesture) // 2, len(gesture) - 1):
        rig.replay(gesture[:stop])
        rig.touch.cancel()
    rig.replay(board.perform("ok"), FAST)
    client.wait_text("ok")
    assert "g" not in "".join(e["text"] for e in client.out.items if e["event"] == "text")
    assert client.held() == ([], 0)


def test_a_second_finger_does_not_type_twice(rig):
    """A palm comes down beside the gesture."""
    client = Probe(rig)
    Keyboard(rig, field=client)
    board = Board()
    gesture = board.perform("g")
    half = len(gesture) // 2
    rig.replay(gesture[:half])
    rig.touch.down(350, 700, finger=7)
    rig.replay(gesture[half:])
    rig.touch.up(finger=7)
    rig.replay(board.perform("h"), FAST)
    client.wait("text", text="gh")
    assert len([e for e in client.out.items if e["event"] == "text"]) == 2


def test_a_mouse_can_type(open_rig):
    rig = open_rig(devices="touch,keyboard,pointer")
    client = Probe(rig)
    Keyboard(rig, field=client)
    rig.touch.replay(Board().perform("mouse"), FAST, by_mouse=True)
    client.wait_text("mouse")
