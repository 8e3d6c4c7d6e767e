"""What each player's decisions add up to."""

from collections import Counter
from collections.abc import Sequence

from pegout.game import GameState, Seat
from pegout.studies.review.grades import accuracy_of
from pegout.studies.review.ledger import Ledger
from pegout.studies.review.result import Choice, DealReview, Decision, Grade, PlayerReview, Point


def players_of(
    state: GameState,
    decisions: Sequence[Decision],
    deals: Sequence[DealReview],
    line: Sequence[Point],
    winner: int,
) -> tuple[PlayerReview, ...]:
    """One for each seat of a game that has just ended."""
    return tuple(_player(state, seat, decisions, deals, line, winner) for seat in range(state.rules.seats))


def _player(
    state: GameState,
    seat: Seat,
    decisions: Sequence[Decision],
    deals: Sequence[DealReview],
    line: Sequence[Point],
    winner: int,
) -> PlayerReview:
    own = tuple(one for one in decisions if one.seat == seat)
    throws = [one for one in own if one.kind is Choice.THROW]
    cards = [one for one in own if one.kind is Choice.CARD]
    grades = Counter(one.grade for one in own)
    return PlayerReview(
        seat=seat,
        name=state.names[seat],
        decisions=own,
        accuracy=accuracy_of(own),
        throwing=_points(throws) / len(deals),
        pegging=_points(cards) / len(deals),
        grades={grade.value: grades[grade] for grade in Grade},
        worst_throw=_worst(throws),
        worst_card=_worst(cards),
        start=_start(line, seat),
        won=state.rules.side_of(seat) == winner,
        ledger=sum([deal.ledgers[seat] for deal in deals], Ledger()) if line else None,
    )


def _points(decisions: Sequence[Decision]) -> float:
    return sum(one.points_lost for one in decisions)


def _worst(decisions: Sequence[Decision]) -> Decision | None:
    """The costliest, if any cost anything."""
    worst = max(decisions, key=lambda one: (one.cost, one.points_lost), default=None)
    return worst if worst is not None and worst.cost > 0 else None


def _start(line: Sequence[Point], seat: Seat) -> float | None:
    if not line:
        return None
    return line[0].chance if seat == 0 else 1.0 - line[0].chance
