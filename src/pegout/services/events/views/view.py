"""A view: parts, their lines, and the facts of each line, sent as they are."""

from typing import TYPE_CHECKING, Annotated, Any, Optional, TypedDict, get_args, get_type_hints

from msgspec import Meta

from pegout.services.events.views import lines as of

_ON_CARD = [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in (of.CardLine, of.CardTotal)]

if TYPE_CHECKING:
    OnCard = of.CardLine | of.CardTotal
else:
    OnCard = Annotated[Any, Meta(extra_json_schema={"anyOf": _ON_CARD})]


class EventView(TypedDict, total=False):
    """An event as somebody sees it: parts by name, and in each part its lines by their keys."""

    event: dict[str, of.HeadLine]
    fields: dict[str, of.FieldLine]
    players: dict[str, of.PlayersLine]
    games: dict[str, of.GameLine]
    standings: dict[str, of.StandingsLine]
    matches: dict[str, of.MatchLine]
    rulings: dict[str, of.RulingLine]
    todo: dict[str, of.TodoLine]
    entries: dict[str, of.EntryLine]
    asked: dict[str, of.AskedLine]
    entered: dict[str, of.EnteredLine]
    calls: dict[str, of.CallLine]
    me: dict[str, of.Me]
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
