"""Decisions between two, against what the tables and the search say from the player's own view."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.analysis import CardValue, ThrowValue, weigh_cards
from pegout.analysis.plays import play_seen
from pegout.analysis.throws import throws_seen
from pegout.cards import Card
from pegout.game import GameState, Seat, SeatView, view_for
from pegout.studies.review.grades import grade_of
from pegout.studies.review.ledger import grain
from pegout.studies.review.reasons import why_card, why_throw
from pegout.studies.review.result import Choice, Decision
from pegout.values import value


@value
class Graded:
    """A decision with the player's chance after the best choice and after the chosen one."""

    decision: Decision
    best: float
    after: float


def throws_of(state: GameState, seat: Seat) -> tuple[ThrowValue, ...]:
    """What each throw from the six cards just dealt is worth to the seat."""
    return throws_seen(view_for(state, seat))


def graded_throw(
    state: GameState, seat: Seat, cards: Sequence[Card], values: Sequence[ThrowValue], number: int
) -> Graded:
    """The throw of these cards; `values` come from `throws_of`, best first."""
    view = view_for(state, seat)
    chosen = next(one for one in values if set(one.thrown) == set(cards))
    best = values[0] if grain(values[0].win) > grain(chosen.win) else chosen
    reason = "" if best is chosen else why_throw(best, chosen, view)
    return _graded(view, number, values, (chosen, chosen.thrown), (best, best.thrown), reason, Choice.THROW)


def graded_card(state: GameState, seat: Seat, card: Card, number: int) -> Graded | None:
    """The card played there; None if no other rank could have been played."""
    view = view_for(state, seat)
    room = view.rules.limit - view.count
    if len({one.rank for one in view.hand if one.pips <= room}) < 2:
        return None
    values = weigh_cards(play_seen(view))
    chosen = replace(next(one for one in values if one.card.rank is card.rank), card=card)
    best = values[0] if grain(values[0].win) > grain(chosen.win) else chosen
    reason = "" if best is chosen else why_card(best, chosen, view)
    return _graded(view, number, values, (chosen, (card,)), (best, (best.card,)), reason, Choice.CARD)


def _graded(
    view: SeatView,
    number: int,
    values: Sequence[ThrowValue | CardValue],
    chosen: tuple[ThrowValue | CardValue, tuple[Card, ...]],
    best: tuple[ThrowValue | CardValue, tuple[Card, ...]],
    reason: str,
    kind: Choice,
) -> Graded:
    after, top = grain(float(chosen[0].win)), grain(float(best[0].win))
    points_lost = float(max(one.points for one in values) - chosen[0].points)
    decision = Decision(
        deal=view.deal_number,
        number=number,
        seat=view.seat or 0,
        kind=kind,
        scores=view.scores,
        hand=tuple(sorted(view.hand)),
        series=view.series,
        chosen=chosen[1],
        best=best[1],
        points_lost=points_lost,
        win_lost=top - after,
        stake=top - grain(float(min(one.win for one in values))),
        grade=grade_of(points_lost, top - after),
        reason=reason,
    )
    return Graded(decision, top, after)
