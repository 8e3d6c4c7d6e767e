"""The chance to win once the starter lies and before a card is led."""

from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.counts import score_hands
from pegout.analysis.cribs import crib_chances
from pegout.analysis.game_chances import GOAL, chances
from pegout.analysis.hypotheses import hands_kept
from pegout.analysis.plays import Play
from pegout.analysis.shipped import shipped
from pegout.analysis.throws import pegging_chances
from pegout.cards import PACK, Rank

ENOUGH = 0.999
"""So much of what may be pegged is looked at; the rest is seldom, and takes most of the time."""


def starter_mean(play: Play) -> float:
    """The mean of `starter_chance` over every starter that may be turned, whichever it is in `play`."""
    seen = {*play.held, *play.thrown}
    turned = [starter_chance(replace(play, starter=card)) for card in PACK if card not in seen]
    return sum(turned) / len(turned)


def starter_chance(play: Play) -> float:
    """My chance with the starter known, both to play as the shipped tables have it.

    Of `play` no card has been laid, and the scores are those before the cut: heels are added here.
    """
    from pegout.analysis.kernels.decisions import after_play

    mine, theirs = _scores(play)
    if mine >= GOAL or theirs >= GOAL:
        return float(mine >= GOAL)
    pegged = _pegged(play)
    own = (*play.held, *play.thrown)
    crib = crib_chances(play.thrown, own, own=play.dealer, starter=play.starter)
    hand = int(score_hands([[card.index for card in play.held]], [play.starter.index], checked=True)[0])
    worth = np.empty((*pegged.shape, 30))
    after_play(play.dealer, mine, theirs, hand, crib, chances(dealer=not play.dealer), worth)
    met = worth @ _shown(replace(play, starter=PACK[4 * (play.starter.rank - 1)]))
    points = np.arange(len(pegged))
    mine_out, theirs_out = points[:, None] >= GOAL - mine, points[None, :] >= GOAL - theirs
    # A play in which both pass the goal was won by one of them on the way, and nobody knows by whom.
    met = np.where(mine_out & theirs_out, 0.5, np.where(mine_out, 1.0, np.where(theirs_out, 0.0, met)))
    return float((pegged * met).sum())


def _scores(play: Play) -> tuple[int, int]:
    """As in a game to 121, heels pegged."""
    mine, theirs = (max(0, score + GOAL - play.goal) for score in play.scores)
    if play.starter.rank is not Rank.JACK:
        return mine, theirs
    return (mine + 2, theirs) if play.dealer else (mine, theirs + 2)


def _pegged(play: Play) -> NDArray[np.float64]:
    """How likely both peg so many points, without what hardly ever happens."""
    shares = pegging_chances(play.held, dealer=play.dealer)
    size = next(n for n in range(1, len(shares) + 1) if shares[:n, :n].sum() > ENOUGH)
    likely: NDArray[np.float64] = shares[:size, :size] / shares[:size, :size].sum()
    return likely


@lru_cache(maxsize=len(Rank))
def _shown(play: Play) -> NDArray[np.float64]:
    """How likely the opponent's hand counts 0 to 29 with a starter of this rank, by the ranks alone."""
    weights = hands_kept(play)
    counts = shipped("pegging")["shown"][:, play.starter.rank - 1].astype(np.int64)
    shares: NDArray[np.float64] = np.bincount(counts, weights=weights, minlength=30) / weights.sum()
    return shares
