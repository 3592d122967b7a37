# SPDX-License-Identifier: MIT
"""Writes Packaging/function-order.txt: the functions that a start and some typing call.

The linker puts them side by side, so that the rest of the program is never in memory. Run it now
and then, with a release build that has its symbols; it needs valgrind:

    HANDRAIL_BIN_DIR=.build/release /usr/bin/python3 Benchmarks/compositor/function_order.py
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests" / "Rig"))

from rig import paths  # noqa: E402
from rig.clients import Probe  # noqa: E402
from rig.compositor import Rig  # noqa: E402
from rig.handrail import Board  # noqa: E402

TEXT = "Quick, 4 foxes!\n"
PROFILE = ["valgrind", "--tool=callgrind", "--demangle=no"]


def profile(output):
    """Starts the keyboard under callgrind, and types."""
    with Rig("sway") as rig:
        client = Probe(rig)
        after = rig.events.mark()
        argv = [*PROFILE, f"--callgrind-out-file={output}", paths.program("handrail-keyboard")]
        process = rig.spawn(argv, "handrail")
        rig.wait_mapped("osk", after=after, timeout=120)
        process.wait_quiet(3)
        rig.replay(Board().perform(TEXT), 0.5)
        client.wait_text(TEXT.rstrip("\n"), timeout=120)
        process.stop()


def functions(output):
    """The program's functions in a profile, the costliest first."""
    report = subprocess.run(
        ["callgrind_annotate", "--threshold=100", output], capture_output=True, text=True
    ).stdout
    names = re.findall(r":(\$?[\w.$]+) \[.*/handrail-keyboard\]", report)
    return list(dict.fromkeys(names))


def main():
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "profile"
        profile(output)
        names = functions(output)
    if len(names) < 1000:
        sys.exit(f"only {len(names)} functions were called: is the program stripped?")
    target = ROOT / "Packaging" / "function-order.txt"
    target.write_text("\n".join(names) + "\n")
    print(f"{len(names)} functions in {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
