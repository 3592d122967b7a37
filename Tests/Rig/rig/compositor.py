# SPDX-License-Identifier: MIT
"""A real compositor, headless, with a touch screen: Debian's own sway or phoc, not modified.

    with Rig("sway", size=(360, 720)) as rig:
        rig.spawn(["foot"])
        rig.wait_mapped("foot")
        rig.touch.tap(180, 300)
        rig.screenshot("picture.png")
"""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from . import paths
from .lines import PATIENCE, Lines
from .process import Process
from .touchscreen import Touchscreen

SWAY_CONFIG = """\
output * mode {width}x{height}
output * scale {scale}
output * transform {rotation}
default_border none
focus_follows_mouse no
seat * hide_cursor 1
xwayland disable
"""

SWAY_BACKGROUND = "output * bg #203040 solid_color\n"

# An output that is plugged in again has the next number.
PHOC_CONFIG = """\
[core]
xwayland = false
"""
PHOC_OUTPUT = """\
[output:HEADLESS-{number}]
mode = {width}x{height}
scale = {scale}
rotate = {rotation}
x = 0
y = 0
"""

# What a compositor or a program must not take over from the session that runs the tests.
FOREIGN = (
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "WAYLAND_SOCKET",
    "DBUS_SESSION_BUS_ADDRESS",
    "SWAYSOCK",
    "LD_PRELOAD",
    "PYTHONHOME",
)


