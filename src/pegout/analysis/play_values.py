"""What each card is worth in the play, for a seat that knows only what it may know."""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.cribs import crib_chances
from pegout.analysis.game_chances import chances, from_the_end
from pegout.analysis.hypotheses import Hypotheses
from pegout.analysis.plays import GOAL, SENSIBLE, Manner, Play
from pegout.analysis.shipped import shipped
from pegout.cards import Card
from pegout.values import value

Floats = NDArray[np.float64]

PEGGED = 20
"""More points than this are not told apart at the end of a play."""


@value
class CardValue:
    """One card that may be laid: points pegged from here less the opponent's, and the chance to win."""

    card: Card
    points: float
    win: float


def weigh_cards(play: Play, manner: Manner = SENSIBLE, limit: int | None = None) -> tuple[CardValue, ...]:
    """Of every rank that may be laid one card, the one that wins most often first.

    `limit` is how many of the hands that the other may hold are looked at; the less likely ones are
    spread over those that are. Without it, as many as can be looked at in some 20 ms.
    """
    search = Search(play, manner, limit)
    wins, points = search.wins(), search.points()
    values = [CardValue(card, points[card], wins[card]) for card in play.options()]
    return tuple(sorted(values, key=lambda option: (-option.win, -option.points, option.card)))


def best_card(play: Play, manner: Manner = SENSIBLE, limit: int | None = None) -> Card:
    """The card that wins most often; of equal ones the highest."""
    options = play.options()
    if len(options) == 1:
        return options[0]
    wins = Search(play, manner, limit).wins()
    return max(options, key=lambda card: (wins[card], card))


class Search:
    """The tree of the play over the hands that the other may hold."""

    def __init__(self, play: Play, manner: Manner = SENSIBLE, limit: int | None = None) -> None:
        self.play = play
        self.hypotheses = Hypotheses(play, manner, limit)

    def wins(self) -> dict[Card, float]:
        """The chance to win with each card."""
        from pegout.analysis.kernels.decisions import after_play

        play = self.play
        mine, theirs = from_the_end(play.scores, play.goal)
        known = [*play.hand, *play.thrown]
        crib = crib_chances(play.thrown, known, own=play.dealer, starter=play.starter)
        worth = np.empty((PEGGED, PEGGED, 30))
        after_play(play.dealer, mine, theirs, self._shows(), crib, chances(dealer=not play.dealer), worth)
        lacks = [GOAL - theirs, GOAL - mine] if play.dealer else [GOAL - mine, GOAL - theirs]
        wins = self._values(worth, np.array(lacks))
        return {card: min(win, 1.0) for card, win in wins.items()}  # sums may round above

    def points(self) -> dict[Card, float]:
        """The points pegged from here less the opponent's, with each card."""
        pegged = np.arange(PEGGED, dtype=np.float64)
        worth = np.repeat((pegged[:, None] - pegged[None, :])[:, :, None], 30, axis=2)
        return self._values(worth, np.array([GOAL, GOAL]))

    def _shows(self) -> int:
        """What the own hand counts."""
        from pegout.analysis.counts import score_hands

        hand = [[card.index for card in self.play.hand]]
        return int(score_hands(hand, [self.play.starter.index], checked=True)[0])

    def _values(self, worth: Floats, needs: NDArray[np.int64]) -> dict[Card, float]:
        from pegout.analysis.kernels.tree import best_cards

        guess, values = self.hypotheses, np.empty(4)
        best_cards(
            guess.me,
            guess.hands,
            guess.laid,
            guess.model,
            guess.found,
            guess.kinds,
            guess.ats,
            guess.weights,
            worth,
            shipped("pegging")["shown"][:, self.play.starter.rank - 1].astype(np.int64),
            needs,
            values,
        )
        ranks = guess.hands[-1].tolist()
        return {card: self._best_of(values, ranks, card) for card in self.play.options()}

    @staticmethod
    def _best_of(values: Floats, ranks: list[int], card: Card) -> float:
        """Of equal cards in the hand only the first that is still held has a value."""
        return max(float(values[slot]) for slot in range(4) if ranks[slot] == card.rank - 1)
