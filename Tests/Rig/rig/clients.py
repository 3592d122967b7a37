# SPDX-License-Identifier: MIT
"""Programs to type into. Each has `text`, what it holds now, and `wait_text`."""

import json
import os
import unicodedata

from . import paths
from .lines import PATIENCE, Lines

# Numbers of text-input-unstable-v3.
PURPOSES = (
    "normal alpha digits number phone url email name password pin date time datetime terminal"
).split()
HINTS = (
    "completion spellcheck auto_capitalization lowercase uppercase titlecase hidden_text "
    "sensitive_data latin multiline"
).split()


class Client:
    """A program that logs its text as JSON events."""

    has_text_input = True

    def __init__(self, rig, argv, name, env=None):
        self.rig, self.name = rig, name
        self.process = rig.spawn(argv, name, env, parse=json.loads)
        self.out = self.process.out

    @property
    def text(self):
        """What the field holds, by its last word."""
        texts = [event for event in self.out.items if event["event"] == "text"]
        return texts[-1]["text"] if texts else ""

    def mark(self):
        return self.out.mark()

    def wait(self, event, after=0, timeout=PATIENCE, **values):
        """The first event of that name with these values."""
        return self.out.wait(
            lambda item: item["event"] == event
            and all(item.get(name) == value for name, value in values.items()),
            f"{event} {values or ''}",
            after,
            timeout,
        )

    def wait_text(self, text, after=0, timeout=PATIENCE):
        """Waits until the field holds exactly this text."""
        try:
            return self.wait("text", after, timeout, text=text)
        except TimeoutError:
            raise AssertionError(f"{self.name} holds {self.text!r}, not {text!r}") from None

    def do(self, command, answer="done"):
        """A command, and its answer."""
        after = self.mark()
        self.process.say(command)
        return self.wait(answer, after)

    def close(self):
        self.process.stop()


class Probe(Client):
    """The rig's own window: with a text input, or without one (`text_input=False`)."""

    def __init__(
        self,
        rig,
        text_input=True,
        surrounding=True,
        characters=False,
        purpose="normal",
        hints=(),
        text="",
        app_id="probe",
    ):
        argv = [paths.rig_binary(paths.PROBE), "--app-id", app_id, "--text", text]
        argv += ["--purpose", PURPOSES.index(purpose), "--hint", hint_bits(hints)]
        argv += [] if text_input else ["--no-text-input"]
        argv += [] if surrounding else ["--no-surrounding"]
        argv += ["--characters"] if characters else []
        self.has_text_input = text_input
        after = rig.events.mark()
        super().__init__(rig, argv, app_id)
        rig.wait_mapped(app_id, after=after)
        rig.wait_event("focus", "toplevel", app_id, after=after)
        self.wait("painted")

    def do(self, command, answer="text"):
        return super().do(command, answer)

    def content(self, purpose="normal", hints=()):
        """Another kind of field from now on."""
        self.do(f"content {hint_bits(hints)} {PURPOSES.index(purpose)}")

    def held(self):
        """The codes of the keys, and the modifiers, that this client believes are held."""
        event = self.do("held", "held")
        return event["codes"], event["modifiers"]

    def keys(self, after=0):
        """The names of the keys pressed."""
        events = self.out.items[after:]
        return [e["name"] for e in events if e["event"] == "key" and e["pressed"]]


class GtkField(Client):
    """One or more GTK text fields; the first has the focus."""

    def __init__(
        self, rig, version, purpose=None, hints=None, text="", text_view=False, fields=1
    ):
        argv = [paths.SYSTEM_PYTHON, paths.GTK_FIELD, version, "--fields", fields]
        argv += ["--text-view"] if text_view else []
        argv += ["--purpose", purpose] if purpose else []
        argv += ["--hints", hints] if hints else []
        argv += ["--text", text] if text else []
        after = rig.events.mark()
        super().__init__(rig, argv, f"gtk{version}-field")
        self.wait("ready")
        rig.wait_mapped(self.name, after=after)
        self.wait("focus")
        if version == 4 and rig.kind == "sway":
            self._focus_again(rig)

    def _focus_again(self, rig):
        """GTK 4 makes its text input after the focus came, and sway tells it only at the next."""
        after = self.mark()
        rig.swaymsg("workspace", "2")
        self.wait("blur", after)
        rig.swaymsg("workspace", "1")
        self.wait("focus", after)

    def focus(self, number):
        """Moves the focus to a field; -1: to none."""
        return self.do(f"focus {number}", "focus" if number >= 0 else "blur")


class Terminal:
    """foot, with `cat` in it: what is typed arrives line by line, as a shell would get it."""

    name = "foot"
    has_text_input = True

    def __init__(self, rig):
        self.rig = rig
        pipe = rig.directory / f"{self.name}-{len(rig.events.items)}"
        os.mkfifo(pipe)
        after = rig.events.mark()
        self.process = rig.spawn(["foot", "sh", "-c", f"exec cat > '{pipe}'"], self.name)
        self.lines = Lines(open(pipe, "rb"), f"cat in {self.name}")
        rig.wait_mapped("foot", after=after)
        rig.wait_event("focus", "toplevel", "foot", after=after)

    @property
    def text(self):
        """The finished lines."""
        return "".join(line + "\n" for line in self.lines.items)

    def mark(self):
        return self.lines.mark()

    def wait_text(self, text, after=0, timeout=PATIENCE):
        """Waits until a line has arrived; it must be this one."""
        wanted = text.rstrip("\n")
        try:
            line = self.lines.wait(lambda item: True, "line", after, timeout)
        except TimeoutError:
            raise AssertionError(f"no line {wanted!r} in foot") from None
        assert line == wanted, f"foot got {line!r}, not {wanted!r}"

    def close(self):
        self.process.stop()


def hint_bits(names):
    """The number for a set of content hints."""
    return sum(1 << HINTS.index(name) for name in names)


def describe_text(text):
    """A short name for a test's parameter."""
    return " ".join(unicodedata.name(c, "?").lower() for c in text) if len(text) < 4 else text[:24]
