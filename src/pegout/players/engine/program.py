"""A program that somebody else wrote, started without a shell and talked to line by line."""

import os
import selectors
import signal
from contextlib import suppress
from subprocess import PIPE, Popen
from time import monotonic
from typing import IO

CHUNK = 65_536
MOST_UNREAD = 200_000
"""So many bytes of output that nobody asked for are a flood."""
MOST_NOISE = 1_000_000
"""So many bytes on standard error for one answer are another."""
LAST_WORDS = 2_000


class TooSlow(Exception):
    """The time for an answer is over."""


class Ended(Exception):
    """The program ended, or closed the pipe that it is talked to through."""


class Flood(Exception):
    """It writes more than anybody can want."""


class Program:
    """A process in a group of its own. Whatever belongs to the group is ended with it.

    No pipe can block: what cannot be written or read in time is given up.
    """

    def __init__(self, words: list[str]) -> None:
        self._process = Popen(  # noqa: S603 - the user named it
            words, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
        )
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        self._selector = selectors.DefaultSelector()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._unsent = b""
        self._unread = b""
        self._noise = 0
        self._said = b""
        self._has_left = False

    @property
    def last_words(self) -> str:
        """The last line on standard error that holds anything."""
        lines = self._said.decode("utf-8", "replace").strip().splitlines()
        return lines[-1].strip() if lines else ""

    @property
    def code(self) -> int | None:
        """How it ended; None while it runs."""
        return self._process.returncode

    def send(self, line: bytes, seconds: float) -> None:
        """Hand over a line, or raise `TooSlow`, `Ended` or `Flood`."""
        self._unsent += line
        self._selector.register(self._in, selectors.EVENT_WRITE)
        until = monotonic() + seconds
        try:
            while self._unsent:
                self._turn(until)
        finally:
            self._selector.unregister(self._in)

    def receive(self, seconds: float) -> bytes:
        """The next line it writes, or `TooSlow`, `Ended` or `Flood`."""
        until = monotonic() + seconds
        while b"\n" not in self._unread:
            if self._has_left:
                raise Ended
            self._turn(until)
        line, _, self._unread = self._unread.partition(b"\n")
        self._noise = 0
        return line

    def _turn(self, until: float) -> None:
        """Wait for any pipe, and move what can be moved."""
        left = until - monotonic()
        ready = self._selector.select(left) if left > 0 else []
        if not ready:
            raise TooSlow
        for key, _ in ready:
            if key.fd == self._in:
                self._write()
            elif key.fd == self._out:
                self._read()
            else:
                self._overhear()

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._in, self._unsent[:CHUNK]) :]
        except BlockingIOError:
            return
        except BrokenPipeError:
            raise Ended from None

    def _read(self) -> None:
        chunk = self._chunk(self._out)
        self._has_left = self._has_left or not chunk
        self._unread += chunk
        if len(self._unread) > MOST_UNREAD:
            raise Flood

    def _overhear(self) -> None:
        """Remember the end of what it writes on standard error."""
        chunk = self._chunk(self._err)
        self._said = (self._said + chunk)[-LAST_WORDS:]
        self._noise += len(chunk)
        if self._noise > MOST_NOISE:
            raise Flood

    def _chunk(self, pipe: int) -> bytes:
        chunk = os.read(pipe, CHUNK)
        if not chunk:
            self._selector.unregister(pipe)
        return chunk

    def end(self, patience: float) -> None:
        """Close its input, give it so many seconds to leave, and end whatever is left of its group.

        The process is not waited for before its group is killed: until then nobody else can have its number.
        """
        if self._process.returncode is not None:
            return
        _close(self._process.stdin)
        with suppress(TooSlow, Flood):
            self._hear_out(monotonic() + patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(BlockingIOError):
            self._said = (self._said + os.read(self._err, MOST_NOISE))[-LAST_WORDS:]
        self._selector.close()
        _close(self._process.stdout)
        _close(self._process.stderr)

    def _hear_out(self, until: float) -> None:
        """Read on until it closes its output, so that nothing keeps it from leaving."""
        while not self._has_left:
            self._unread = b""
            self._turn(until)


def _close(pipe: IO[bytes] | None) -> None:
    if pipe is not None:
        pipe.close()
