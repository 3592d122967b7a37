# SPDX-License-Identifier: MIT
"""The rig itself: touches land where they should, and other keyboards type through it."""

import pytest

from rig.clients import GtkField, Probe, Terminal


@pytest.mark.parametrize("turned", range(4))
def test_a_touch_lands_where_it_was_aimed_however_the_output_is_turned(rig, turned):
    probe = Probe(rig)
    probe.wait("painted", width=360, height=720)
    after = probe.mark()
    rig.set_output(turned)
    width, height = rig.size
    rig.touch.tap(width / 4, height * 0.9)
    touch = probe.wait("touch-down", after)
    assert (touch["x"], touch["y"]) == pytest.approx((width / 4, height * 0.9), abs=1)


def test_an_output_goes_and_comes_back(rig):
    probe = Probe(rig)
    after = rig.events.mark()
    rig.unplug()
    rig.wait_event("output", "gone", after=after)
    rig.plug()
    rig.wait_event("output", "new", after=after)
    rig.touch.tap(100, 200)
    probe.wait("touch-down", x=100, y=200)


def test_a_touch_is_cancelled(rig):
    probe = Probe(rig)
    rig.touch.down(100, 200)
    rig.touch.cancel()
    probe.wait("touch-cancel")


def test_keys_reach_the_probe_and_it_knows_which_are_held(rig):
    probe = Probe(rig, text_input=False)
    rig.touch.command("key 30 1")
    probe.wait("key", code=30, pressed=1, name="a")
    assert probe.held() == ([30], 0)
    rig.touch.command("key 30 0")
    probe.wait("key", code=30, pressed=0)
    assert probe.held() == ([], 0)
    probe.wait_text("a")


def test_wvkbd_types_into_a_terminal(rig):
    terminal = Terminal(rig)
    keyboard = rig.spawn(["wvkbd-mobintl", "-H", "210", "-L", "210"], "wvkbd")
    rig.wait_mapped("wlroots")
    keyboard.wait_quiet()
    for x, y in ((20, 580), (54, 580), (340, 700)):
        rig.touch.tap(x, y)
    terminal.wait_text("qw\n")


@pytest.mark.parametrize("client", [Probe, lambda rig: GtkField(rig, 3), lambda rig: GtkField(rig, 4)])
def test_squeekboard_types_into_a_text_field(open_rig, client):
    rig = open_rig(dbus=True)
    schema = "org.gnome.desktop.a11y.applications"
    rig.run(["gsettings", "set", schema, "screen-keyboard-enabled", "true"])
    field = client(rig)
    after = rig.events.mark()
    rig.spawn(["squeekboard"])
    rig.wait_event("textinput", "enable", after=after)
    rig.wait_mapped("osk", after=after)
    for x in (18, 54):
        rig.touch.tap(x, 540)
    field.wait_text("qw")
