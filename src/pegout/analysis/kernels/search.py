"""The best card against an opponent whose hand is not known and whose manner of play is.

Hypotheses are the hands the other player may hold, by ranks, each with a weight. All those that look the same
from outside go through the tree of the play together, so no card is chosen with knowledge of the hand. In
`hands` the kinds of kept hands stand at their numbers, and one row after them is the searcher's own hand.
"""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.play import trail_of, trail_points
from pegout.analysis.kernels.play_of_two import (
    START,
    Numbers,
    Position,
    Ranks,
    Rows,
    advance,
    count_of,
    is_over,
    left_of,
    length_of,
    pips,
    playable,
    situation,
    slot_of,
    turn_of,
)

Floats = NDArray[np.float64]
Bytes = NDArray[np.uint8]

Model = tuple[Bytes, Floats, float, int]
"""How the other plays: the blueprint; shares of the blueprint, of most points now and of prudence of one
card; how many points of difference make prudence nearly sure; and the rank of the starter, seen by all."""

OWN_HAND = 1820
"""The row of the searcher's own hand."""
LEAST = 0.01
"""What is less likely is taken not to happen."""
GREEDY_TIE = 0.01
ALL_RANKS = (1 << 13) - 1


@kernel
def rows_of(me: int, kind: int) -> Rows:
    return (kind, OWN_HAND) if me else (OWN_HAND, kind)


@kernel
def appeal(at: Position, ranks: int, laid: Ranks, model: Model, most: Floats, prudent: Floats) -> None:
    """How each of these ranks (bits) appeals to a player who thinks no further than one card.

    `most` is what the rank scores now, the higher card first among equals. `prudent` is for shares: what it
    scores less what a random answer scores, as a power of e.
    """
    _, _, heat, starter = model
    length, count = length_of(at), count_of(at)
    share = 1.0 / (51 - length)
    unseen = np.full(13, 4 * share)
    unseen[starter] -= share
    for place in range(length):
        unseen[laid[place]] -= share
    trail = trail_of(laid, at >> 13 & 15, length)
    for rank in range(13):
        reached = count + pips(rank)
        if reached > 31:
            break
        if not ranks >> rank & 1:
            continue
        now = trail_points(trail << 4 | rank, reached)
        after = 0.0
        for answer in range(13):
            if reached + pips(answer) > 31:
                break
            after += unseen[answer] * trail_points((trail << 4 | rank) << 4 | answer, reached + pips(answer))
        most[rank] = now + GREEDY_TIE * rank
        prudent[rank] = np.exp((now - after) / heat)


@kernel
def manner(
    at: Position,
    kind: int,
    hands: Ranks,
    laid: Ranks,
    model: Model,
    most: Floats,
    prudent: Floats,
    shares: Floats,
    place: int,
) -> None:
    """Write into `shares[place]` how likely the player in turn lays each card."""
    blueprint, mix, _, _ = model
    bits = playable(hands, kind, left_of(at, turn_of(at)), count_of(at))
    for slot in range(4):
        shares[place, slot] = bits >> slot & 1
    if bits & (bits - 1) == 0:
        return
    known = situation(at, kind, hands, kind, laid)
    planned = 0
    prudence = 0.0
    greed = -1.0
    for slot in range(4):
        if bits >> slot & 1:
            rank = hands[kind, slot]
            planned += blueprint[known, slot]
            prudence += prudent[rank]
            greed = max(greed, most[rank])
    total = 0.0
    for slot in range(4):
        if bits >> slot & 1:
            rank = hands[kind, slot]
            share = mix[2] * prudent[rank] / prudence
            share += mix[0] * (blueprint[known, slot] / planned if planned else 0.25)
            share += mix[1] if most[rank] >= greed else 0.0
            shares[place, slot] = share if share >= LEAST else 0.0
            total += shares[place, slot]
    for slot in range(4):
        shares[place, slot] /= total


@kernel
def likelihood(
    me: int,
    kind: int,
    mine: Ranks,
    theirs: Ranks,
    hands: Ranks,
    laid: Ranks,
    model: Model,
    seen: Numbers,
    most: Floats,
    prudent: Floats,
    shares: Floats,
) -> tuple[Position, float]:
    """Where the play stands if the other holds that hand, and how likely it would then have played so.

    Nought where it could not have. `mine` and `theirs` are the laid ranks of both in their order.
    """
    at = START
    chance = 1.0
    own = other = 0
    while own + other < len(mine) + len(theirs):
        step = length_of(at)
        rows = rows_of(me, kind)
        if turn_of(at) == me:
            if own == len(mine) or count_of(at) + pips(mine[own]) > 31:
                return at, 0.0
            slot = slot_of(hands, OWN_HAND, mine[own], left_of(at, me))
            own += 1
        else:
            if other == len(theirs) or count_of(at) + pips(theirs[other]) > 31:
                return at, 0.0
            if seen[step] != at >> 8:
                seen[step] = at >> 8
                appeal(at, ALL_RANKS, laid, model, most[step], prudent[step])
            manner(at, kind, hands, laid, model, most[step], prudent[step], shares, 0)
            slot = slot_of(hands, kind, theirs[other], left_of(at, 1 - me))
            other += 1
            chance *= shares[0, slot] + LEAST / 4
        at, _ = advance(at, slot, hands, rows, laid)
    return at, chance


@kernel
def weigh_hands(
    me: int,
    mine: Ranks,
    theirs: Ranks,
    series: int,
    priors: Floats,
    hands: Ranks,
    laid: Ranks,
    model: Model,
    kinds: Numbers,
    ats: Numbers,
    weights: Floats,
) -> int:
    """Find the hands that the other may hold: their number, and of each its kind, position and weight.

    A weight is the prior times the likelihood of every card the other has laid. `series` is how many cards
    lie in the series now. `laid` is filled.
    """
    found = 0
    most, prudent = np.zeros((8, 13)), np.zeros((8, 13))
    seen = np.full(8, -1)
    shares = np.empty((1, 4))
    for kind in range(OWN_HAND):
        if priors[kind] > 0.0:
            at, chance = likelihood(me, kind, mine, theirs, hands, laid, model, seen, most, prudent, shares)
            lie = length_of(at) - (at >> 13 & 15)
            if chance > 0.0 and turn_of(at) == me and lie == series and not is_over(at):
                kinds[found], ats[found], weights[found] = kind, at, priors[kind] * chance
                found += 1
    return found


@kernel
def thinned(found: int, limit: int, kinds: Numbers, ats: Numbers, weights: Floats) -> int:
    """Keep about `limit` hypotheses, spread evenly over the whole weight; their number."""
    if found <= limit:
        return found
    share = weights[:found].sum() / limit
    kept = 0
    passed = 0.0
    for place in range(found):
        before = int(passed / share + 0.5)
        passed += weights[place]
        picks = int(passed / share + 0.5) - before
        if picks:
            kinds[kept], ats[kept], weights[kept] = kinds[place], ats[place], picks * share
            kept += 1
    return kept
