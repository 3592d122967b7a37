# SPDX-License-Identifier: MIT
"""`--record-touches` writes what `replay` reads, and nothing of secrets."""

import pytest
from rig import trace as traces
from rig.clients import GtkField, Probe
from rig.handrail import Board, Keyboard

FAST = 4


@pytest.fixture
def recording(tmp_path):
    return tmp_path / "touches.jsonl"


@pytest.mark.parametrize("speed", [1, FAST])
def test_a_recording_replays_to_the_same_text(rig, recording, speed):
    client = Probe(rig)
    keyboard = Keyboard(rig, "--record-touches", recording, field=client)
    board = Board()
    text = "Record this 3 times" if speed > 1 else "Slowly"
    rig.replay(board.perform(text), speed)
    client.wait_text(text)
    keyboard.quit()
    events = traces.parse(recording.read_text())
    assert events and events[0]["t"] == 0
    assert [event["t"] for event in events] == sorted(event["t"] for event in events)
    assert board.replay_text(events).removesuffix("\n") == text


def test_a_recording_has_the_outputs_coordinates(rig, recording):
    keyboard = Keyboard(rig, "--record-touches", recording)
    played = Board().perform("g")
    rig.replay(played)
    keyboard.process.wait_quiet()
    keyboard.quit()
    down = traces.parse(recording.read_text())[0]
    assert (down["x"], down["y"]) == pytest.approx((played[0]["x"], played[0]["y"]), abs=0.5)


@pytest.mark.parametrize("purpose, hints", [
    ("password", ()),
    ("pin", ()),
    ("normal", ("hidden_text",)),
    ("normal", ("sensitive_data",)),
])
def test_nothing_of_a_secret_is_recorded(rig, recording, purpose, hints):
    client = Probe(rig, purpose=purpose, hints=hints)
    keyboard = Keyboard(rig, "--record-touches", recording, field=client)
    rig.replay(Board(field=",".join([purpose, *hints])).perform("4711"), FAST)
    client.wait_text("4711")
    keyboard.quit()
    assert not recording.exists() or recording.read_text() == ""


def test_nothing_of_a_gtk_password_is_recorded(rig, recording):
    client = GtkField(rig, 3, purpose="PASSWORD")
    keyboard = Keyboard(rig, "--record-touches", recording, field=client)
    rig.replay(Board(field="password,hidden_text").perform("secret"), FAST)
    client.wait_text("secret")
    keyboard.quit()
    assert not recording.exists() or recording.read_text() == ""


def test_recording_goes_on_after_a_secret(rig, recording):
    client = Probe(rig)
    keyboard = Keyboard(rig, "--record-touches", recording, field=client)
    board = Board()
    rig.replay(board.perform("a"), FAST)
    client.wait_text("a")
    client.content("password")
    rig.replay(Board(field="password").perform("x"), FAST)
    client.wait_text("ax")
    client.content("normal")
    rig.replay(board.perform("b"), FAST)
    client.wait_text("axb")
    keyboard.quit()
    assert board.replay_text(traces.parse(recording.read_text())).removesuffix("\n") == "ab"
