"""What each card is worth in the play, for a seat that knows only what it may know."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.cribs import OTHER, OWN, crib_chances
from pegout.analysis.shipped import shipped
from pegout.analysis.winning import GOAL, chances
from pegout.cards import Card
from pegout.values import value

PEGGED = 20
"""More points than this are not told apart at the end of a play."""


@value
class Play:
    """A play between two as one of them knows it, the own turn having come."""

    dealer: bool
    held: tuple[Card, ...]
    """The own cards not laid yet."""
    laid: tuple[Card, ...]
    """The own cards laid so far, in their order."""
    thrown: tuple[Card, ...]
    theirs: tuple[Card, ...]
    """The other's cards laid so far, in their order."""
    series: int
    """How many cards lie in the series."""
    starter: Card
    scores: tuple[int, int]
    """Mine and the other's, with all that has been pegged."""
    goal: int = GOAL

    @property
    def hand(self) -> tuple[Card, ...]:
        return (*self.held, *self.laid)


@value
class Manner:
    """How the other is taken to play: shares that come to one."""

    blueprint: float = 0.6
    """Play in equilibrium."""
    greedy: float = 0.0
    """Most points now."""
    prudent: float = 0.4
    """Points now less what a random answer scores."""
    heat: float = 0.35
    """How many points of difference make prudence nearly sure."""


SENSIBLE = Manner()


@value
class CardValue:
    """One card that may be laid: points pegged from here less the other's, and the chance to win."""

    card: Card
    points: float
    win: float


def weigh_cards(play: Play, manner: Manner = SENSIBLE, limit: int | None = None) -> tuple[CardValue, ...]:
    """Every rank that may be laid, the one that wins most often first.

    `limit` is how many of the hands that the other may hold are looked at; the less likely ones are
    spread over those that are. Without it, as many as can be looked at in some 20 ms.
    """
    search = Search(play, manner, limit)
    wins, points = search.wins(), search.points()
    values = [CardValue(card, points[slot], wins[slot]) for card, slot in search.options()]
    return tuple(sorted(values, key=lambda option: (-option.win, -option.points, option.card)))


def best_card(play: Play, manner: Manner = SENSIBLE, limit: int | None = None) -> Card:
    """The card that wins most often."""
    search = Search(play, manner, limit)
    options = search.options()
    if len(options) == 1:
        return options[0][0]
    wins = search.wins()
    return max(options, key=lambda option: (wins[option[1]], option[0]))[0]


LIMITS = {0: 60, 1: 150, 2: 300}
"""Hypotheses by how many cards have been laid; later all are looked at."""


