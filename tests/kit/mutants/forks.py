"""A pytest plugin that tries faults: tests are collected once, and every fault is tried in a fork of its own.

A fault is tried until the first test fails. Tests that have found most are asked first, few examples are
tried of a proof, and the same each time. A test that takes a minute has failed: many a fault makes a loop
that never ends.
"""

import os
import signal
from collections import Counter
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

NAMES, VERDICTS, BRIEFLY = "PEGOUT_MUTANTS", "PEGOUT_MUTANTS_VERDICTS", "PEGOUT_MUTANTS_BRIEFLY"
"""Set in the environment: a file of names, a file for what is found out, and whether to ask briefly."""
LONGEST_TEST = 60
BRIEF = 12
"""Seconds of processor time for one fault: what is not found by then counts as not found."""
KILLED, SURVIVED, STOPPED = "killed", "survived", "not found in time"


def pytest_configure() -> None:
    """Before any test is imported, so that every proof inherits it."""
    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None
    )
    settings.load_profile("mutants")
    os.environ["PEGOUT_PROOFS"] = "few"
    os.environ["MUTANT_UNDER_TEST"] = ""


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of running the tests."""
    items = session.items
    if os.environ[BRIEFLY]:
        items = [item for item in items if item.get_closest_marker("hypothesis") is None]
    verdict, test = _verdict("", items)
    if verdict == KILLED:
        session.shouldfail = f"This test fails without any fault: {test}"
        return True
    for name in Path(os.environ[NAMES]).read_text("utf-8").splitlines():
        found = _files_that_found()
        _verdict(name, sorted(items, key=lambda item: -found[_file(item.nodeid)]))
    return True


def _file(test: str) -> str:
    return test.partition("::")[0]


def _files_that_found() -> Counter[str]:
    """How many faults the tests of each file have found so far."""
    known = Path(os.environ[VERDICTS])
    lines = known.read_text("utf-8").splitlines() if known.exists() else []
    return Counter([_file(line.split("\t")[2]) for line in lines])


def _verdict(name: str, items: list[pytest.Item]) -> tuple[str, str]:
    """What the tests say of the fault, and which test found it; written down unless there is no fault."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.write(writing, "\t".join(_tried(name, items)).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        told = answer.read().decode() or f"{KILLED}\t"  # it did not come back
    os.waitpid(child, 0)
    if name:
        with Path(os.environ[VERDICTS]).open("a", encoding="utf-8") as kept:
            kept.write(f"{name}\t{told}\n")
    verdict, _, test = told.partition("\t")
    return verdict, test


def _tried(name: str, items: list[pytest.Item]) -> tuple[str, str]:
    """The verdict, and the test that found the fault."""
    os.environ["MUTANT_UNDER_TEST"] = name
    signal.signal(signal.SIGALRM, _too_long)
    for item, following in zip(items, [*items[1:], None], strict=True):
        if os.environ[BRIEFLY] and getrusage(RUSAGE_SELF).ru_utime > BRIEF:
            return STOPPED, ""
        signal.alarm(LONGEST_TEST)
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            return KILLED, item.nodeid
        signal.alarm(0)
    return SURVIVED, ""


def _too_long(_: int, __: FrameType | None) -> None:
    raise TimeoutError("This test takes much longer than it does without the fault.")
