"""New connections come in a few at a time, so that a rush of them never delays existing ones."""

import asyncio
from collections import deque
from collections.abc import Callable

AT_A_TIME = 2
"""Connections in one turn of the event loop: while it has nothing else to do, turns follow at once."""


class AcceptRate:
    """Addresses take turns: one with a thousand new connections waits behind one with a single one."""

    def __init__(self) -> None:
        self._lines: dict[str | None, deque[Callable[[], None]]] = {}
        self._turning = False

    def enter(self, address: str | None, go: Callable[[], None]) -> None:
        """Have it called when it is its turn."""
        self._lines.setdefault(address, deque()).append(go)
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        for _ in range(AT_A_TIME):
            if not self._lines:
                break
            address = next(iter(self._lines))
            line = self._lines.pop(address)
            line.popleft()()
            if line:
                self._lines[address] = line  # behind the others
        self._turning = bool(self._lines)
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)
