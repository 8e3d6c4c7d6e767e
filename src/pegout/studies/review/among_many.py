"""A game of three or four: throws by what the hand counts on average, cards by the points they peg."""

from collections.abc import Sequence
from itertools import combinations

from pegout.analysis import counts_over_starters
from pegout.cards import Card
from pegout.game import Event, GameState, SeatView, listed, view_for
from pegout.game import events as e
from pegout.studies.review.grades import grade_of
from pegout.studies.review.reasons import points_now, why_points
from pegout.studies.review.regular import is_regular
from pegout.studies.review.result import Choice, DealReview, Decision, Point

Options = dict[tuple[Card, ...], float]


class ManyPlayers:
    """Receives the events of one game in order, each with the state before it."""

    def __init__(self) -> None:
        self.decisions: list[Decision] = []
        self.deals: list[DealReview] = []
        self.line: list[Point] = []
        self._open: tuple[int, int, tuple[int, ...], Card | None] | None = None

    def hear(self, state: GameState, event: Event) -> None:
        if isinstance(event, e.GameEnded):
            self._close(state)
        elif self._open is None or state.outcome is not None:
            return
        elif isinstance(event, e.StarterTurned | e.StarterPicked):
            self._open = (*self._open[:3], event.card)
        elif isinstance(event, e.CardsThrown):
            self._throw(view_for(state, event.seat), event)
        elif isinstance(event, e.CardPlayed) and _is_plain(state):
            self._card(view_for(state, event.seat), event)

    def dealt(self, state: GameState) -> None:
        self._close(state)
        self._open = (state.deal_number, state.dealing, state.scores, None)

    def _close(self, state: GameState) -> None:
        if self._open is not None:
            number, dealer, before, starter = self._open
            self.deals.append(DealReview(number, dealer, before, state.scores, starter, ()))
        self._open = None

    def _throw(self, view: SeatView, event: e.CardsThrown) -> None:
        if len(view.hand) != view.rules.dealt or len(event.cards) != view.rules.thrown:
            return  # a ruling has changed the hand
        options = {
            tuple(thrown): _mean(view, thrown)
            for thrown in combinations(sorted(view.hand), view.rules.thrown)
        }
        self._grade(view, Choice.THROW, tuple(sorted(event.cards)), options)

    def _card(self, view: SeatView, event: e.CardPlayed) -> None:
        room = view.rules.limit - view.count
        fitting = [card for card in view.hand if card.pips <= room]
        if len({card.rank for card in fitting}) > 1:
            options: Options = {(card,): float(points_now(view, card)) for card in sorted(fitting)}
            self._grade(view, Choice.CARD, (event.card,), options)

    def _grade(self, view: SeatView, kind: Choice, chosen: tuple[Card, ...], options: Options) -> None:
        most = max(options.values())
        lost = most - options[chosen]
        best = chosen if lost <= 0 else next(cards for cards, worth in options.items() if worth == most)
        decision = Decision(
            deal=view.deal_number,
            number=len(self.decisions) + 1,
            seat=view.seat or 0,
            kind=kind,
            scores=view.scores,
            hand=tuple(sorted(view.hand)),
            series=view.series,
            chosen=chosen,
            best=best,
            points_lost=lost,
            win_lost=None,
            stake=most - min(options.values()),
            grade=grade_of(lost, None),
            reason="" if best == chosen else _reason(view, kind, best, lost),
        )
        self.decisions.append(decision)


def _is_plain(state: GameState) -> bool:
    return is_regular(state, thrown=state.rules.thrown)


def _mean(view: SeatView, thrown: Sequence[Card]) -> float:
    """One thrown card counts nothing by itself, so the hand is all there is to compare."""
    return counts_over_starters([card for card in view.hand if card not in thrown], thrown).mean


def _reason(view: SeatView, kind: Choice, best: tuple[Card, ...], lost: float) -> str:
    if kind is Choice.CARD:
        return why_points(best[0], view)
    kept = sorted(card for card in view.hand if card not in best)
    return f"Keeping {listed(kept)} counts {lost:.1f} more on average."
