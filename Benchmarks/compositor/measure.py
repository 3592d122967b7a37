# SPDX-License-Identifier: MIT
"""What is measured of one keyboard in one compositor."""

import resource
import time
from pathlib import Path

from keyboards import LETTERS
from rig.clients import Probe

REST_SECONDS = 20


class Session:
    """A keyboard with a text field before it, started and stopped once."""

    def __init__(self, rig, keyboard, text_input=True):
        self.rig, self.keyboard = rig, keyboard
        self.client = Probe(rig, text_input=text_input)
        after = rig.events.mark()
        self.process = rig.spawn(keyboard.argv, keyboard.name)
        mapped = rig.wait_mapped(keyboard.namespace, after=after)
        self.process.wait_quiet(0.5)
        painted = max(int(event[0]) for event in self._paints(after))
        self.start_ms = (mapped - self.process.started_ns) / 1e6
        self.painted_ms = (painted - self.process.started_ns) / 1e6
        keyboard.show(rig)
        self.process.wait_quiet(0.5)

    def close(self):
        """Ends both; then `cpu_ms` is all the processor time that the keyboard had, every thread."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.process.stop()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.cpu_ms = 1000 * (
            after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        )
        self.client.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _paints(self, after):
        words = ["commit", "layer", self.keyboard.namespace]
        return [event for event in self.rig.events.items[after:] if event[1:4] == words]

    def memory_mib(self):
        """Resident, proportional and private dirty memory, at rest."""
        values = {}
        rollup = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        for line in rollup.splitlines()[1:]:
            name, number, _ = line.split()
            values[name.rstrip(":")] = int(number) / 1024
        return values["Rss"], values["Pss"], values["Private_Dirty"]

    def wakeups(self):
        """Context switches of all threads in some seconds at rest. This wait is for time itself."""
        before = self.process.context_switches()
        time.sleep(REST_SECONDS)
        after = self.process.context_switches()
        return sum(count - before.get(thread, 0) for thread, count in after.items())

    def _cpu_ns(self):
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks)

    def type_letters(self, count):
        """Types; returns the milliseconds of processor time for a thousand letters, and for each
        letter those from the touch that the keyboard acts on to the application."""
        trace = self.keyboard.gestures(count)
        after, before = self.client.mark(), self._cpu_ns()
        played = self.rig.replay(trace)
        texts = self._wait_for_letters(count, after)
        self.process.wait_quiet()
        cpu_ms = (self._cpu_ns() - before) / 1e6 * 1000 / count
        acted = [at for event, at in played if event["type"] == self.keyboard.acts_on]
        latencies = [(text["ns"] - at) / 1e6 for text, at in zip(texts, acted, strict=True)]
        return cpu_ms, latencies

    def _wait_for_letters(self, count, after):
        """One text event for each letter, in their order; anything else is no measurement."""
        wanted = (LETTERS * count)[:count]
        self.client.out.wait(
            lambda event: event["event"] == "text" and event["text"].endswith(wanted),
            f"{count} letters",
            after,
        )
        return [event for event in self.client.out.items[after:] if event["event"] == "text"]
