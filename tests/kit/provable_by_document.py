"""The deal of docs/verify.md once more, written from the page alone: no line of the program is used."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence

PACK = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def commitment(secret: str) -> str:
    return hashlib.sha256(b"pegout-commitment-1:" + secret.encode()).hexdigest()


def message(table: str, match: int, players: Sequence[str], what: str, shuffles: int, cuts: int) -> bytes:
    fields = ["pegout-deal-1", table, str(match), str(len(players))]
    return _joined([*fields, *players, what, str(shuffles), str(cuts)])


def bound_message(
    table: str, match: int, players: Sequence[str], date: str, names: Sequence[str], bots: str, shuffles: int
) -> bytes:
    """Of version 2, for a pack to deal from."""
    fields = ["pegout-deal-2", table, str(match), str(len(players)), *players, date, str(len(names)), *names]
    return _joined([*fields, bots, "shuffle", str(shuffles), "0"])


def _joined(fields: Sequence[str]) -> bytes:
    whole = bytearray()
    for field in fields:
        data = field.encode("utf-8")
        whole += str(len(data)).encode() + b":" + data + b","
    return bytes(whole)


def seed(secret: str, text: bytes) -> bytes:
    return hmac.new(bytes.fromhex(secret), text, hashlib.sha256).digest()


def stream(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        counter = bytes([block >> 24 & 255, block >> 16 & 255, block >> 8 & 255, block & 255])
        yield from hmac.new(key, counter, hashlib.sha256).digest()
        block += 1


def below(number: int, source: Iterator[int]) -> int:
    while True:
        byte = next(source)
        if byte // number < 256 // number:
            return byte % number


def shuffle(cards: Sequence[str], key: bytes) -> list[str]:
    lying = [card for card in PACK if card in cards]
    source = stream(key)
    place = len(lying)
    while place > 1:
        other = below(place, source)
        lying[other], lying[place - 1] = lying[place - 1], lying[other]
        place -= 1
    return lying
