"""From the secrets of a match and a place in it to a pack, a cut or a seat, as docs/verify.md promises."""

import hmac
from collections.abc import Iterable, Iterator

from pegout.cards import Card
from pegout.services.provable.match_secrets import Secrets
from pegout.values import value

PROTOCOL = "pegout-deal-1"
BOUND_PROTOCOL = "pegout-deal-2"
FIRST_DEALER = "draw the first dealer"
UNSEEN = "draw unseen from a hand"
BYTES = 256
"""The values of a byte, and so the most things one can be drawn from."""


@value
class Place:
    """Where in a match chance is asked. No two shuffles of a match have the same place."""

    what: str
    shuffles: int = 0
    """How many shuffles the match has had, including the one being made."""
    cuts: int = 0
    """How many seats have cut for the deal since the last shuffle; or the draws from hands in this deal."""


def seed_of(secrets: Secrets, place: Place) -> bytes:
    """32 bytes that cannot be predicted without every one of the secrets."""
    players, bound = secrets.players, secrets.bound
    match = [secrets.table, secrets.match, len(players), *players]
    if bound is None:
        match = [PROTOCOL, *match]
    else:
        match = [BOUND_PROTOCOL, *match, bound.date, len(bound.names), *bound.names, bound.bots]
    message = b"".join([_netstring(field) for field in [*match, place.what, place.shuffles, place.cuts]])
    return hmac.digest(bytes.fromhex(secrets.server), message, "sha256")


def _netstring(field: object) -> bytes:
    """The field preceded by its length, so that no two lists of fields give the same bytes."""
    text = str(field).encode()
    return b"%d:%s," % (len(text), text)


def shuffled(cards: Iterable[Card], seed: bytes) -> tuple[Card, ...]:
    """The cards in an order that depends on which they are and on the seed, not on how they lay."""
    pack = sorted(cards)
    stream = _stream(seed)
    for last in range(len(pack) - 1, 0, -1):
        other = _drawn(last + 1, stream)
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


def drawn(number: int, seed: bytes) -> int:
    """One of the numbers from 0 up to, but not including, the given one, which is at most 256."""
    return _drawn(number, _stream(seed))


def places(number: int, among: int, seed: bytes) -> tuple[int, ...]:
    """That many different numbers from 1 up to the other, in order."""
    left, stream = list(range(1, among + 1)), _stream(seed)
    return tuple(sorted([left.pop(_drawn(len(left), stream)) for _ in range(number)]))


def _stream(seed: bytes) -> Iterator[int]:
    """Bytes without end."""
    counter = 0
    while True:
        yield from hmac.digest(seed, counter.to_bytes(4, "big"), "sha256")
        counter += 1


def _drawn(number: int, stream: Iterator[int]) -> int:
    """Bytes past the last whole multiple are skipped, or small numbers would come up more often."""
    bound = BYTES - BYTES % number
    return next(byte for byte in stream if byte < bound) % number
