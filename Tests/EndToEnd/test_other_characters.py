# SPDX-License-Identifier: MIT
"""Characters that no ordinary keymap has, also in programs that know nothing but keys."""

import pytest
from rig.clients import GtkField, Probe
from rig.handrail import Board, Keyboard

LAYOUT = """\
<?xml version="1.0" encoding="UTF-8"?>
<layout mode="steady" language="en">
  <layer name="letters">
    <row>
      <key insert="a"/>
      <key insert="é"/>
      <key insert="ß"/>
      <key insert="漢"/>
      <key insert="字"/>
      <key insert="🙂"/>
    </row>
    <row>
      <key insert="א"/>
      <key insert="ע"/>
      <key insert="ё"/>
      <key id="space" label="space"><target id="space" label="space" insert=" "/></key>
      <key id="return" label="return"><target label="return" action="key:Return"/></key>
    </row>
  </layer>
</layout>
"""
TEXT = "é漢🙂 aßé 字🙂🙂éa אעё"


@pytest.fixture
def board(rig):
    """A layout of the user's own, where users keep theirs."""
    folder = rig.directory / "home/.local/share/handrail/layouts"
    folder.mkdir(parents=True)
    (folder / "steady-own.xml").write_text(LAYOUT)
    return lambda **options: Board(env=rig.env, layout="own", **options)


def test_they_arrive_as_keys_in_a_program_without_text_input(rig, board):
    client = Probe(rig, text_input=False)
    Keyboard(rig, "--layout", "own")
    rig.replay(board(field="none").perform(TEXT))
    client.wait_text(TEXT)
    assert client.held() == ([], 0)


@pytest.mark.parametrize("version", [3, 4])
def test_they_arrive_in_gtk(rig, board, version):
    client = GtkField(rig, version)
    Keyboard(rig, "--layout", "own", field=client)
    rig.replay(board().perform(TEXT), speed=4)
    client.wait_text(TEXT)


def test_what_a_key_means_does_not_change_while_a_client_still_reads_it(rig, board):
    """Many new characters at once, with no pause between the gestures."""
    client = Probe(rig, text_input=False)
    Keyboard(rig, "--layout", "own")
    text = "é漢🙂ß字אעё" * 4
    rig.replay(board(field="none").perform(text), speed=4)
    client.wait_text(text)
    for event in client.out.items:
        assert event["event"] != "keymap" or event["valid"]
