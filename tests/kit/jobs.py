"""Jobs for the worker pool. Workers import this module, so it needs nothing but the standard library."""

import os
import signal
import threading
import time
from pathlib import Path
from typing import Any, NoReturn


def add(one: int, two: int) -> int:
    return one + two


def nap(seconds: float) -> int:
    """Gives the process that slept."""
    time.sleep(seconds)
    return os.getpid()


def write_down(path: Path, word: str, seconds: float = 0.0) -> None:
    with path.open("a", encoding="utf-8") as page:
        page.write(f"{word}\n")
    time.sleep(seconds)


def die() -> NoReturn:
    os._exit(3)


def hang_up() -> None:
    """Lets go of every line to other processes, and lives on."""
    os.closerange(3, 256)
    time.sleep(60)


def refuse(sentence: str) -> NoReturn:
    raise ValueError(sentence)


class Awkward(Exception):
    """Cannot be unpickled: it wants two arguments and keeps one."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one)
        self.two = two


def be_awkward() -> NoReturn:
    raise Awkward("no", "yes")


def give_a_lock() -> Any:
    return threading.Lock()


def interrupt_oneself() -> str:
    os.kill(os.getpid(), signal.SIGINT)
    return "still here"


def begin_badly() -> NoReturn:
    raise RuntimeError("no tables")


def begin_late() -> None:
    time.sleep(0.3)
