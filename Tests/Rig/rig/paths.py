# SPDX-License-Identifier: MIT
"""Where things are: the repository, the rig's own binaries, the program under test."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
RIG = ROOT / "Tests" / "Rig"
BUILD = Path(os.environ.get("RIG_BUILD_DIR", ROOT / ".build" / "rig"))
SHIM = BUILD / "librigshim.so"
PROBE = BUILD / "probe"
GTK_FIELD = RIG / "gtk_field.py"
BINARIES = Path(os.environ.get("HANDRAIL_BIN_DIR", ROOT / ".build" / "debug"))

# GTK's Python bindings belong to Debian's own Python, whichever other comes first in PATH.
SYSTEM_PYTHON = "/usr/bin/python3"


def program(name: str) -> str:
    """The path of `handrail` or `handrail-keyboard`; says how to get it when it is not there."""
    path = BINARIES / name
    if not path.exists():
        raise FileNotFoundError(
            f"{path} is missing: run `swift build`, or set HANDRAIL_BIN_DIR to where it is"
        )
    return str(path)


def rig_binary(path: Path) -> str:
    """The path of one of the rig's parts in C; says how to get it when it is not there."""
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: run `make -C Tests/Rig/native`")
    return str(path)
