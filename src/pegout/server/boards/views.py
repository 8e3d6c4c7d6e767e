"""A board as everybody may see it who has its link: every field is named, and the key is not."""

from collections.abc import Callable, Iterable
from typing import Any

from pegout.companion import (
    Back,
    BoardState,
    Line,
    Made,
    Marker,
    NextDeal,
    NextGame,
    Points,
    Ruled,
    Shown,
    sheet_of,
    tell_line,
)
from pegout.companion.entries import Order
from pegout.companion.state import Phone
from pegout.game.written_views import texts
from pegout.server.boards import wire as w
from pegout.server.tables.views import outcome_seen, standings_seen
from pegout.services.boards.keeper import Answer


def answer_seen(answer: Answer) -> w.AnswerSeen:
    why = answer.refused
    if why is None:
        return w.AnswerSeen(answer.id, None)
    return w.AnswerSeen(answer.id, why.message, why.code, why.values)


def board_seen(board: str, state: BoardState) -> w.BoardSeen:
    terms, tally = state.terms, state.tally
    return w.BoardSeen(
        board=board,
        version=state.version,
        sheet=sheet_of(terms.rules),
        names=terms.names,
        match=str(terms.match),
        both=state.both,
        first_dealer=terms.dealer,
        opened=state.opened_at,
        game=tally.game,
        deal=tally.deal,
        dealer=tally.dealer,
        next_dealer=tally.next_dealer,
        scores=tally.scores,
        rear_pegs=tuple([pegs.rear for pegs in tally.pegs]),
        outcome=None if tally.outcome is None else outcome_seen(tally.outcome),
        games=tuple([outcome_seen(outcome) for outcome in tally.games]),
        standings=standings_seen(tally.standings),
        over=tally.is_over,
        winner=tally.winner,
        phones=tuple([_phone(state.phone(side)) for side in terms.sides]),
        entries=tuple([_entry(state, line) for line in state.lines]),
    )


def _phone(phone: Phone) -> w.PhoneSeen:
    if phone.key is not None:
        return "own"
    return "shared" if phone.invitation is None else "invited"


def _entry(state: BoardState, line: Line) -> w.EntrySeen:
    objection = line.objection
    return w.EntrySeen(
        number=line.number,
        id=line.id,
        made=made_seen(line.made),
        by=line.by,
        at=line.at,
        game=line.game,
        deal=line.deal,
        dealer=line.dealer,
        moved=line.moved,
        ended=line.ended,
        text=tell_line(state, line),
        warnings=line.doubts,
        confirmed=line.confirmed,
        objection=None if objection is None else w.ObjectionSeen(objection.side, objection.words),
        struck=line.struck,
        struck_by=line.struck_by,
    )


def made_seen(made: Made) -> w.MadeShown:
    """An entry as it was sent."""
    return _MADE[made.__class__](made)


def _shown(made: Shown) -> w.MadeShown:
    if made.crib:
        return w.CribAsked(made.seat, texts(made.cards), made.starter.text)
    return w.HandAsked(made.seat, texts(made.cards), made.starter.text, texts(made.dealt))


def _orders(orders: Iterable[Order]) -> tuple[w.Moved, ...]:
    return tuple([w.Moved(order.seat, order.points) for order in orders])


def _ruled(made: Ruled) -> w.MadeShown:
    return w.BoardRulingAsked(
        made.words, made.citations, _orders(made.corrections), _orders(made.back), _orders(made.to)
    )


_MADE: dict[type, Callable[[Any], w.MadeShown]] = {
    Points: lambda made: w.PointsAsked(made.seat, made.points, made.why, made.penalty),
    Back: lambda made: w.BackAsked(made.seat, made.points, made.penalty),
    Shown: _shown,
    Ruled: _ruled,
    NextDeal: lambda made: w.DealAsked(made.dealer),
    Marker: lambda made: w.MarkerAsked(made.dealer),
    NextGame: lambda made: w.GameAsked(made.dealer),
}
