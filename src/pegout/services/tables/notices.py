"""What concerns the people at a table even when they are not watching it."""

from typing import Any

from pegout.game.events import MatchEnded, MatchStarted
from pegout.services.streams.ports import Entry
from pegout.services.tables import events as e
from pegout.services.tables.state import Sitter, TableState

_NEWS = (
    e.SeatTaken,
    e.BotSeated,
    e.SeatFreed,
    e.SeatLeft,
    e.RematchWanted,
    e.TableClosed,
    MatchStarted,
    MatchEnded,
)


def is_news(entry: Entry) -> bool:
    """Somebody has come or gone, or a match has begun or ended."""
    return any(isinstance(event, _NEWS) for event in entry.events)


def news_of(state: TableState) -> dict[str, Any]:
    """In a few words, with only what JSON knows."""
    return {
        "type": "table",
        "table": state.table,
        "status": state.status,
        "version": state.version,
        "rules": state.terms.rules.name,
    }


def people_of(state: TableState) -> list[str]:
    return [one.person for one in state.seats if isinstance(one, Sitter)]
