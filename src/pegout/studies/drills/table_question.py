"""The question that a table puts to a seat."""

from pegout.game import PlayCard, SeatView
from pegout.game import Throw as ThrowCommand
from pegout.studies.drills.questions import LIMIT, Pegging, Question, Throwing


def asked_of(view: SeatView) -> Question | None:
    """What the seat has to choose now, at a table for two; None if there is nothing to choose."""
    if view.seat is None or view.rules.seats != 2 or not view.legal:
        return None
    first = view.legal[0]
    scores = view.scores[view.seat], view.scores[1 - view.seat]
    if isinstance(first, ThrowCommand) and (len(view.hand), len(first.cards)) == (6, 2):
        dealer = view.dealer == view.seat
        return Throwing(tuple(sorted(view.hand)), dealer, scores, view.rules.goal)
    question = _pegging(view, scores) if isinstance(first, PlayCard) else None
    ranks = {card.rank for card in question.fitting} if question else ()
    return question if len(ranks) > 1 else None


def _pegging(view: SeatView, scores: tuple[int, int]) -> Pegging | None:
    seat = view.seat or 0
    own = len(view.hand) + len(view.laid[seat]), len(view.thrown)
    if view.starter is None or view.rules.limit != LIMIT or own != (4, 2):
        return None  # a ruling has changed the hands, or the house the game
    return Pegging(
        dealer=view.dealer == seat,
        held=tuple(sorted(view.hand)),
        laid=view.laid[seat],
        thrown=tuple(sorted(view.thrown)),
        theirs=view.laid[1 - seat],
        series=() if view.series_over else view.series,
        starter=view.starter,
        scores=scores,
        other_went=not view.series_over and 1 - seat in view.gone,
        goal=view.rules.goal,
    )
