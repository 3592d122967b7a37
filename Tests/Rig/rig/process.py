# SPDX-License-Identifier: MIT
"""A child process with its output as lines; it ends with us, and only it is ever ended."""

import os
import signal
import subprocess
import time
from pathlib import Path

from .lines import PATIENCE, Lines


class Process:
    """Starts `argv`. Its own session, so that its children can be ended with it."""

    def __init__(self, argv, env, name=None, parse=str, pass_fds=()):
        self.name = name or os.path.basename(argv[0])
        self.started_ns = time.monotonic_ns()
        self._popen = subprocess.Popen(
            # If the harness itself is killed, the kernel ends the child.
            ["setpriv", "--pdeathsig", "KILL", *map(str, argv)],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            pass_fds=pass_fds,
        )
        self.out = Lines(self._popen.stdout, self.name, parse)
        self.err = Lines(self._popen.stderr, f"{self.name} (stderr)")

    @property
    def pid(self):
        return self._popen.pid

    @property
    def running(self):
        return self._popen.poll() is None

    def say(self, line):
        """Writes a line to its standard input."""
        self._popen.stdin.write(f"{line}\n".encode())
        self._popen.stdin.flush()

    def signal(self, number):
        """Sends a signal to the process alone."""
        if self.running:
            os.kill(self.pid, number)

    def wait(self, timeout=PATIENCE):
        """The exit status, once it has ended; negative for a signal."""
        try:
            return self._popen.wait(timeout)
        except subprocess.TimeoutExpired:
            raise TimeoutError(f"{self.name} did not exit in {timeout} s") from None

    def context_switches(self):
        """How often each of its threads has been switched, wanted or not, by thread.

        At rest this stands still.
        """
        switches = {}
        for status in Path(f"/proc/{self.pid}/task").glob("*/status"):
            try:
                lines = [line.split() for line in status.read_text().splitlines()]
            except (FileNotFoundError, ProcessLookupError):
                continue  # the thread has ended meanwhile
            counts = [int(line[1]) for line in lines if "ctxt_switches" in line[0]]
            switches[status.parent.name] = sum(counts)
        return switches

    def wait_quiet(self, for_seconds=0.15, timeout=PATIENCE):
        """Waits until it has had nothing to do for a while."""
        deadline = time.monotonic() + timeout
        before = None
        while (now := self.context_switches()) != before:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.name} does not come to rest")
            before = now
            time.sleep(for_seconds)

    def stop(self):
        """Ends it and its children, gently first. Returns the exit status."""
        if self.running:
            self._signal_session(signal.SIGTERM)
            try:
                self.wait(3)
            except TimeoutError:
                pass
        self._signal_session(signal.SIGKILL)
        status = self.wait()
        self._popen.stdin.close()
        return status

    def _signal_session(self, number):
        try:
            os.killpg(self.pid, number)
        except ProcessLookupError:
            pass
