"""A table as a stream."""

from collections.abc import Mapping
from typing import Any

from pegout.game import IllegalCommand
from pegout.refusal import Refused, refuse
from pegout.services.streams.kind import StreamKind
from pegout.services.streams.ports import Entry
from pegout.services.tables.commands import TableCommand
from pegout.services.tables.decide import decide
from pegout.services.tables.events import TableEvent
from pegout.services.tables.evolve import evolve
from pegout.services.tables.listing import listing_after
from pegout.services.tables.notices import is_news, news_of, people_of
from pegout.services.tables.state import TableState
from pegout.values import value

REMEMBERED = 256
MOST_IN_MEMORY = 20_000


class NoSuchTable(Refused):
    """There is no table of that name."""


def missing_table() -> NoSuchTable:
    return NoSuchTable(refuse("no_such_table", "There is no such table: check the link, or open a new one."))


@value
class WithSecret:
    """A command, and a new secret for the match after the one that may end with it."""

    command: TableCommand
    secret: str


def _decide(state: TableState | None, given: WithSecret, at: int) -> tuple[TableEvent, ...]:
    if state is None:
        raise missing_table()
    return decide(state, given.command, given.secret, at)


def _news(state: TableState, entry: Entry) -> Mapping[str, Any]:
    return {"news": news_of(state), "people": people_of(state)} if is_news(entry) else {}


TABLES: StreamKind[TableState, WithSecret] = StreamKind(
    name="table",
    missing=missing_table,
    decide=_decide,
    evolve=evolve,
    is_stale=lambda state, saw: saw < state.settled,
    late=(IllegalCommand,),
    listing=listing_after,
    news=_news,
    label=lambda given: given.command.__class__.__name__,
    remembered=REMEMBERED,
    most=MOST_IN_MEMORY,
)
