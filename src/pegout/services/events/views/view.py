"""A view: parts, their lines, and the facts of each line, sent as they are."""

from typing import TYPE_CHECKING, Annotated, Any, Optional, TypedDict, get_args, get_type_hints

from msgspec import Meta

from pegout.services.events.views.desk_lines import AskedLine, CallLine, EnteredLine, EntryLine, TodoLine
from pegout.services.events.views.own_lines import CardLine, CardTotal, Me
from pegout.services.events.views.public_lines import (
    FieldLine,
    GameLine,
    HeadLine,
    MatchLine,
    PlayersLine,
    RulingLine,
    StandingsLine,
)

_ON_CARD = [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in (CardLine, CardTotal)]

if TYPE_CHECKING:
    OnCard = CardLine | CardTotal
else:
    OnCard = Annotated[Any, Meta(extra_json_schema={"anyOf": _ON_CARD})]


class EventView(TypedDict, total=False):
    """An event as somebody sees it: parts by name, and in each part its lines by their keys."""

    event: dict[str, HeadLine]
    fields: dict[str, FieldLine]
    players: dict[str, PlayersLine]
    games: dict[str, GameLine]
    standings: dict[str, StandingsLine]
    matches: dict[str, MatchLine]
    rulings: dict[str, RulingLine]
    todo: dict[str, TodoLine]
    entries: dict[str, EntryLine]
    asked: dict[str, AskedLine]
    entered: dict[str, EnteredLine]
    calls: dict[str, CallLine]
    me: dict[str, Me]
    card: dict[str, OnCard]
    """The games by their places, and the sums as `total`."""


View = EventView
Part = dict[str, Any]
"""Lines by their keys."""

if TYPE_CHECKING:
    EventChange = dict[str, dict[str, Any]]
else:
    EventChange = TypedDict(
        "EventChange",
        {
            name: dict[str, Optional[get_args(lines)[1]]]  # noqa: UP045 - made here
            for name, lines in get_type_hints(EventView, include_extras=True).items()
        },
        total=False,
    )
    EventChange.__doc__ = "The lines that have changed, by part; null for one that is gone."
