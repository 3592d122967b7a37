# SPDX-License-Identifier: MIT
"""Which field has the focus, and what kind of text it wants."""

import pytest
from rig.clients import GtkField, Probe, Terminal
from rig.handrail import Board, Keyboard

FAST = 4


@pytest.mark.parametrize("version", [3, 4])
def test_from_field_to_field(rig, version):
    client = GtkField(rig, version, fields=2)
    Keyboard(rig, field=client)
    board = Board()
    rig.replay(board.perform("Ann"), FAST)
    client.wait("text", field=0, text="Ann")

    after = rig.events.mark()
    client.focus(1)
    rig.wait_event("textinput", after=after)
    rig.replay(board.perform("Bob"), FAST)
    client.wait("text", field=1, text="Bob")

    after = rig.events.mark()
    client.focus(0)
    rig.wait_event("textinput", after=after)
    client.do("cursor -1")
    rig.replay(board.perform("a"), FAST)
    client.wait("text", field=0, text="Anna")
    assert [e["text"] for e in client.out.items if e["event"] == "text" and e["field"] == 1] == [
        "B",
        "Bo",
        "Bob",
    ]


def test_from_program_to_program(rig):
    first = Probe(rig, app_id="first")
    keyboard = Keyboard(rig, field=first)
    rig.replay(Board().perform("one"), FAST)
    first.wait_text("one")

    second = Probe(rig, text_input=False, app_id="second")
    rig.replay(Board(field="none").perform("two"), FAST)
    second.wait_text("two")

    after = rig.events.mark()
    second.close()
    rig.wait_event("textinput", "enable", after=after)
    rig.replay(Board().perform(" more"), FAST)
    first.wait_text("one more")
    assert keyboard.complaints == []


@pytest.mark.parametrize("purpose", ["digits", "number", "phone", "pin", "date"])
def test_a_field_for_numbers_gets_the_digits(rig, purpose):
    client = Probe(rig, purpose=purpose)
    Keyboard(rig, field=client)
    board = Board(field=purpose)
    assert board.describe()["layout"] == "en-digits"
    rig.replay(board.perform("0123456789"), FAST)
    client.wait_text("0123456789")


@pytest.mark.parametrize("purpose", ["DIGITS", "PHONE", "PIN"])
@pytest.mark.parametrize("version", [3, 4])
def test_a_gtk_field_for_numbers_gets_the_digits(rig, version, purpose):
    client = GtkField(rig, version, purpose=purpose)
    Keyboard(rig, field=client)
    rig.replay(Board(field=purpose.lower()).perform("2718"), FAST)
    client.wait_text("2718")


def test_the_layout_follows_a_field_that_changes(rig):
    client = Probe(rig)
    Keyboard(rig, field=client)
    rig.replay(Board().perform("a"), FAST)
    client.wait_text("a")
    client.content("digits")
    rig.replay(Board(field="digits").perform("1"), FAST)
    client.wait_text("a1")
    client.content("normal")
    rig.replay(Board().perform("b"), FAST)
    client.wait_text("a1b")


def test_a_terminal_gets_its_keys(rig):
    terminal = Terminal(rig)
    Keyboard(rig, field=terminal)
    board = Board(field="terminal")
    assert board.describe()["layout"] == "en-terminal"
    rig.replay(board.perform("a\tb\n"), speed=2)
    terminal.wait_text("a\tb\n")


def test_a_field_that_asks_for_capitals_gets_them(rig):
    client = Probe(rig, hints=["auto_capitalization"])
    Keyboard(rig, field=client)
    board = Board(field="normal,auto_capitalization")
    rig.replay(board.perform("Hello there. Now"), FAST)
    client.wait_text("Hello there. Now")


@pytest.mark.parametrize("purpose", ["password", "pin"])
def test_a_password_arrives(rig, purpose):
    client = Probe(rig, purpose=purpose, hints=["hidden_text", "sensitive_data"])
    keyboard = Keyboard(rig, field=client)
    rig.replay(Board(field=f"{purpose},hidden_text,sensitive_data").perform("4711"), FAST)
    client.wait_text("4711")
    assert keyboard.complaints == []


def test_a_field_that_disabled_its_text_input_gets_keys(rig):
    client = Probe(rig)
    Keyboard(rig, field=client)
    after = rig.events.mark()
    client.do("disable")
    rig.wait_event("textinput", "disable", after=after)
    rig.replay(Board(field="none").perform("keys"), FAST)
    client.wait_text("keys")
    assert not [e for e in client.out.items if e["event"] == "ti-done" and e.get("commit")]


def test_beside_another_input_method_the_virtual_keyboard_types(open_rig):
    rig = open_rig(dbus=True)
    client = Probe(rig)
    rig.spawn(["squeekboard"])
    rig.wait_event("inputmethod", "new")
    keyboard = Keyboard(rig, input_method=False)
    keyboard.wait_complaint("another input method")
    rig.replay(Board(field="none").perform("Both at once"), FAST)
    client.wait_text("Both at once")
    assert client.held() == ([], 0)
