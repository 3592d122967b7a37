# SPDX-License-Identifier: MIT
"""Another input method has the seat, and goes; or another Handrail is there already."""

from rig.clients import Probe
from rig.handrail import HIDE, SHOW, Board, Keyboard, offline


def test_the_seat_is_taken_over_when_the_keyboard_is_shown_again(open_rig):
    rig = open_rig(dbus=True)
    client = Probe(rig)
    other = rig.spawn(["squeekboard"])
    rig.wait_event("inputmethod", "new")
    keyboard = Keyboard(rig, input_method=False)
    keyboard.wait_complaint("another input method")
    after = rig.events.mark()
    other.stop()
    keyboard.signal(HIDE)
    keyboard.wait_hidden(after)
    after = rig.events.mark()
    keyboard.signal(SHOW)
    rig.wait_event("inputmethod", "new", after=after)
    keyboard.wait_shown(after)
    rig.wait_event("textinput", "enable", after=after)
    rig.replay(Board().perform("ok"), 4)
    client.wait_text("ok")


def test_a_second_one_leaves_the_first_alone(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    second = offline("run", env=rig.env)
    assert second.returncode == 1
    assert "running already" in second.stderr and second.stderr.count("\n") == 1
    rig.replay(Board().perform("ok"), 4)
    client.wait_text("ok")
    assert keyboard.complaints == []
