"""Lines from the keyboard or a pipe, and lines to the screen or a pipe."""

import os
import shutil
import sys
from io import TextIOWrapper
from textwrap import wrap


def has_screen() -> bool:
    """Whether both ends are a terminal that can do more than print."""
    ends = (sys.stdin, sys.stdout)
    return all(end is not None and end.isatty() for end in ends) and os.environ.get("TERM") != "dumb"


def forgive_strange_bytes() -> None:
    """A strange byte is a wrong answer, not a crash."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def read_line() -> str | None:
    """The next line; closed input counts as the end."""
    return None if sys.stdin is None else sys.stdin.readline() or None


def say(line: str) -> None:
    print(line, flush=True)


def read_at_mark() -> str | None:
    """The next line, typed after a mark that sets it off from what the table says."""
    print("> ", end="", flush=True)
    return read_line()


def say_wrapped(line: str) -> None:
    """The line, wrapped between words at the width of the screen."""
    say("\n".join(wrap(line, shutil.get_terminal_size().columns - 1)))
