# SPDX-License-Identifier: MIT
"""Another input method has the seat, and goes."""

from rig.clients import Probe
from rig.handrail import HIDE, SHOW, Board, Keyboard


def test_the_seat_is_taken_over_when_the_keyboard_is_shown_again(rig):
    client = Probe(rig)
    other = Keyboard(rig)
    keyboard = Keyboard(rig, input_method=False)
    keyboard.wait_complaint("another input method")
    after = rig.events.mark()
    other.quit()
    keyboard.signal(HIDE)
    keyboard.wait_hidden(after)
    after = rig.events.mark()
    keyboard.signal(SHOW)
    rig.wait_event("inputmethod", "new", after=after)
    keyboard.wait_shown(after)
    rig.replay(Board().perform("ok"), 8)
    client.wait_text("ok")
