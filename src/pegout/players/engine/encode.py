"""What a seat sees, and what it may do, as messages."""

from functools import lru_cache
from typing import Any

from pegout.game.commands import Command, PlayCard, SayGo, Throw
from pegout.game.views import SeatView
from pegout.game.written_views import texts, writer
from pegout.players.engine.messages import AnyMove, Move, View
from pegout.rules import FIELD_TYPES, RuleSet


def write_view(view: SeatView) -> View:
    """What `View` names, and nothing else. Only a seat that is to throw or play is asked."""
    if view.seat is None or view.dealer is None:
        raise ValueError("An engine is not asked before there is a dealer.")
    return View(*_written(view))


@lru_cache(maxsize=8)
def _rules_as_json(rules: RuleSet) -> dict[str, Any]:
    fields = {name: getattr(rules, name) for name in FIELD_TYPES}
    return {"name": rules.name} | {name: getattr(one, "value", one) for name, one in fields.items()}


def write_move(command: Command) -> AnyMove:
    match command:
        case Throw(cards=cards):
            return Move(throw=texts(cards))
        case PlayCard(card=card):
            return Move(play=str(card))
        case SayGo():
            return "go"
        case _:
            raise ValueError(f"An engine is never asked about {command.__class__.__name__}.")


_written = writer(
    View.__struct_fields__,
    {
        "legal": lambda view: tuple([write_move(command) for command in view.legal]),
        "rules": lambda view: _rules_as_json(view.rules),
        "match": lambda view: str(view.match),
        "played": lambda view: tuple([texts(pile) for pile in view.laid]),
    },
)
