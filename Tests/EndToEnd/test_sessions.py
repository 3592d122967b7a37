# SPDX-License-Identifier: MIT
"""How the keyboard comes, hides, shows, and goes; and what remains when something dies."""

import signal

import pytest
from rig.clients import GtkField, Probe
from rig.handrail import HIDE, SHOW, TOGGLE, Board, Keyboard, offline

FAST = 4


def test_the_compositor_dies_and_the_keyboard_says_so(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    rig.compositor.signal(signal.SIGKILL)
    assert keyboard.process.wait() == 1
    keyboard.wait_complaint("compositor")
    assert len(keyboard.complaints) == 1


@pytest.mark.parametrize("text_input", [True, False])
def test_the_keyboard_dies_in_mid_gesture_and_no_key_stays_held(rig, text_input):
    client = Probe(rig, text_input=text_input)
    keyboard = Keyboard(rig, field=client)
    field = "normal" if text_input else "none"
    board = Board(field=field)
    rig.replay(board.perform("Some"), FAST)
    client.wait_text("Some")
    gesture = board.perform("g")
    rig.replay(gesture[: len(gesture) - 1])
    keyboard.signal(signal.SIGKILL)
    keyboard.process.wait()
    rig.replay(gesture[-1:])
    assert client.held() == ([], 0)

    Keyboard(rig, field=client)
    rig.replay(board.perform(" more"), FAST)
    client.wait_text("Some more")


def test_the_keyboard_dies_while_keys_fly_and_none_stays_held(rig):
    client = Probe(rig, text_input=False)
    keyboard = Keyboard(rig)
    trace = Board(field="none").perform("Killed IN The MIDDLE")
    rig.replay(trace[: len(trace) // 2], speed=8)
    keyboard.signal(signal.SIGKILL)
    rig.replay(trace[len(trace) // 2 :], speed=8)
    keyboard.process.wait()
    assert client.held() == ([], 0)


def test_signals_hide_and_show(rig):
    keyboard = Keyboard(rig)
    for number, what in (
        (HIDE, "unmap"),
        (SHOW, "map"),
        (TOGGLE, "unmap"),
        (TOGGLE, "map"),
        (HIDE, "unmap"),
        (TOGGLE, "map"),
    ):
        after = rig.events.mark()
        keyboard.signal(number)
        rig.wait_mapped("osk", what, after=after)


@pytest.mark.parametrize(
    "command, what", [("hide", "unmap"), ("show", "map"), ("toggle", "unmap"), ("toggle", "map")]
)
def test_commands_reach_the_running_keyboard(rig, command, what):
    keyboard = Keyboard(rig, shown=what == "unmap", *["--hidden"] * (what == "map"))
    keyboard.process.wait_quiet()
    after = rig.events.mark()
    done = offline(command, env=rig.env)
    assert (done.returncode, done.stderr) == (0, "")
    rig.wait_mapped("osk", what, after=after)


def test_commands_say_that_no_keyboard_runs(rig):
    for command in ("hide", "show", "toggle", "quit"):
        done = offline(command, env=rig.env)
        assert done.returncode == 1
        assert done.stderr.startswith("handrail: ") and done.stderr.count("\n") == 1


def test_it_types_after_it_was_hidden_and_shown(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    keyboard.signal(HIDE)
    keyboard.wait_hidden()
    after = rig.events.mark()
    keyboard.signal(SHOW)
    keyboard.wait_shown(after)
    rig.replay(Board().perform("back"), FAST)
    client.wait_text("back")


def test_hiding_in_mid_gesture_types_nothing(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    board = Board()
    gesture = board.perform("g")
    rig.replay(gesture[:-1])
    keyboard.signal(HIDE)
    keyboard.wait_hidden()
    rig.replay(gesture[-1:])
    after = rig.events.mark()
    keyboard.signal(SHOW)
    keyboard.wait_shown(after)
    rig.replay(board.perform("ok"), FAST)
    client.wait_text("ok")
    assert "g" not in "".join(e["text"] for e in client.out.items if e["event"] == "text")


def test_hidden_it_leaves_the_screen_to_the_program(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, "--hidden", field=client, shown=False)
    keyboard.process.wait_quiet()
    rig.touch.tap(180, 700)
    client.wait("touch-down", x=180, y=700)
    assert not [event for event in rig.events.items if event[1:4] == ["map", "layer", "osk"]]


def test_hidden_it_comes_for_a_field(rig):
    keyboard = Keyboard(rig, "--hidden", shown=False)
    # Fields that come within the first 300 ms count as having been there before it.
    keyboard.process.wait_quiet(0.4)
    client = GtkField(rig, 3)
    keyboard.wait_shown()
    rig.replay(Board().perform("here"), FAST)
    client.wait_text("here")
    client.focus(-1)
    keyboard.wait_hidden()


@pytest.mark.parametrize("by_handrail", [False, True])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_ends_when_it_is_asked_to(rig, by_handrail, number):
    keyboard = Keyboard(rig, by_handrail=by_handrail)
    keyboard.signal(number)
    assert keyboard.process.wait() == 0
    assert keyboard.complaints == []
    keyboard.wait_hidden()


def test_quit_ends_it(rig):
    keyboard = Keyboard(rig)
    assert offline("quit", env=rig.env).returncode == 0
    assert keyboard.process.wait() == 0


def test_without_a_compositor_it_says_so(rig):
    env = dict(rig.env, WAYLAND_DISPLAY="wayland-nowhere")
    done = offline("run", env=env)
    assert done.returncode == 1
    assert done.stderr.startswith("handrail: ") and done.stderr.count("\n") == 1


def test_at_rest_it_does_nothing(rig):
    client = Probe(rig)
    keyboard = Keyboard(rig, field=client)
    rig.replay(Board().perform("rest"), FAST)
    client.wait_text("rest")
    keyboard.process.wait_quiet()
    before = keyboard.process.context_switches()
    # The one wait here that is for time and not for an event: three seconds without a wake-up.
    with pytest.raises(TimeoutError):
        keyboard.process.err.wait(lambda line: True, "word", timeout=3)
    assert keyboard.process.context_switches() == before
