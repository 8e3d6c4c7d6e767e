"""What a seat sees, and what it may do, as messages."""

from functools import lru_cache
from typing import Any

from pegout.cards import Card
from pegout.game.commands import Command, PlayCard, SayGo, Throw
from pegout.game.views import SeatView
from pegout.players.engine.messages import AnyMove, Move, View
from pegout.rules import FIELD_TYPES, RuleSet


def write_view(view: SeatView) -> View:
    """Every field named by hand, as in the view itself. Only a seat that is to throw or play is asked."""
    if view.seat is None or view.dealer is None:
        raise ValueError("Nobody asks an engine before there is a dealer.")
    return View(
        seat=view.seat,
        dealer=view.dealer,
        phase=view.phase.value,
        hand=_texts(view.hand),
        legal=tuple([write_move(command) for command in view.legal]),
        rules=_rules_as_json(view.rules),
        names=view.names,
        match=str(view.match),
        game_number=view.game_number,
        deal_number=view.deal_number,
        cuts=tuple([(seat, str(card)) for seat, card in view.cuts]),
        to_act=view.to_act,
        thrown=_texts(view.thrown),
        hand_sizes=view.hand_sizes,
        has_thrown=view.has_thrown,
        played=tuple([_texts(pile) for pile in view.laid]),
        turned=view.turned,
        series=_texts(view.series),
        count=view.count,
        last=view.last,
        gone=view.gone,
        starter=None if view.starter is None else str(view.starter),
        crib_size=view.crib_size,
        crib=_texts(view.crib),
        dead=view.dead,
        crib_dead=view.crib_dead,
        scores=view.scores,
        rear_pegs=tuple([pegs.rear for pegs in view.pegs]),
        standings=view.standings,
    )


def _texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([str(card) for card in cards])


@lru_cache(maxsize=8)
def _rules_as_json(rules: RuleSet) -> dict[str, Any]:
    fields = {name: getattr(rules, name) for name in FIELD_TYPES}
    return {"name": rules.name} | {name: getattr(one, "value", one) for name, one in fields.items()}


def write_move(command: Command) -> AnyMove:
    match command:
        case Throw(cards=cards):
            return Move(throw=_texts(cards))
        case PlayCard(card=card):
            return Move(play=str(card))
        case SayGo():
            return "go"
        case _:
            raise ValueError(f"{command.__class__.__name__} is nothing that an engine is asked about.")
