"""What has ended is over on every process: nobody is remembered for good, and nothing stays open."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from pegout.server.identity import Ended, Identity
from pegout.server.people.register import Register
from pegout.services.streams.ports import Announcer
from pegout.values import value


@value
class Doors:
    """What people hold open on this process."""

    close: Callable[[Ended], None] = lambda _: None
    visitors: Callable[[], Iterable[Identity]] = tuple


class Revocation:
    """Tells the other processes what has ended here, and does here what has ended there."""

    def __init__(self, register: Register, doors: Doors, announcer: Announcer | None, node: str) -> None:
        """Without an announcer this is the only process on the store."""
        self._register = register
        self._doors = doors
        self._announcer = announcer
        self._node = node

    async def tell(self, ended: Ended) -> None:
        self._over(ended)
        if self._announcer is not None:
            said = {"node": self._node, "ended": msgspec.to_builtins(ended)}
            await self._announcer.publish(msgspec.json.encode(said).decode())

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process, perhaps our own; other rooms have theirs, too."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if "ended" in message and message.get("node") != self._node:
            self._over(msgspec.convert(message["ended"], Ended))
        elif "missed" in message:
            await self._look_again()

    def _over(self, ended: Ended) -> None:
        self._register.forget(ended)
        self._doors.close(ended)

    async def _look_again(self) -> None:
        """Something may have ended while nothing was heard."""
        self._register.forget(Ended(""))
        for visitor in tuple(self._doors.visitors()):
            if not await self._register.vouch(visitor):
                self._doors.close(Ended(visitor.person.id, visitor.key, tokens=not visitor.by_session))
