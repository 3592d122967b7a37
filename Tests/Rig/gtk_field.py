#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""A window with real GTK text fields that reports, as JSON Lines, what reaches them.

    gtk_field.py 3|4 [--text-view] [--purpose NAME] [--hints A,B] [--text TEXT] [--fields N]

Purpose and hints are the names of Gtk.InputPurpose and Gtk.InputHints. Commands on standard input,
one a line, for the field that has the focus (positions in characters), each answered by an event:

    text TEXT | cursor POSITION | select START END      -> "done"
    focus N (from 0; -1: none of the fields)            -> "focus" or "blur"

Events: "text" (with the field's number, whole text and cursor), "activate" (Return in an entry),
"preedit", "focus", "blur", "ready"; each with CLOCK_MONOTONIC nanoseconds.
"""

import argparse
import json
import os
import sys
import time

import gi


def log(event, **values):
    print(json.dumps({"ns": time.monotonic_ns(), "event": event, **values}), flush=True)


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("version", choices=("3", "4"))
    parser.add_argument("--text-view", action="store_true")
    parser.add_argument("--purpose")
    parser.add_argument("--hints")
    parser.add_argument("--text", default="")
    parser.add_argument("--fields", type=int, default=1)
    return parser.parse_args()


ARGUMENTS = read_arguments()
GTK4 = ARGUMENTS.version == "4"
gi.require_version("Gtk", ARGUMENTS.version + ".0")
gi.require_version("Gdk", ARGUMENTS.version + ".0")

from gi.repository import GLib, Gtk  # noqa: E402  (the version must be chosen first)


class Entry:
    """One line of text: Gtk.Entry."""

    def __init__(self, number):
        self.widget = Gtk.Entry()
        self.number = number
        self.widget.connect("changed", lambda _: self.log_text())
        self.widget.connect("activate", lambda _: log("activate", field=number, text=self.text))
        preedit_source = self.widget.get_delegate() if GTK4 else self.widget
        preedit_source.connect("preedit-changed", lambda _, text: log("preedit", text=text))

    @property
    def text(self):
        return self.widget.get_text()

    @text.setter
    def text(self, value):
        self.widget.set_text(value)
        self.widget.set_position(-1)

    def log_text(self):
        log("text", field=self.number, text=self.text, cursor=self.widget.get_position())

    def select(self, start, end):
        self.widget.select_region(start, end)

    def move(self, position):
        self.widget.set_position(position)


class TextView:
    """Many lines of text: Gtk.TextView."""

    def __init__(self, number):
        self.widget = Gtk.TextView(wrap_mode=Gtk.WrapMode.WORD_CHAR)
        self.widget.set_size_request(-1, 120)
        self.number = number
        self.buffer = self.widget.get_buffer()
        self.buffer.connect("changed", lambda _: self.log_text())

    @property
    def text(self):
        return self.buffer.get_text(*self.buffer.get_bounds(), True)

    @text.setter
    def text(self, value):
        self.buffer.set_text(value)

    def log_text(self):
        cursor = self.buffer.get_iter_at_mark(self.buffer.get_insert()).get_offset()
        log("text", field=self.number, text=self.text, cursor=cursor)

    def select(self, start, end):
        at = self.buffer.get_iter_at_offset
        self.buffer.select_range(at(start), at(end))

    def move(self, position):
        self.buffer.place_cursor(self.buffer.get_iter_at_offset(position))


def watch_focus(window, fields, button):
    """Logs which field the keyboard's focus is in, whichever way it got there."""
    current = [None]

    def changed(*_):
        focus = window.get_focus()
        number = None
        for field in fields:
            if focus is not None and (focus == field.widget or focus.is_ancestor(field.widget)):
                number = field.number
        if not window.is_active():
            number = None
        if number == current[0]:
            return
        log("blur" if number is None else "focus", field=number)
        current[0] = number

    window.connect("notify::focus-widget" if GTK4 else "set-focus", lambda *_: GLib.idle_add(changed))
    window.connect("notify::is-active", changed)


def build():
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=8)
    add = box.append if GTK4 else (lambda child: box.pack_start(child, False, False, 0))
    kind = TextView if ARGUMENTS.text_view else Entry
    fields = [kind(number) for number in range(ARGUMENTS.fields)]
    for field in fields:
        if ARGUMENTS.purpose:
            field.widget.set_input_purpose(getattr(Gtk.InputPurpose, ARGUMENTS.purpose))
            if ARGUMENTS.purpose in ("PASSWORD", "PIN") and kind is Entry:
                field.widget.set_visibility(False)
        if ARGUMENTS.hints:
            hints = Gtk.InputHints.NONE
            for name in ARGUMENTS.hints.split(","):
                hints |= getattr(Gtk.InputHints, name)
            field.widget.set_input_hints(hints)
        field.text = ARGUMENTS.text
        add(field.widget)
    button = Gtk.Button(label="elsewhere")
    add(button)

    window = Gtk.Window(title="field")
    window.set_default_size(360, 300)
    (window.set_child if GTK4 else window.add)(box)
    watch_focus(window, fields, button)
    (window.present if GTK4 else window.show_all)()
    fields[0].widget.grab_focus()
    if isinstance(fields[0], Entry):
        fields[0].move(-1)
    return window, fields, button


def perform(line, window, fields, button):
    command, _, argument = line.partition(" ")
    focused = next((field for field in fields if field.widget.has_focus()), fields[0])
    if GTK4:
        focus = window.get_focus()
        focused = next(
            (f for f in fields if focus and (focus == f.widget or focus.is_ancestor(f.widget))),
            fields[0],
        )
    if command == "focus":
        number = int(argument)
        (button if number < 0 else fields[number].widget).grab_focus()
        return
    if command == "text":
        focused.text = argument
    elif command == "cursor":
        focused.move(int(argument))
    elif command == "select":
        focused.select(*map(int, argument.split()))
    log("done", command=line)


def read_commands(window, fields, button, loop):
    pending = bytearray()

    def readable(*_):
        data = os.read(sys.stdin.fileno(), 65536)
        if not data:
            loop.quit()
            return False
        pending.extend(data)
        while b"\n" in pending:
            line, _, rest = bytes(pending).partition(b"\n")
            pending[:] = rest
            perform(line.decode(), window, fields, button)
        return True

    GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, readable)


def main():
    GLib.set_prgname(f"gtk{ARGUMENTS.version}-field")
    if GTK4:
        Gtk.init()
    loop = GLib.MainLoop()
    window, fields, button = build()
    if GTK4:
        window.connect("close-request", lambda _: loop.quit())
    else:
        window.connect("destroy", lambda _: loop.quit())
    read_commands(window, fields, button, loop)
    log("ready", im_module=str(Gtk.Settings.get_default().get_property("gtk-im-module")))
    loop.run()


main()
