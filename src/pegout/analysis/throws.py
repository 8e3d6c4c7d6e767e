"""What each throw of a hand is worth: hand, crib, pegging, and the chance to win."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.counts import HandCounts, counts_over_starters
from pegout.analysis.cribs import OTHER, OWN, crib_chances
from pegout.analysis.game_chances import GOAL, chances, from_the_end
from pegout.analysis.kept_hands import kept_number
from pegout.analysis.plays import CannotTell
from pegout.analysis.shipped import shipped
from pegout.cards import Card, InvalidCard, Rank, refuse_repeats
from pegout.game.views import SeatView
from pegout.values import value


@value
class ThrowValue:
    """One way to throw."""

    thrown: tuple[Card, ...]
    kept: tuple[Card, ...]
    hand: HandCounts
    """Exact, over every starter that may turn up."""
    crib: float
    """The average count of the crib, whoever owns it."""
    pegging: float
    """Points pegged, less the points your opponent pegs."""
    points: float
    """Hand, crib and pegging together; the crib is taken off where it is the opponent's."""
    win: float
    """The chance to win the game."""


def weigh_throws(
    cards: Sequence[Card], *, dealer: bool, scores: tuple[int, int] = (0, 0), goal: int = GOAL
) -> tuple[ThrowValue, ...]:
    """All fifteen throws of six cards, the one that wins most often first.

    >>> from pegout.cards import parse_cards
    >>> best = weigh_throws(parse_cards("5H 5C 6D 7S JH KD"), dealer=True)[0]
    >>> " ".join(map(str, best.thrown))
    'JH KD'
    """
    if len(cards) != 6:
        raise InvalidCard(f"Expected 6 cards, got {len(cards)}: name the six cards dealt.")
    refuse_repeats(cards)
    values = [_weigh(cards, thrown, dealer, scores, goal) for thrown in combinations(sorted(cards), 2)]
    return tuple(sorted(values, key=lambda throw: (-throw.win, -throw.points)))


def throws_seen(view: SeatView) -> tuple[ThrowValue, ...]:
    """The throws of a view's seat, or `CannotTell`: two seats and six cards are covered."""
    seat = view.seat
    if seat is None or view.rules.seats != 2 or len(view.hand) != 6 or view.rules.thrown != 2:
        raise CannotTell("Throws can be valued only for six cards at a table for two.")
    scores = view.scores[seat], view.scores[1 - seat]
    return weigh_throws(view.hand, dealer=view.dealer == seat, scores=scores, goal=view.rules.goal)


def _weigh(
    cards: Sequence[Card], thrown: tuple[Card, ...], dealer: bool, scores: tuple[int, int], goal: int
) -> ThrowValue:
    kept = tuple(sorted(card for card in cards if card not in thrown))
    hand = counts_over_starters(kept, thrown)
    crib = crib_chances(thrown, cards, own=dealer)
    pegged = pegging_chances(kept, dealer=dealer)
    crib_mean = float(crib @ np.arange(len(crib)))
    pegging = float(net_pegged(pegged))
    return ThrowValue(
        thrown=thrown,
        kept=kept,
        hand=hand,
        crib=crib_mean,
        pegging=pegging,
        points=hand.mean + (crib_mean if dealer else -crib_mean) + pegging,
        win=_win(cards, hand, crib, pegged, dealer, scores, goal),
    )


def _win(
    cards: Sequence[Card],
    hand: HandCounts,
    crib: NDArray[np.float64],
    pegged: NDArray[np.float64],
    dealer: bool,
    scores: tuple[int, int],
    goal: int,
) -> float:
    from pegout.analysis.kernels.decisions import after_throw

    jacks = 4 - sum(card.rank is Rank.JACK for card in cards)
    counts = np.array(hand.distribution, np.float64)
    mine, theirs = from_the_end(scores, goal)
    return after_throw(
        dealer,
        mine,
        theirs,
        jacks / (52 - len(cards)),
        pegged,
        counts / counts.sum(),
        shown_by(dealer=not dealer),
        crib,
        chances(dealer=not dealer),
    )


@cache
def shown_by(*, dealer: bool) -> NDArray[np.float64]:
    """How likely the hand of the dealer, or of pone, counts 0 to 29."""
    shares: NDArray[np.float64] = shipped("win")["shown"][OWN if dealer else OTHER].astype(np.float64)
    return shares


def pegging_chances(kept: Sequence[Card], *, dealer: bool) -> NDArray[np.float64]:
    """How likely a kept hand pegs so many points and the other so many."""
    shares: NDArray[np.float64] = shipped("pegging")["pegged"][
        OWN if dealer else OTHER, kept_number(kept)
    ].astype(np.float64)
    shares /= shares.sum()
    return shares


def net_pegged(pegged: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean of one's own points less the opponent's, of one hand or of many."""
    points = np.arange(pegged.shape[-1])
    net: NDArray[np.float64] = pegged.sum(axis=-1) @ points - pegged.sum(axis=-2) @ points
    return net
