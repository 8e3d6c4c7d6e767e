"""Play in equilibrium by counterfactual regret, with sampled deals and sampled replies."""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.play_of_two import (
    START,
    Position,
    advance,
    choices,
    is_over,
    length_of,
    lowest,
    situation,
    turn_of,
)
from pegout.analysis.kernels.throws import KEEPS, best_throw, four_number, shuffle_top

Ranks = NDArray[np.int8]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Shares = NDArray[np.float32]
Bytes = NDArray[np.uint8]


@kernel
def matched(regrets: Shares, place: int, bits: int, shares: Floats, step: int) -> None:
    """Shares in proportion to positive regret; equal shares where there is none."""
    total = 0.0
    options = 0
    for slot in range(4):
        shares[step, slot] = 0.0
        if bits >> slot & 1:
            options += 1
            if regrets[place, slot] > 0:
                shares[step, slot] = regrets[place, slot]
                total += shares[step, slot]
    for slot in range(4):
        if bits >> slot & 1:
            shares[step, slot] = shares[step, slot] / total if total > 0 else 1.0 / options


@kernel
def drawn(shares: Floats, step: int, bits: int) -> int:
    """A card by its share."""
    dice = np.random.random()
    chosen = -1
    for slot in range(4):
        if bits >> slot & 1:
            chosen = slot
            dice -= shares[step, slot]
            if dice < 0:
                break
    return chosen


@kernel
def look(
    at: Position,
    me: int,
    hands: Ranks,
    kinds: Numbers,
    laid: Ranks,
    shares: Floats,
    regrets: Shares,
    sums: Shares,
) -> tuple[int, int]:
    """Which cards to try in a position, and its place among all situations, or -1 where nothing is learnt."""
    turn, step = turn_of(at), length_of(at)
    bits = choices(at, hands, (0, 1))
    if bits & (bits - 1) == 0:
        shares[step, lowest(bits)] = 1.0
        return bits, -1
    place = situation(at, kinds[turn], hands, turn, laid)
    matched(regrets, place, bits, shares, step)
    if turn == me:
        return bits, place
    for slot in range(4):
        if bits >> slot & 1:
            sums[place, slot] += shares[step, slot]
    chosen = drawn(shares, step, bits)
    shares[step, chosen] = 1.0
    return 1 << chosen, -1


@kernel
def learn(step: int, tried: int, place: int, shares: Floats, values: Floats, regrets: Shares) -> float:
    """The mean of what was tried, by the shares; regrets move by the differences from it."""
    mean = 0.0
    for slot in range(4):
        if tried >> slot & 1:
            mean += shares[step, slot] * values[step, slot]
    if place >= 0:
        for slot in range(4):
            if tried >> slot & 1:
                regrets[place, slot] += values[step, slot] - mean
    return mean


@kernel
def come_to(
    at: Position,
    step: Numbers,
    me: int,
    hands: Ranks,
    kinds: Numbers,
    laid: Ranks,
    shares: Floats,
    regrets: Shares,
    sums: Shares,
) -> None:
    """Note the position in a step of the walk, and the cards to try there."""
    step[0] = at
    step[1], step[3] = look(at, me, hands, kinds, laid, shares, regrets, sums)
    step[2] = step[1]


@kernel
def walk(
    me: int,
    hands: Ranks,
    kinds: Numbers,
    laid: Ranks,
    steps: Numbers,
    shares: Floats,
    values: Floats,
    regrets: Shares,
    sums: Shares,
) -> float:
    """What the play brings player `me`, net. All of its cards are tried, of the other's one by its share.

    A walk goes down and up again by itself, for compiled code that calls itself cannot be kept on disk.
    Of each step, `steps` has: the position, the cards to try, those yet to try, the place, the card being
    tried and what it brought.
    """
    step = 0
    at = START
    while True:
        come_to(at, steps[step], me, hands, kinds, laid, shares, regrets, sums)
        while True:
            todo = steps[step, 2]
            if todo:
                slot = lowest(todo)
                steps[step, 2] = todo & (todo - 1)
                at, points = advance(steps[step, 0], slot, hands, (0, 1), laid)
                gain = points if turn_of(steps[step, 0]) == me else -points
                if not is_over(at):
                    steps[step, 4], steps[step, 5] = slot, gain
                    step += 1
                    break
                values[step, slot] = gain
            else:
                value = learn(step, steps[step, 1], steps[step, 3], shares, values, regrets)
                if step == 0:
                    return value
                step -= 1
                values[step, steps[step, 4]] = steps[step, 5] + value


@kernel
def deal_hands(
    pack: Numbers,
    counts: Bytes,
    totals: Numbers,
    kept_kinds: Numbers,
    worth: Floats,
    hands: Ranks,
    kinds: Numbers,
) -> None:
    """Deal six cards to each player at random, and keep four of them by what hand, crib and pegging come to.

    `worth` is by player: pone's, then the dealer's. The pack is left with pone's six cards, the dealer's
    six and the starter on top.
    """
    shuffle_top(pack)
    for player in range(2):
        six = pack[6 * player : 6 * player + 6]
        six.sort()
        keep = KEEPS[best_throw(six, counts, totals, kept_kinds, worth[player])]
        kinds[player] = kept_kinds[four_number(six[keep[0]], six[keep[1]], six[keep[2]], six[keep[3]])]
        for slot in range(4):
            hands[player, slot] = six[keep[slot]] >> 2


@kernel
def train(
    deals: int,
    seed: int,
    counts: Bytes,
    totals: Numbers,
    kept_kinds: Numbers,
    worth: Floats,
    regrets: Shares,
    sums: Shares,
) -> float:
    """Walk through so many deals for both players, improving `regrets` and `sums`; pone's mean net points."""
    np.random.seed(seed)
    pack = np.arange(52)
    hands = np.empty((2, 4), np.int8)
    kinds = np.empty(2, np.int64)
    laid = np.empty(8, np.int8)
    steps = np.empty((8, 6), np.int64)
    shares, values = np.empty((8, 4)), np.empty((8, 4))
    total = 0.0
    for _ in range(deals):
        deal_hands(pack, counts, totals, kept_kinds, worth, hands, kinds)
        total += walk(0, hands, kinds, laid, steps, shares, values, regrets, sums)
        walk(1, hands, kinds, laid, steps, shares, values, regrets, sums)
    return total / deals