class Search:
    """The hands that the other may hold, and the tree of the play over them."""

    def __init__(self, play: Play, manner: Manner = SENSIBLE, limit: int | None = None) -> None:
        self.play = play
        self.me = int(play.dealer)
        self.mix = np.array([manner.blueprint, manner.greedy, manner.prudent])
        self.heat = manner.heat
        self.hands = _hands().copy()
        self.hands[-1] = sorted(card.rank - 1 for card in play.hand)
        self.laid = np.zeros(10, np.int8)
        self.limit = limit or LIMITS.get(len(play.laid) + len(play.theirs), 1820)
        self.found: int | None = None

    def options(self) -> list[tuple[Card, int]]:
        """Of each rank that may be laid one card, with its place in the hand."""
        count = sum(card.pips for card in self._series())
        ranks = self.hands[-1].tolist()
        fit = {card.rank: card for card in sorted(self.play.held, reverse=True) if count + card.pips <= 31}
        left = [True] * 4
        for card in self.play.laid:
            left[next(slot for slot in range(4) if left[slot] and ranks[slot] == card.rank - 1)] = False
        places = {rank: next(s for s in range(4) if left[s] and ranks[s] == rank - 1) for rank in fit}
        return [(fit[rank], places[rank]) for rank in sorted(fit)]

    def wins(self) -> NDArray[np.float64]:
        """By place in the hand, the chance to win."""
        from pegout.analysis.kernels.deciding import after_play

        play = self.play
        ahead = GOAL - play.goal
        mine, theirs = max(0, play.scores[0] + ahead), max(0, play.scores[1] + ahead)
        own = [*play.hand, *play.thrown]
        crib = crib_chances(play.thrown, own, own=play.dealer, starter=play.starter)
        worth = np.empty((PEGGED, PEGGED, 30))
        after_play(play.dealer, mine, theirs, self._shows(), crib, chances(dealer=not play.dealer), worth)
        needs = np.array([GOAL - mine, GOAL - theirs])
        return self._values(worth, needs if self.me == 0 else needs[::-1].copy())

    def points(self) -> NDArray[np.float64]:
        """By place in the hand, the points pegged from here less the other's."""
        pegged = np.arange(PEGGED, dtype=np.float64)
        worth = np.repeat((pegged[:, None] - pegged[None, :])[:, :, None], 30, axis=2)
        return self._values(worth, np.array([GOAL, GOAL]))

    def _series(self) -> Sequence[Card]:
        """The cards that lie, in no order."""
        self.weigh()
        length = len(self.play.laid) + len(self.play.theirs)
        ranks = self.laid[length - self.play.series : length].tolist()
        return [_any_card(rank) for rank in ranks]

    def _shows(self) -> int:
        from pegout.analysis.counting import score_hands

        hand = [[card.index for card in self.play.hand]]
        return int(score_hands(hand, [self.play.starter.index], checked=True)[0])

    def weigh(self) -> int:
        """How many hands the other may hold."""
        from pegout.analysis.kernels.search import thinned, weigh_hands

        if self.found is None:
            self.kinds = np.empty(1820, np.int64)
            self.ats = np.empty(1820, np.int64)
            self.weights = np.empty(1820)
            play = self.play
            found = weigh_hands(
                self.me,
                _ranks(play.laid),
                _ranks(play.theirs),
                play.series,
                play.starter.rank - 1,
                hands_kept(play),
                self.hands,
                self.laid,
                shipped("blueprint")["shares"],
                self.mix,
                self.heat,
                self.kinds,
                self.ats,
                self.weights,
            )
            if found == 0:
                raise ValueError(
                    "The cards laid do not fit together: no hand of the other could have led here."
                )
            self.found = thinned(found, self.limit, self.kinds, self.ats, self.weights)
        return self.found

    def _values(self, worth: NDArray[np.float64], needs: NDArray[np.int64]) -> NDArray[np.float64]:
        from pegout.analysis.kernels.tree import best_cards

        found = self.weigh()
        values = np.empty(4)
        best_cards(
            self.me,
            self.hands,
            self.laid,
            self.play.starter.rank - 1,
            found,
            self.kinds,
            self.ats,
            self.weights,
            shipped("blueprint")["shares"],
            self.mix,
            self.heat,
            worth,
            shipped("pegging")["shown"][:, self.play.starter.rank - 1].astype(np.int64),
            needs,
            values,
        )
        return values


@cache
def _hands() -> NDArray[np.int8]:
    """The ranks of every kind of kept hand at its number, and a row for one's own."""
    hands = np.zeros((1821, 4), np.int8)
    hands[:1820] = shipped("pegging")["ranks"]
    return hands


@cache
def _holds() -> NDArray[np.int64]:
    """How many of each rank are in each kind of kept hand."""
    hands = _hands()[:1820]
    return np.stack([(hands == rank).sum(axis=1) for rank in range(13)], axis=1)


_WAYS = np.array(
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]], np.float64
)
"""In how many ways so many cards are taken out of so many."""


def hands_kept(play: Play) -> NDArray[np.float64]:
    """How likely the other kept each kind of hand, from how sensible players throw and what I have seen."""
    unseen = np.full(13, 4)
    for card in (*play.hand, *play.thrown, play.starter):
        unseen[card.rank - 1] -= 1
    holds = _holds()
    kept = shipped("crib")["kept"][OTHER if play.dealer else OWN]
    ways = _WAYS[unseen[None, :], holds].prod(axis=1) / _WAYS[4, holds].prod(axis=1)
    laid = np.bincount(_ranks(play.theirs), minlength=13)
    return np.where((holds >= laid).all(axis=1), (kept + 1.0) * ways, 0.0)


def _ranks(cards: Sequence[Card]) -> NDArray[np.int8]:
    return np.array([card.rank - 1 for card in cards], np.int8)


def _any_card(rank: int) -> Card:
    from pegout.cards import PACK

    return PACK[4 * rank]
