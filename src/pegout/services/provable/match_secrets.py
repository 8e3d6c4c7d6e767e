"""The secrets behind a match, and the commitment that is published before it."""

import re
from hashlib import sha256

from pegout.values import value

COMMITMENT = "pegout-commitment-1:"
LONGEST_SECRET = 128
"""Characters of a player's secret."""

PLAYER_SECRET = re.compile(rf"[0-9a-f]{{0,{LONGEST_SECRET}}}")


NEWEST = 2
"""The version of the proof of matches that begin now."""


@value
class Bound:
    """What else the shuffles are bound to, from the second version on: change it, and no pack fits."""

    date: str
    """The day on which the match began, in UTC."""
    names: tuple[str, ...]
    bots: str
    """As in the record; empty if there are none."""


@value
class Secrets:
    """Everything the shuffles of one match derive from."""

    table: str
    match: int
    """The number of the match at that table, from 1."""
    server: str
    """64 hex digits in lower case."""
    players: tuple[str, ...]
    """By seat, as `player_secret` gives them; empty for bots and for players who add nothing."""
    bound: Bound | None = None
    """None in the first version."""


def commitment_of(secret: str) -> str:
    """The SHA-256 digest, in hex, of the tag and the 64 hex digits of the secret, all as ASCII."""
    return sha256((COMMITMENT + secret).encode("ascii")).hexdigest()


def is_player_secret(text: str) -> bool:
    """Whether it can be used as it is."""
    return PLAYER_SECRET.fullmatch(text) is not None


def player_secret(text: str) -> str:
    """What a player adds, in lower case, or `ValueError` if it is not hex or too long."""
    lower = text.strip().lower()
    if not is_player_secret(lower):
        raise ValueError(
            f"{text[:20]!r} cannot be a player's secret: give up to {LONGEST_SECRET} hex digits (0-9, "
            "a-f), or leave it empty."
        )
    return lower
