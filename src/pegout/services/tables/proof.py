"""What the shuffles of a match at a table are made from, and bound to."""

from collections.abc import Sequence
from datetime import UTC, datetime

from pegout.services.provable.match_secrets import NEWEST, Bound, Secrets
from pegout.services.tables.state import BotSitter, Occupant, Sitter, TableState


def version_for(*, shares_deals: bool) -> int:
    """Tables with the same deals cannot be bound to who plays there: theirs is the first version."""
    return 1 if shares_deals else NEWEST


def secrets_of_next(state: TableState, there: Sequence[Occupant], names: Sequence[str], at: int) -> Secrets:
    """For the match that begins now."""
    players = tuple([one.secret if isinstance(one, Sitter) else "" for one in there])
    levels = [one.level if isinstance(one, BotSitter) else None for one in there]
    bound = _bound(state.proof, at, names, levels)
    return Secrets(state.dealt_as, state.match, state.secret, players, bound)


def secrets_on(state: TableState) -> Secrets:
    """Of the match on the board."""
    names = () if state.game is None else state.game.names
    bound = _bound(state.on_proof, state.began_at, names, state.bots_at_start)
    return Secrets(state.dealt_as, state.on, state.on_secret, state.player_secrets, bound)


def _bound(version: int, at: int, names: Sequence[str], levels: Sequence[str | None]) -> Bound | None:
    return None if version == 1 else Bound(date_of(at), tuple(names), bots_told(names, levels))


def date_of(at: int) -> str:
    """The day in UTC, as records have it."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def bots_told(names: Sequence[str], levels: Sequence[str | None]) -> str:
    """Which of the players are bots, and how strong: the tag of records."""
    return ", ".join([f"{name} {level}" for name, level in zip(names, levels, strict=False) if level])
