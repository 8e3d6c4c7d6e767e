"""Connections that have not asked for anything yet: how many there may be, and who makes room.

An honest client sends its request within a moment, so where there are too many the oldest has to go.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from ipaddress import ip_address
from typing import Protocol, Self

from pegout.server.front.accept_rate import AcceptRate
from pegout.server.limits.addresses import counted_address, network_around
from pegout.server.operations.metrics_access import Network
from pegout.values import value


@value
class FrontLimits:
    """How much a connection may take before it is a request."""

    header_bytes: int = 16 * 1024
    """Of the request line and all headers together."""
    headers: int = 100
    header_seconds: float = 10.0
    """From the beginning of a request, or of a connection, to the end of its headers."""
    body_seconds: float = 30.0
    """From the end of the headers to the end of the body."""
    pipelined: int = 8
    """Requests of one connection that are there before those ahead of them are answered."""
    half_open_by_address: int = 500
    """Connections of one address that have sent no whole headers yet."""
    half_open: int = 4_000
    idle_by_address: int = 2_000
    """Connections of one address that wait for their next request."""
    idle: int = 8_000
    connections: int = 20_000
    """In all, sockets too; less where the limit of open files is lower."""
    by_address: int = 6_000
    """Connections of one address, whatever they do, sockets too."""
    by_network: int = 8_000
    """The same of the network around it."""
    frames_at_once: int = 240
    """Frames one socket may send in a burst, including pings and empty ones."""
    frames_a_second: int = 60
    """And from then on."""
    unread_seconds: int = 30
    """How long a client may read nothing of what it is sent, as far as the system can tell."""

    def within(self, connections: int) -> Self:
        """With at most that many connections, of which no network has more than its share."""
        most = min(self.connections, connections)
        share = most / self.connections
        address, network = int(self.by_address * share), int(self.by_network * share)
        return replace(self, connections=most, by_address=address, by_network=network)


class Waiting(Protocol):
    """A connection that waits, for its headers or for the next request."""

    def make_room(self) -> None: ...


class Room:
    """Connections in the order in which they came, in all and by address."""

    def __init__(self, most: int, by_address: int) -> None:
        self._most = most
        self._by_address = by_address
        self._all: dict[Waiting, str | None] = {}
        self._of: dict[str, dict[Waiting, None]] = {}

    def enter(self, one: Waiting, address: str | None) -> None:
        """The oldest makes room where there are too many; None is a proxy that speaks for many."""
        self._all[one] = address
        if address is not None:
            own = self._of.setdefault(address, {})
            own[one] = None
            if len(own) > self._by_address:
                self._turn_out(next(iter(own)))
        if len(self._all) > self._most:
            self.turn_out_oldest()

    def leave(self, one: Waiting) -> None:
        address = self._all.pop(one, None)
        if address is not None and (own := self._of.get(address)) is not None:
            own.pop(one, None)
            if not own:
                del self._of[address]

    def turn_out_oldest(self) -> bool:
        """Whether there was one."""
        oldest = next(iter(self._all), None)
        if oldest is not None:
            self._turn_out(oldest)
        return oldest is not None

    def _turn_out(self, one: Waiting) -> None:
        self.leave(one)
        one.make_room()

    def __len__(self) -> int:
        return len(self._all)


class Guestbook:
    """How many connections each address and each network has, whatever they do."""

    def __init__(self, by_address: int, by_network: int) -> None:
        self._by_address = by_address
        self._by_network = by_network
        self._there: Counter[str] = Counter()

    def has_room(self, address: str | None) -> bool:
        """Whether one more may come; a proxy that speaks for many is not counted."""
        if address is None:
            return True
        network = network_around(address)
        full = network is not None and self._there[network] >= self._by_network
        return not full and self._there[address] < self._by_address

    def came(self, address: str | None) -> None:
        self._there.update(_counted(address))

    def went(self, address: str | None) -> None:
        for key in _counted(address):
            self._there[key] -= 1
            if self._there[key] <= 0:
                del self._there[key]

    def __len__(self) -> int:
        return len(self._there)


def _counted(address: str | None) -> list[str]:
    """What a connection from there is counted for: the address, and the network around it."""
    if address is None:
        return []
    network = network_around(address)
    return [address] if network is None else [address, network]


class IdleConnections:
    """All connections of a server process that wait."""

    def __init__(self, limits: FrontLimits, proxies: Collection[Network] = ()) -> None:
        self.limits = limits
        self.half_open = Room(limits.half_open, limits.half_open_by_address)
        self.idle = Room(limits.idle, limits.idle_by_address)
        self.guestbook = Guestbook(limits.by_address, limits.by_network)
        self.accept_rate = AcceptRate()
        self._proxies = tuple(proxies)

    def address(self, host: str | None) -> str | None:
        """As it is counted; None for a trusted proxy, behind which everybody has one address."""
        if host is None or self._is_proxy(host):
            return None
        return counted_address(host)

    def _is_proxy(self, host: str) -> bool:
        if not self._proxies:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)

    def has_room(self, connections: int) -> bool:
        """Whether one more may come, with so many there; an idle one makes room, or else a half-open one."""
        if connections <= self.limits.connections:
            return True
        return self.idle.turn_out_oldest() or self.half_open.turn_out_oldest()
