# SPDX-License-Identifier: MIT
"""What all end-to-end tests share: a compositor of each kind, and its last words on a failure."""

import contextlib
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Rig"))

from rig.compositor import Rig  # noqa: E402


@pytest.fixture(params=["sway", "phoc"])
def kind(request):
    """Which compositor."""
    return request.param


@pytest.fixture
def open_rig(request, kind):
    """Opens compositors with options of the test's own; all are closed at its end."""
    with contextlib.ExitStack() as stack:
        request.node.rigs = []

        def open_one(**options):
            rig = stack.enter_context(Rig(kind, **options))
            request.node.rigs.append(rig)
            return rig

        yield open_one


@pytest.fixture
def rig(open_rig):
    """A compositor with a phone's screen: 360x720 logical pixels, scale 2."""
    return open_rig()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    """A failed test shows what the compositor and every program in it said last."""
    report = (yield).get_result()
    if report.failed:
        for rig in getattr(item, "rigs", []):
            report.sections.append((f"Rig ({rig.kind})", rig.report()))
