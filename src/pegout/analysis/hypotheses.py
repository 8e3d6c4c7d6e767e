"""The hands that the other may hold in a play, each with its weight."""

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.cribs import OTHER, OWN
from pegout.analysis.kept_hands import KEPT, WAYS, holds, kept_ranks
from pegout.analysis.plays import CannotTell, Manner, Play
from pegout.analysis.shipped import shipped
from pegout.cards import Card, refuse_repeats

LIMITS = {0: 40, 1: 150, 2: 300}
"""How many hypotheses are looked at, by how many cards have been laid; later all of them."""


class Hypotheses:
    """Found from how sensible players throw, from every card seen, and from each card the other has laid.

    `CannotTell` where no hand of the other could have led to the play.
    """

    def __init__(self, play: Play, manner: Manner, limit: int | None = None) -> None:
        from pegout.analysis.kernels.search import thinned, weigh_hands

        if len(play.hand) != 4 or len(play.thrown) != 2 or len(play.theirs) > 4:
            raise CannotTell("Cards can be valued only for hands of four.")
        refuse_repeats((*play.hand, *play.thrown, *play.theirs, play.starter))
        self.me = int(play.dealer)
        mix = np.array([manner.blueprint, manner.greedy, manner.prudent])
        self.model = (shipped("blueprint")["shares"], mix, manner.heat, play.starter.rank - 1)
        self.hands = _hands().copy()
        self.hands[-1] = sorted(card.rank - 1 for card in play.hand)
        self.laid = np.zeros(10, np.int8)
        self.kinds = np.empty(KEPT, np.int64)
        self.ats = np.empty(KEPT, np.int64)
        self.weights = np.empty(KEPT)
        found = weigh_hands(
            self.me,
            _ranks(play.laid),
            _ranks(play.theirs),
            len(play.series),
            hands_kept(play),
            self.hands,
            self.laid,
            self.model,
            self.kinds,
            self.ats,
            self.weights,
        )
        if found == 0:
            raise CannotTell("No opponent's hand could have led to this play.")
        most = limit or LIMITS.get(len(play.laid) + len(play.theirs), KEPT)
        self.found = thinned(found, most, self.kinds, self.ats, self.weights)

    def chances(self) -> list[tuple[tuple[int, ...], float]]:
        """The ranks (from one) of each hand that was looked at and how likely it is, the likeliest first."""
        weights = self.weights[: self.found] / self.weights[: self.found].sum()
        hands = (self.hands[self.kinds[: self.found]] + 1).tolist()
        pairs = zip((tuple(hand) for hand in hands), weights.tolist(), strict=True)
        return sorted(pairs, key=lambda pair: -pair[1])


@cache
def _hands() -> NDArray[np.int8]:
    """The ranks of every kind of kept hand at its number, and a row for one's own."""
    hands = np.zeros((KEPT + 1, 4), np.int8)
    hands[:KEPT] = kept_ranks()
    return hands


def hands_kept(play: Play) -> NDArray[np.float64]:
    """How likely the other kept each kind of hand, from how sensible players throw and what I have seen."""
    unseen = np.full(13, 4)
    for card in (*play.hand, *play.thrown, play.starter):
        unseen[card.rank - 1] -= 1
    kept = shipped("crib")["kept"][OTHER if play.dealer else OWN]
    ways = (WAYS[unseen[None, :], holds()] / WAYS[4, holds()]).prod(axis=1)
    laid = np.bincount(_ranks(play.theirs), minlength=13)
    return np.where((holds() >= laid).all(axis=1), (kept + 1.0) * ways, 0.0)


def _ranks(cards: Sequence[Card]) -> NDArray[np.int8]:
    return np.array([card.rank - 1 for card in cards], np.int8)
