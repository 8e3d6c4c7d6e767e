"""Messages about a seat, read as the view and the commands they stand for."""

from typing import Any

from pegout.cards import Card, parse_cards
from pegout.edition import EDITION
from pegout.game import MatchFormat, Phase
from pegout.game.board import Pegs
from pegout.game.commands import Command, Officiating, PlayCard, SayGo, Seat, Throw
from pegout.game.match import Standing
from pegout.game.views import SeatView
from pegout.notation.rule_text import read_rules
from pegout.players.engine.failure import BadMessage, shown
from pegout.players.engine.messages import AnyMove, View
from pegout.players.engine.plausible import refuse_unlike
from pegout.rules import RuleSet, read_field

PHASES = {phase.value: phase for phase in (Phase.THROW, Phase.PLAY)}
"""When an engine is asked."""


def read_move(move: AnyMove, seat: Seat) -> Command:
    """The command that a move stands for, or `BadMessage`; `InvalidCard` for what is no card."""
    if move == "go":
        return SayGo(seat)
    if move.throw is not None and move.play is None:
        return Throw(seat, parse_cards(move.throw))
    if move.play is not None and move.throw is None:
        return PlayCard(seat, Card.parse(move.play))
    raise BadMessage('a move is {"throw": [cards]}, {"play": card} or "go"')


def read_view(view: View) -> SeatView:
    """The view that was written; `ValueError` says what of it cannot be."""
    rules = _read_rules(view.rules)
    if view.phase not in PHASES:
        raise BadMessage(f"the phase is {' or '.join(PHASES)}, not {shown(view.phase)}")
    found = _built(view, rules)
    refuse_unlike(found)
    return found


def _built(view: View, rules: RuleSet) -> SeatView:
    seats = rules.seats
    return SeatView(
        seat=view.seat,
        rules=rules,
        names=view.names or tuple([f"Seat {seat}" for seat in range(seats)]),
        match=MatchFormat.parse(view.match),
        phase=PHASES[view.phase],
        game_number=view.game_number,
        deal_number=view.deal_number,
        dealer=view.dealer,
        cuts=tuple([(seat, Card.parse(card)) for seat, card in view.cuts]),
        to_act=view.to_act or (view.seat,),
        hand=parse_cards(view.hand),
        thrown=parse_cards(view.thrown),
        hand_sizes=view.hand_sizes or _hand_sizes(view, rules),
        has_thrown=view.has_thrown or (view.phase == Phase.PLAY.value,) * seats,
        laid=tuple([parse_cards(pile) for pile in view.played]) or ((),) * seats,
        turned=view.turned or (0,) * seats,
        series=parse_cards(view.series),
        count=view.count,
        last=view.last,
        gone=view.gone,
        starter=None if view.starter is None else Card.parse(view.starter),
        crib_size=view.crib_size,
        crib=parse_cards(view.crib),
        drawn=(),
        shown=(),
        dead=view.dead,
        crib_dead=view.crib_dead,
        officiating=Officiating.PROGRAM,
        edition=EDITION,
        awards=(0,) * seats,
        pegs=_read_pegs(view, rules.sides),
        standings=view.standings or (Standing(),) * rules.sides,
        outcome=None,
        winner=None,
        legal=tuple([read_move(move, view.seat) for move in view.legal]),
    )


def _hand_sizes(view: View, rules: RuleSet) -> tuple[int, ...]:
    """As many cards as everybody has left where nobody says otherwise."""
    held = rules.dealt if view.phase == Phase.THROW.value else rules.hand_size
    sizes = [held - len(pile) for pile in view.played or ((),) * rules.seats]
    return tuple([len(view.hand) if seat == view.seat else size for seat, size in enumerate(sizes)])


def _read_rules(fields: dict[str, Any]) -> RuleSet:
    """A preset may be named alone; a rule set of another name is given in full."""
    given = {name: read_field(name, one) for name, one in fields.items() if name != "name"}
    return read_rules(str(fields.get("name", "acc")), given)


def _read_pegs(view: View, sides: int) -> tuple[Pegs, ...]:
    fronts = view.scores or (0,) * sides
    rears = view.rear_pegs or (0,) * len(fronts)
    if len(rears) != len(fronts):
        raise BadMessage(f"there are {len(fronts)} scores but {len(rears)} rear pegs")
    return tuple([Pegs(rear, front) for rear, front in zip(rears, fronts, strict=True)])
