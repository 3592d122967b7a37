# SPDX-License-Identifier: MIT
"""The program under test: its command line, and the running keyboard."""

import json
import signal
import subprocess

from . import paths, trace as traces
from .lines import PATIENCE

# Linux numbers; Python names only the first of the real-time signals.
HIDE, SHOW, TOGGLE = signal.SIGUSR1, signal.SIGUSR2, signal.SIGRTMIN

NAMESPACE = "osk"


class Board:
    """Which keyboard on which screen: the options that the offline commands share."""

    def __init__(self, size=(360, 720), env=None, **options):
        """`options`: `field="terminal"`, `layout=…`, `mode=…`, `before=…`; `settings={…}`."""
        self.env = env
        settings = options.pop("settings", {})
        width, height = (round(side) for side in size)
        self.options = ["--size", f"{width}x{height}"]
        for name, value in options.items():
            self.options += [f"--{name}", str(value)]
        for name, value in settings.items():
            self.options += ["--set", f"{name}={value}"]

    def perform(self, text):
        """The touch trace with which a perfect user types the text."""
        return traces.parse(self._run("perform", text))

    def describe(self, layer=None):
        """Where everything is."""
        return json.loads(self._run("describe", *(["--layer", layer] if layer else [])))

    def replay_text(self, events):
        """The text that a plain field holds after these touches, without a compositor."""
        return self._run("replay", "--text", input=traces.text(events))

    def replay(self, events):
        """The effects of these touches, without a compositor."""
        return traces.parse(self._run("replay", input=traces.text(events)))

    def _run(self, command, *arguments, input=None):
        argv = [paths.program("handrail"), command, *arguments, *self.options]
        done = subprocess.run(
            argv, input=input, env=self.env, capture_output=True, text=True, timeout=PATIENCE
        )
        if done.returncode:
            raise RuntimeError(f"{' '.join(argv)}: status {done.returncode}: {done.stderr}")
        return done.stdout


def offline(*arguments, input=None, env=None):
    """Any command of the program: its status, output and complaints."""
    return subprocess.run(
        [paths.program("handrail"), *arguments],
        input=input,
        env=env,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


class Keyboard:
    """Handrail, running in a rig."""

    def __init__(
        self,
        rig,
        *arguments,
        field=None,
        by_handrail=False,
        shown=True,
        input_method=True,
    ):
        """`field`: the client that has the focus; the keyboard then knows of it when this returns.

        `by_handrail`: started as people do, with `handrail run`. `input_method=False`: another one
        has the seat already.
        """
        self.rig = rig
        argv = [paths.program("handrail-keyboard"), *arguments]
        if by_handrail:
            argv = [paths.program("handrail"), "run", *arguments]
        after = rig.events.mark()
        self.process = rig.spawn(argv, "handrail")
        if input_method:
            rig.wait_event("inputmethod", "new", after=after, detail=self.process.err)
        if field and field.has_text_input and input_method:
            rig.wait_event("textinput", "enable", after=after)
        if shown:
            self.wait_shown(after)
        if field:
            # The field may want another layout than the one it started with.
            self.process.wait_quiet(0.05)

    def wait_shown(self, after=0):
        return self.rig.wait_mapped(NAMESPACE, after=after)

    def wait_hidden(self, after=0):
        return self.rig.wait_unmapped(NAMESPACE, after=after)

    @property
    def complaints(self):
        """What it wrote to standard error."""
        return list(self.process.err.items)

    def wait_complaint(self, part):
        """Waits for a line on standard error that contains this."""
        return self.process.err.wait(lambda line: part in line, f"word of {part!r}")

    def signal(self, number):
        self.process.signal(number)

    def quit(self):
        """Asks it to end, as a session does; returns the exit status."""
        self.signal(signal.SIGTERM)
        return self.process.wait()
