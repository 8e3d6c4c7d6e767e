"""The gate: whoever comes is counted by purpose, by address and network or by link, and let in or refused.

Nothing here waits for a database. Processes that share one tell each other twice a second what they have
counted. So what is let in by all of them together is at most the limit, and besides for each process a
twentieth of it and what came to that process in the last half second.
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.di import NamedDependency

from pegout.server.limits import purposes as p
from pegout.server.limits.addresses import counted_address, host_of, network_around
from pegout.server.limits.links import FindLink, Link, claimed, no_links
from pegout.server.limits.places import Places
from pegout.server.limits.purposes import NETWORK, TOGETHER, Purpose
from pegout.server.limits.tally import Limit, Tally
from pegout.server.problems import Problem

FULL_SECONDS = 30
"""When to try again if all places are taken."""

_LINK = "pegout: link"


class Gate:
    """One for a server process."""

    def __init__(self, guests: int = p.GUESTS.by_address, requests: int = p.REQUESTS.by_address) -> None:
        """Where more guests are expected from an address than usual, more of everything is let in from it."""
        self.tally = Tally()
        self.places = Places()
        self.find_link: FindLink = no_links
        self._crowd = max(1.0, guests / p.GUESTS.by_address)
        self._by_address = {purpose.name: round(purpose.by_address * self._crowd) for purpose in p.PURPOSES}
        self._by_address |= {p.GUESTS.name: guests, p.REQUESTS.name: requests}

    async def link_of(self, scope: Any) -> Link | None:
        """The good link that a request comes by; a wrong one is a guess, and too many are refused."""
        state = scope["state"]
        if _LINK not in state:
            state[_LINK] = await self._found(scope)
        link: Link | None = state[_LINK]
        return link

    async def _found(self, scope: Any) -> Link | None:
        claim = claimed(scope)
        return None if claim is None else await self.link_by(scope, *claim)

    async def link_by(self, scope: Any, event: str, key: str) -> Link | None:
        """The link with that key; none without a key."""
        if not key:
            return None
        if (link := await self.find_link(event, key)) is None:
            self.wrong_guess(scope)
        return link

    def count(self, scope: Any, purpose: Purpose, link: Link | None = None, times: int = 1) -> None:
        """Count it, or raise a `Problem` that says how long to wait."""
        self._count(self._limits(scope, purpose, link), purpose, times)

    def count_person(self, scope: Any, person: str) -> None:
        """A request of somebody who is known, from wherever; all who are known at an address have a limit."""
        most = self._by_address[p.REQUESTS.name]
        own = Limit(f"requests person {person}", most, p.REQUESTS.seconds)
        self._count([own, *self._together(scope, p.REQUESTS)], p.REQUESTS, 1)

    def check_guesses(self, scope: Any) -> None:
        """Refuse whoever has guessed wrong too often, before checking this guess."""
        limits = self._limits(scope, p.GUESSES, None)
        if (found := self.tally.spent(limits)) is not None:
            raise _too_often(p.GUESSES, *found)

    def wrong_guess(self, scope: Any) -> None:
        """A code or a key was wrong. Raises if that was once too often."""
        self.count(scope, p.GUESSES)

    @contextmanager
    def place(self, scope: Any, purpose: Purpose, link: Link | None = None) -> Iterator[None]:
        """Hold a place for as long as the block lasts, or raise a `Problem`."""
        limits = self._limits(scope, purpose, link)
        if (full := self.places.full(limits)) is not None:
            said = f"Too many {purpose.what} {_where(full)}: close some, or wait {FULL_SECONDS} seconds."
            raise Problem(429, "too_often", said, retry_after=FULL_SECONDS)
        self.places.take(limits)
        try:
            yield
        finally:
            self.places.give_back(limits)

    def _count(self, limits: list[Limit], purpose: Purpose, times: int) -> None:
        if (found := self.tally.spent(limits, times)) is not None:
            raise _too_often(purpose, *found)
        self.tally.add(limits, times)

    def _limits(self, scope: Any, purpose: Purpose, link: Link | None) -> list[Limit]:
        """By link where the purpose knows links, else by address and by the network around it."""
        name, seconds = purpose.name, purpose.seconds
        by_link = 0 if link is None else purpose.by_crowd if link.crowd else purpose.by_link
        if link is not None and by_link:
            own = Limit(f"{name} link {link.event} {link.whose}", by_link, seconds)
            return [own, *self._together(scope, purpose)]
        address, most = counted_address(host_of(scope)), self._by_address[name]
        limits = [Limit(f"{name} address {address}", most, seconds)]
        if (network := network_around(address)) is not None:
            limits.append(Limit(f"{name} network {network}", NETWORK * most, seconds))
        return limits

    def _together(self, scope: Any, purpose: Purpose) -> list[Limit]:
        """All persons and links of an address: anybody can make guests, and an event with many links."""
        most = round(self._crowd * (purpose.by_crowd or TOGETHER * purpose.by_address))
        key = f"{purpose.name} address {counted_address(host_of(scope))} together"
        return [Limit(key, most, purpose.seconds)]


TheGate = NamedDependency[Gate]


def _too_often(purpose: Purpose, limit: Limit, seconds: float) -> Problem:
    wait = max(1, math.ceil(seconds))
    said = f"Too many {purpose.what} {_where(limit)}: wait {wait} seconds and try again."
    return Problem(429, "too_often", said, retry_after=wait)


def _where(limit: Limit) -> str:
    """In words that name nobody: behind one address there may be many."""
    kind = limit.key.split(" ")[1]
    return {"link": "by this link", "person": "from you"}.get(kind, f"from this {kind}")
