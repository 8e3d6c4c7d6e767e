"""Deals between two sensible players: what they peg and show, and what that makes of a game."""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.play_of_two import (
    START,
    Numbers,
    Ranks,
    Rows,
    advance,
    choices,
    is_over,
    situation,
    turn_of,
)
from pegout.analysis.kernels.throws import (
    KEEPS,
    THROWN,
    Bytes,
    Floats,
    best_throw,
    four_number,
    shuffle_top,
)

Events = NDArray[np.int8]

EVENTS = 12
"""Heels, eight cards of the play, pone's hand, the dealer's, the crib."""
MOST_PEGGED = 24
"""Tables by points pegged end here; more is counted as this many."""


@kernel
def planned(at: int, kind: int, row: int, hands: Ranks, rows: Rows, laid: Ranks, blueprint: Bytes) -> int:
    """A card drawn by the blueprint for the player in turn."""
    bits = choices(at, hands, rows)
    total = 0
    place = -1
    if bits & (bits - 1):
        place = situation(at, kind, hands, row, laid)
        for slot in range(4):
            if bits >> slot & 1:
                total += blueprint[place, slot]
    dice = np.random.random() * (total or 4)
    chosen = -1
    for slot in range(4):
        if bits >> slot & 1:
            chosen = slot
            dice -= blueprint[place, slot] if total else 1
            if dice < 0:
                break
    return chosen


@kernel
def play_out(
    hands: Ranks, rows: Rows, kinds: Rows, laid: Ranks, blueprint: Bytes, events: Events, deal: int
) -> None:
    """Play two hands by the blueprint, and write after heels what each card brings."""
    at = START
    for place in range(1, 9):
        events[deal, place] = 0
        if not is_over(at):
            turn = turn_of(at)
            slot = planned(at, kinds[turn], rows[turn], hands, rows, laid, blueprint)
            at, points = advance(at, slot, hands, rows, laid)
            events[deal, place] = points if turn else -points


@kernel
def sensible_deals(
    seed: int,
    counts: Bytes,
    cribs: Bytes,
    totals: Numbers,
    kept_kinds: Numbers,
    worth: Floats,
    blueprint: Bytes,
    events: Events,
) -> None:
    """Fill `events` with what happens in as many deals: the dealer's points above nought, pone's below."""
    np.random.seed(seed)
    pack = np.arange(52)
    hands = np.empty((2, 4), np.int8)
    fours = np.empty((3, 4), np.int64)
    laid = np.empty(10, np.int8)
    for deal in range(len(events)):
        shuffle_top(pack)
        starter = pack[12]
        for player in range(2):
            six = pack[6 * player : 6 * player + 6]
            six.sort()
            throw = best_throw(six, counts, totals, kept_kinds, worth[player])
            for slot in range(4):
                fours[player, slot] = six[KEEPS[throw, slot]]
                hands[player, slot] = fours[player, slot] >> 2
            fours[2, 2 * player], fours[2, 2 * player + 1] = six[THROWN[throw, 0]], six[THROWN[throw, 1]]
        fours[2].sort()
        pone = four_number(fours[0, 0], fours[0, 1], fours[0, 2], fours[0, 3])
        dealer = four_number(fours[1, 0], fours[1, 1], fours[1, 2], fours[1, 3])
        crib = four_number(fours[2, 0], fours[2, 1], fours[2, 2], fours[2, 3])
        events[deal, 0] = 2 if starter >> 2 == 10 else 0
        play_out(hands, (0, 1), (kept_kinds[pone], kept_kinds[dealer]), laid, blueprint, events, deal)
        events[deal, 9] = -np.int8(counts[pone, starter])
        events[deal, 10] = counts[dealer, starter]
        events[deal, 11] = cribs[crib, starter]


@kernel
def chance_after(events: Events, deal: int, dealer: int, pone: int, table: Floats) -> float:
    """The dealer's chance to win when this deal follows at these scores; the game ends on the very hole."""
    for place in range(EVENTS):
        points = int(events[deal, place])
        if points > 0:
            dealer += points
            if dealer >= 121:
                return 1.0
        else:
            pone -= points
            if pone >= 121:
                return 0.0
    return 1.0 - table[pone, dealer]


@kernel
def win_table(events: Events, gains: Numbers, table: Floats, total: int) -> None:
    """Fill in the dealer's chance for all scores that come to `total` together, those above being there.

    `gains` has of each deal all that the dealer and pone score in it.
    """
    for dealer in range(max(0, total - 120), min(120, total) + 1):
        pone = total - dealer
        chance = 0.0
        for deal in range(len(events)):
            ours, theirs = dealer + gains[deal, 0], pone + gains[deal, 1]
            if ours < 121 and theirs < 121:
                chance += 1.0 - table[theirs, ours]
            else:
                chance += chance_after(events, deal, dealer, pone, table)
        table[dealer, pone] = chance / len(events)


@kernel
def pegging_table(
    seed: int, kind: int, me: int, weights: Floats, deals: int, hands: Ranks, blueprint: Bytes, table: Floats
) -> None:
    """Add to `table`, by own points and the other's, how often the play of a kept hand brings them.

    `weights` are the running sums over the kinds of hands the other may have kept.
    """
    np.random.seed(seed)
    laid = np.empty(10, np.int8)
    events = np.zeros((1, EVENTS), np.int8)
    for _ in range(deals):
        other = np.searchsorted(weights, np.random.random() * weights[-1], side="right")
        pair = (other, kind) if me else (kind, other)
        play_out(hands, pair, pair, laid, blueprint, events, 0)
        pegged = np.zeros(2, np.int64)
        for place in range(1, 9):
            points = np.int64(events[0, place])
            pegged[1 if points > 0 else 0] += abs(points)
        table[min(pegged[me], MOST_PEGGED), min(pegged[1 - me], MOST_PEGGED)] += 1.0 / deals
