# SPDX-License-Identifier: MIT
"""Screens that turn, scale, go and come back."""

import pytest
from rig.clients import Probe
from rig.handrail import Board, Keyboard

FAST = 4


@pytest.mark.parametrize("turned, scale", [(1, 2), (2, 2), (3, 2), (0, 1), (0, 3), (0, 1.5), (1, 1)])
def test_it_types_on_an_output_that_turned_or_scaled(rig, turned, scale):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    rig.set_output(turned, scale)
    keyboard.process.wait_quiet()
    rig.replay(Board(rig.size).perform("Turned, scaled"), FAST)
    client.wait_text("Turned, scaled")


@pytest.mark.parametrize("turned, scale", [(1, 2), (0, 1), (0, 3)])
def test_turning_or_scaling_in_mid_gesture_types_nothing(rig, turned, scale):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    gesture = Board().perform("g")
    rig.replay(gesture[:-1])
    rig.set_output(turned, scale)
    rig.replay(gesture[-1:])
    keyboard.process.wait_quiet()
    rig.replay(Board(rig.size).perform("ok"), FAST)
    client.wait_text("ok")
    assert "g" not in "".join(e["text"] for e in client.out.items if e["event"] == "text")


def test_it_starts_on_an_output_that_is_turned_and_scaled(open_rig):
    rig = open_rig(size=(640, 360), scale=1.5, turned=1)
    client = Probe(rig)
    Keyboard(rig, field=client)
    rig.replay(Board(rig.size).perform("On its side"), FAST)
    client.wait_text("On its side")


def test_an_output_goes_and_comes_back(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    board = Board()
    rig.replay(board.perform("one "), FAST)
    client.wait_text("one ")
    for _ in range(2):
        rig.unplug()
        after = rig.events.mark()
        rig.plug()
        keyboard.wait_shown(after)
    rig.replay(board.perform("two"), FAST)
    client.wait_text("one two")
    assert keyboard.complaints == []


def test_an_output_goes_in_mid_gesture(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    board = Board()
    gesture = board.perform("g")
    rig.replay(gesture[:-1])
    rig.unplug()
    after = rig.events.mark()
    rig.plug()
    rig.replay(gesture[-1:])
    keyboard.wait_shown(after)
    rig.replay(board.perform("ok"), FAST)
    client.wait_text("ok")


def test_it_waits_for_the_first_output(rig):
    client = Probe(rig)
    rig.unplug()
    keyboard = Keyboard(rig, shown=False)
    keyboard.process.wait_quiet()
    after = rig.events.mark()
    rig.plug()
    keyboard.wait_shown(after)
    rig.replay(Board().perform("patient"), FAST)
    client.wait_text("patient")


def test_the_program_keeps_the_room_that_the_keyboard_leaves(rig):
    client = Probe(rig)
    client.wait("painted", height=720)
    keyboard = Keyboard(rig, field=client)
    top = Board().describe()["keyboard"]["y"]
    client.wait("painted", height=round(top))
    after = client.mark()
    keyboard.quit()
    client.wait("painted", after, height=720)


def test_touches_above_the_keyboard_reach_the_program_unless_a_finger_types(rig):
    client = Probe(rig)
    Keyboard(rig, field=client)
    rig.touch.tap(180, 400)
    client.wait("touch-down", x=180, y=400)
    client.wait("touch-up")

    after = client.mark()
    rig.replay(Board().perform("up above"), FAST)
    client.wait_text("up above")
    assert not [e for e in client.out.items[after:] if e["event"].startswith("touch")]

    after = client.mark()
    rig.touch.tap(100, 300)
    client.wait("touch-down", after, x=100, y=300)
