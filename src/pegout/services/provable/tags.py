"""The secrets of a match as tags of its record."""

import re
from collections.abc import Mapping, Sequence

from pegout.notation.words import LETTERS
from pegout.services.provable.match_secrets import NEWEST, PLAYER_SECRET, Bound, Secrets, commitment_of

_DIGEST = re.compile(r"[0-9a-f]{64}")
_NUMBER = re.compile(r"[1-9][0-9]{0,8}", re.ASCII)
_LONGEST_TABLE = 100

NAMES = ("Table", "MatchNumber", "Commitment", "Secret")
"""The tags besides those of the players."""


class NotProvable(ValueError):
    """The record says too little to check its deals, or says it in an unusable way."""


def tags_of(secrets: Secrets) -> dict[str, str]:
    """Everything needed to check the match, for `write_record`; to be published when it is over."""
    tags = {
        "Table": secrets.table,
        "MatchNumber": str(secrets.match),
        "Commitment": commitment_of(secrets.server),
        "Secret": secrets.server,
    }
    if (bound := secrets.bound) is not None:
        tags |= {"Proof": str(NEWEST), "Date": bound.date}
        if bound.bots:
            tags["Bots"] = bound.bots
    return tags | {f"Secret{LETTERS[seat]}": text for seat, text in enumerate(secrets.players)}


def secrets_of(tags: Mapping[str, str], names: Sequence[str] = ()) -> Secrets:
    """What `tags_of` wrote, or `NotProvable` with the first tag that is missing or wrong.

    From the second version on the names of the players belong to it.
    """
    table, number, commitment, server = [_tag(tags, name) for name in NAMES]
    if not 0 < len(table) <= _LONGEST_TABLE or not table.isprintable():
        raise NotProvable("The tag Table names no table: restore it as it was when the record was written.")
    if _NUMBER.fullmatch(number) is None:
        raise NotProvable(f"The tag MatchNumber must be a number from 1, not {number[:20]!r}.")
    for name, text in (("Commitment", commitment), ("Secret", server)):
        if _DIGEST.fullmatch(text) is None:
            raise NotProvable(f"The tag {name} must be 64 hex digits in lower case, not {text[:20]!r}.")
    return Secrets(table, int(number), server, _of_players(tags), _bound(tags, names))


def _bound(tags: Mapping[str, str], names: Sequence[str]) -> Bound | None:
    version = tags.get("Proof", "1")
    if version == "1":
        return None
    if version != str(NEWEST):
        raise NotProvable(f"The tag Proof is {version[:20]!r}: use the newer Pegout that wrote the record.")
    if "Date" not in tags:
        raise NotProvable("The tag Date is missing: restore it as it was when the record was written.")
    return Bound(tags["Date"], tuple(names), tags.get("Bots", ""))


def _tag(tags: Mapping[str, str], name: str) -> str:
    """A tag that must be there."""
    if name in tags:
        return tags[name]
    if name == "Secret" and "Commitment" in tags:
        raise NotProvable(
            "The tag Secret is missing: the server reveals it when the match is over, so check the "
            "record then."
        )
    raise NotProvable(
        f"This record has no tag {name}, so its deals cannot be checked: only matches played on a server "
        "carry the secrets behind them."
    )


def _of_players(tags: Mapping[str, str]) -> tuple[str, ...]:
    """Seat by seat, as far as there are tags without a gap."""
    texts = []
    for letter in LETTERS:
        if (text := tags.get(f"Secret{letter}")) is None:
            break
        if PLAYER_SECRET.fullmatch(text) is None:
            raise NotProvable(f"The tag Secret{letter} must be hex digits in lower case, not {text[:20]!r}.")
        texts.append(text)
    return tuple(texts)
