"""A pytest plugin that tries faults: tests are collected once, and every fault is tried in a fork of its own.

A fault is tried until the first test fails. Tests that have found most are asked first, few examples are
tried of a proof, and the same each time. A test that takes a minute has failed: many a fault makes a loop
that never ends.
"""

import os
import signal
from collections import Counter
from pathlib import Path
from time import process_time
from types import FrameType

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings

NAMES, VERDICTS, BRIEFLY = "PEGOUT_MUTANTS", "PEGOUT_MUTANTS_VERDICTS", "PEGOUT_MUTANTS_BRIEFLY"
"""Set in the environment: a file of names, a file for what is found out, and whether to ask briefly."""
LONGEST_TEST = 60
SLOW = 0.5
BRIEF = 15
"""Seconds of processor time for one fault: what is not found by then counts as not found."""
CHECK = 5
"""The same for no fault at all, where tests are asked briefly."""
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
    verdict, test = _verdict("", _in_order(items))
    if verdict == KILLED:
        session.shouldfail = f"This test fails without any fault: {test}"
        return True
    for name in Path(os.environ[NAMES]).read_text("utf-8").splitlines():
        _verdict(name, _in_order(items))
    return True


def _in_order(items: list[pytest.Item]) -> list[pytest.Item]:
    """Slow tests last, and of the others those first whose files have found most."""
    found, slow = _files_that_found(), set(_lines(_slow_tests()))
    return sorted(items, key=lambda item: (item.nodeid in slow, -found[_file(item.nodeid)]))


def _slow_tests() -> Path:
    """A list that grows as they are met."""
    return Path(os.environ[VERDICTS]).with_name("slow.txt")


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.exists() else []


def _file(test: str) -> str:
    return test.partition("::")[0]


def _files_that_found() -> Counter[str]:
    """How many faults the tests of each file have found so far."""
    return Counter([_file(line.split("\t")[2]) for line in _lines(Path(os.environ[VERDICTS]))])


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
        begun = process_time()
        if os.environ[BRIEFLY] and begun > (BRIEF if name else CHECK):
            return STOPPED, ""
        signal.alarm(LONGEST_TEST)
        if any(report.failed for report in runtestprotocol(item, nextitem=following, log=False)):
            return KILLED, item.nodeid
        signal.alarm(0)
        if process_time() - begun > SLOW:
            with _slow_tests().open("a", encoding="utf-8") as kept:
                kept.write(f"{item.nodeid}\n")
    return SURVIVED, ""


def _too_long(_: int, __: FrameType | None) -> None:
    raise TimeoutError("This test takes much longer than it does without the fault.")
