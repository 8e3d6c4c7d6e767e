"""Where the pegs and the match stand: a fold over what was entered."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.companion.entries import Back, Made, Marker, NextDeal, NextGame, Points, Ruled, Shown
from pegout.companion.terms import BoardTerms
from pegout.game import MatchFormat, Pegs, Standing
from pegout.game.match import is_finished, match_winner
from pegout.game.time_called import loser_deals
from pegout.rules import Ending, Outcome, RuleSet, ends_early, outcome_of, score_show
from pegout.rules.remedies import PointsTo
from pegout.values import value


@value
class Tally:
    """Everything that a board shows, apart from who entered what."""

    rules: RuleSet
    match: MatchFormat
    pegs: tuple[Pegs, ...]
    standings: tuple[Standing, ...]
    dealer: int
    game: int = 1
    deal: int = 1
    outcome: Outcome | None = None
    """How this game ended."""
    games: tuple[Outcome, ...] = ()
    """All that have ended, this one too."""
    scored: tuple[Points | Shown, ...] = ()
    """In this deal."""

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([pegs.front for pegs in self.pegs])

    @property
    def shown(self) -> tuple[Shown, ...]:
        """What of this deal is known by its cards."""
        return tuple([made for made in self.scored if isinstance(made, Shown)])

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return is_finished(self.match, self.standings, len(self.games))

    @property
    def winner(self) -> int | None:
        return match_winner(self.match, self.standings) if self.is_over else None

    @property
    def next_dealer(self) -> int:
        """The next seat clockwise; after a game, whoever deals first in the next one."""
        if self.outcome is None:
            return (self.dealer + 1) % self.rules.seats
        return loser_deals(self.outcome, self.rules)


def first_tally(terms: BoardTerms) -> Tally:
    sides = terms.rules.sides
    return Tally(terms.rules, terms.match, (Pegs(),) * sides, (Standing(),) * sides, terms.dealer)


def after(tally: Tally, made: Made) -> Tally:
    """The tally with one more entry, which `against` has nothing to say to."""
    return _FOLDS[made.__class__](tally, made)


def count_of(rules: RuleSet, made: Shown) -> int:
    return score_show(made.cards, made.starter, rules, crib=made.crib).total


def _forward(tally: Tally, seat: int, points: int) -> Tally:
    """The one way in which pegs go forward: points beyond the game hole are cut off."""
    side, rules = tally.rules.side_of(seat), tally.rules
    if tally.outcome is not None or not points:
        return tally
    front = tally.pegs[side].front
    pegs = _with(tally.pegs, side, Pegs(front, min(rules.goal, front + points)))
    scores = tuple([one.front for one in pegs])
    if scores[side] == rules.goal:
        return _ended(replace(tally, pegs=pegs), outcome_of(scores, side, rules, Ending.PEGGED_OUT))
    if ends_early(scores, side, rules):
        return _ended(replace(tally, pegs=pegs), outcome_of(scores, side, rules, Ending.EARLY))
    return replace(tally, pegs=pegs)


def _ended(tally: Tally, outcome: Outcome) -> Tally:
    standings = tuple([one.after(outcome, side) for side, one in enumerate(tally.standings)])
    return replace(tally, outcome=outcome, games=(*tally.games, outcome), standings=standings)


def _backward(tally: Tally, seat: int, points: int) -> Tally:
    """As far as the start; the rear peg goes with the front one where it would stand before it."""
    side = tally.rules.side_of(seat)
    pegs = tally.pegs[side]
    front = max(0, pegs.front - points)
    return replace(tally, pegs=_with(tally.pegs, side, Pegs(min(pegs.rear, front), front)))


def _with(pegs: tuple[Pegs, ...], side: int, moved: Pegs) -> tuple[Pegs, ...]:
    return (*pegs[:side], moved, *pegs[side + 1 :])


def _points(tally: Tally, made: Points) -> Tally:
    return _forward(_with_scored(tally, made), made.seat, made.points)


def _with_scored(tally: Tally, made: Points | Shown) -> Tally:
    return replace(tally, scored=(*tally.scored, made))


def _back(tally: Tally, made: Back) -> Tally:
    return _backward(tally, made.seat, made.points)


def _shown(tally: Tally, made: Shown) -> Tally:
    return _forward(_with_scored(tally, made), made.seat, count_of(tally.rules, made))


def _ruled(tally: Tally, made: Ruled) -> Tally:
    for order in made.orders:
        move = _forward if isinstance(order, PointsTo) else _backward
        tally = move(tally, order.seat, order.points)
    return tally


def _next_deal(tally: Tally, made: NextDeal) -> Tally:
    return replace(tally, dealer=made.dealer, deal=tally.deal + 1, scored=())


def _marker(tally: Tally, _: Marker) -> Tally:
    """The deal had the right dealer from its beginning: `right_dealers` has looked ahead."""
    return tally


def _next_game(tally: Tally, made: NextGame) -> Tally:
    pegs = (Pegs(),) * len(tally.pegs)
    return replace(tally, pegs=pegs, dealer=made.dealer, game=tally.game + 1, deal=1, outcome=None, scored=())


_FOLDS: dict[type, Callable[[Tally, Any], Tally]] = {
    Points: _points,
    Back: _back,
    Shown: _shown,
    Ruled: _ruled,
    NextDeal: _next_deal,
    Marker: _marker,
    NextGame: _next_game,
}