class Rig:
    """A compositor and everything that is started in it; leaving the context ends it all."""

    def __init__(
        self,
        kind="sway",
        size=(360, 720),
        scale=2,
        turned=0,
        devices="touch,keyboard",
        dbus=False,
        background=True,
        log_commits=False,
    ):
        """`size` is the output in logical pixels, as turned by `turned` quarter turns.

        `log_commits`: the event log tells each commit of a layer surface, too.
        """
        self.kind, self.size, self.scale = kind, size, scale
        self._processes = []
        self.touch = None
        self.directory = Path(tempfile.mkdtemp(prefix="rig-"))
        self.env = self._environment(devices)
        if log_commits:
            self.env["RIG_LOG_COMMITS"] = "1"
        try:
            if dbus:
                self._start_bus()
            self._start_compositor(turned, background)
        except BaseException:
            self.close()
            raise

    # ---- starting

    def _environment(self, devices):
        home, runtime = self.directory / "home", self.directory / "run"
        home.mkdir()
        runtime.mkdir(mode=0o700)
        env = {name: value for name, value in os.environ.items() if name not in FOREIGN}
        env.update(
            HOME=str(home),
            XDG_RUNTIME_DIR=str(runtime),
            XDG_CONFIG_HOME=str(home / ".config"),
            XDG_DATA_HOME=str(home / ".local/share"),
            XDG_STATE_HOME=str(home / ".local/state"),
            XDG_CACHE_HOME=str(home / ".cache"),
            PATH="/usr/bin:/bin:/usr/sbin:/sbin:" + env.get("PATH", ""),
            LC_ALL="C.UTF-8",
            WLR_BACKENDS="headless",
            WLR_RENDERER="pixman",
            WLR_HEADLESS_OUTPUTS="1",
            WLR_LIBINPUT_NO_DEVICES="1",
            RIG_SOCKET=str(runtime / "rig.sock"),
            RIG_DEVICES=devices,
            GDK_BACKEND="wayland",
            GSK_RENDERER="cairo",
            GSETTINGS_BACKEND="keyfile",
            NO_AT_BRIDGE="1",
            GTK_A11Y="none",
        )
        return env

    def _start_bus(self):
        bus = self.spawn(["dbus-daemon", "--session", "--nofork", "--print-address=1"], "dbus")
        address = bus.out.wait(lambda line: line, "address")
        self.env["DBUS_SESSION_BUS_ADDRESS"] = address

    def _start_compositor(self, turned, background):
        width, height = (round(side * self.scale) for side in self.size)
        if turned % 2:
            width, height = height, width
        values = {
            "width": width,
            "height": height,
            "scale": self.scale,
            "rotation": turned * 90 or "normal",
        }
        if self.kind == "sway":
            text = SWAY_CONFIG.format(**values) + (SWAY_BACKGROUND if background else "")
        else:
            text = PHOC_CONFIG
            text += "".join(PHOC_OUTPUT.format(number=number, **values) for number in (1, 2, 3))
        config = self.directory / "config"
        config.write_text(text)

        reading, writing = os.pipe()
        env = dict(
            self.env, LD_PRELOAD=paths.rig_binary(paths.SHIM), RIG_EVENTS_FD=str(writing)
        )
        argv = {"sway": ["sway", "-c", config], "phoc": ["phoc", "-C", config]}[self.kind]
        self.compositor = self._start(Process(argv, env, self.kind, pass_fds=(writing,)))
        os.close(writing)
        self.events = Lines(os.fdopen(reading, "rb"), f"{self.kind} events", str.split)
        _, _, display, sway_socket = self.wait_event("ready", detail=self.compositor.err)
        self.env["WAYLAND_DISPLAY"] = display
        if sway_socket != "-":
            self.env["SWAYSOCK"] = sway_socket
        self.touch = Touchscreen(self.env["RIG_SOCKET"])

    def _start(self, process):
        self._processes.append(process)
        return process

    def spawn(self, argv, name=None, env=None, parse=str):
        """Starts a program in the compositor's session."""
        return self._start(Process(argv, dict(self.env, **(env or {})), name, parse))

    def run(self, argv, timeout=PATIENCE):
        """Runs a program to its end; returns what it wrote, or raises with its complaint."""
        done = subprocess.run(
            list(map(str, argv)), env=self.env, capture_output=True, text=True, timeout=timeout
        )
        if done.returncode:
            raise RuntimeError(f"{argv[0]}: status {done.returncode}: {done.stderr}")
        return done.stdout

    # ---- ending

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends every process that was started here, the last one first, and tidies up."""
        for process in reversed(self._processes):
            process.stop()
        if self.touch:
            self.touch.close()
        shutil.rmtree(self.directory, ignore_errors=True)

    def report(self):
        """The last words of every process, for the report of a failed test."""
        parts = [f"events of {self.kind}: {self.events.tail(30)}"] if self.touch else []
        for process in self._processes:
            state = "running" if process.running else f"ended, status {process.wait(0)}"
            parts.append(f"{process.name} ({state}): {process.out.tail(15)}")
            parts.append(f"{process.name} stderr: {process.err.tail(15)}")
        return "\n".join(parts)

    # ---- waiting

    def wait_event(self, *words, after=0, timeout=PATIENCE, detail=None):
        """The first event whose words after the time begin with these; see native/shim/watch.c."""
        try:
            return self.events.wait(
                lambda event: tuple(event[1 : 1 + len(words)]) == words,
                " ".join(words),
                after,
                timeout,
            )
        except EOFError as error:
            raise EOFError(f"{error}{detail.tail() if detail else ''}") from None

    def wait_mapped(self, name, what="map", after=0, timeout=PATIENCE):
        """Waits until a layer surface or window of that name is mapped; returns when it was."""
        event = self.events.wait(
            lambda event: event[1] == what and event[3] == name, f"{what} {name}", after, timeout
        )
        return int(event[0])

    def wait_unmapped(self, name, after=0, timeout=PATIENCE):
        return self.wait_mapped(name, "unmap", after, timeout)

    # ---- the screen

    def replay(self, trace, speed=1.0):
        """Plays a touch trace (lines, text or events) on the touch screen."""
        return self.touch.replay(trace, speed)

    def screenshot(self, path):
        """Writes a PNG of the output."""
        self.run(["grim", path])

    def set_output(self, turned=0, scale=None):
        """Turns (quarter turns) and scales the output while everything runs."""
        width, height = self.size
        old_turned = getattr(self, "_turned", 0)
        scale = scale or self.scale
        if (turned - old_turned) % 2:
            width, height = height, width
        self.size = (width * self.scale / scale, height * self.scale / scale)
        self._turned, self.scale = turned, scale
        self.touch.command(f"output {turned} {scale}")
        self.settle()

    def unplug(self, name=""):
        """Takes an output away: the first one, or the one of that name."""
        self.touch.command(f"unplug {name}".strip())

    def plug(self, size=None):
        """Adds an output, of the first one's size in logical pixels if none is given."""
        width, height = (round(side * self.scale) for side in size or self.size)
        self.touch.command(f"plug {width} {height}")
        self.settle()

    def settle(self):
        """Waits until the compositor has drawn the output as it is now."""
        self.run(["grim", "-t", "ppm", "/dev/null"])

    def swaymsg(self, *arguments):
        """A command to sway; the answer as data."""
        return json.loads(self.run(["swaymsg", "-r", *arguments]) or "null")
