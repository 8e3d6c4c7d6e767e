"""The play of two hands of four, by ranks: whose turn it is, what may be laid, and what a seat knows.

Pone is player 0 and leads; the dealer is player 1. Hands are rows of four ranks in rising order; `rows` says
which row is pone's and which the dealer's. The cards laid so far stand in `laid` in their order. Of equal
cards in a hand the first goes first.
"""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.play import play_points

Ranks = NDArray[np.int8]
Numbers = NDArray[np.int64]

Rows = tuple[int, int]
Position = int
"""Bits, from the lowest: the cards pone (4) and the dealer (4) still hold, the count (5), where the series
begins among the laid cards (4), how many are laid (4), whether the other has said go, whether both have laid
in turn so far, whose turn it is. Nobody holds a card when the play is over."""

START: Position = 255 | 1 << 22

LEADS = 0
FIRST_REPLIES = LEADS + 1820
SECOND_CARDS = FIRST_REPLIES + 1820 * 13
SECOND_REPLIES = SECOND_CARDS + 1820 * 4 * 13
THIRD_CARDS = SECOND_REPLIES + 1820 * 4 * 13 * 13
LATER = THIRD_CARDS + 1820 * 16 * 13 * 13
LATER_PLACES = 1 << 21
PLACES = LATER + LATER_PLACES
"""What a seat knows is one of this many situations."""

_PRIME = 1_099_087_573
_LOW = (1 << 31) - 1


@kernel
def is_over(at: Position) -> bool:
    return at & 255 == 0


@kernel
def turn_of(at: Position) -> int:
    return at >> 23


@kernel
def left_of(at: Position, player: int) -> int:
    return at >> 4 * player & 15


@kernel
def count_of(at: Position) -> int:
    return at >> 8 & 31


@kernel
def length_of(at: Position) -> int:
    return at >> 17 & 15


@kernel
def lowest(bits: int) -> int:
    """The place of the lowest bit."""
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


@kernel
def pips(rank: int) -> int:
    return rank + 1 if rank < 9 else 10


@kernel
def playable(hands: Ranks, row: int, left: int, count: int) -> int:
    """The bits of the cards that may be laid; of equal ranks the lowest only."""
    bits = 0
    before = -1
    for slot in range(4):
        if left >> slot & 1:
            rank = hands[row, slot]
            if rank != before and count + pips(rank) <= 31:
                bits |= 1 << slot
            before = rank
    return bits


@kernel
def choices(at: Position, hands: Ranks, rows: Rows) -> int:
    """The bits of the cards that the player in turn may lay."""
    turn = turn_of(at)
    return playable(hands, rows[turn], left_of(at, turn), count_of(at))


@kernel
def advance(at: Position, slot: int, hands: Ranks, rows: Rows, laid: Ranks) -> tuple[Position, int]:
    """Lay a card and go on to the next choice: the new position, and what the card brings its player.

    Go and last card are among it: whatever is scored until the next card is scored by whoever laid this one.
    """
    turn = turn_of(at)
    other = 1 - turn
    base = at >> 13 & 15
    length = length_of(at)
    passed = at >> 21 & 1
    rank = hands[rows[turn], slot]
    laid[length] = rank
    length += 1
    count = count_of(at) + pips(rank)
    points = play_points(laid, base, length, count)
    mine = left_of(at, turn) & ~(1 << slot)
    theirs = left_of(at, other)
    next_turn = other
    series_over = count == 31
    if mine | theirs == 0:
        return at & 1 << 22 | length << 17, points + (0 if series_over else 1)
    if not series_over and (passed or not playable(hands, rows[other], theirs, count)):
        if playable(hands, rows[turn], mine, count):
            passed = 1
            next_turn = turn
        else:
            points += 1
            series_over = True
    if series_over:
        count, base, passed = 0, length, 0
        next_turn = other if theirs else turn
    plain = at >> 22 & 1 if next_turn == other else 0
    held = theirs | mine << 4 if turn else mine | theirs << 4
    return (
        held | count << 8 | base << 13 | length << 17 | passed << 21 | plain << 22 | next_turn << 23,
        points,
    )


@kernel
def slot_of(hands: Ranks, row: int, rank: int, left: int) -> int:
    """The lowest card of that rank still held."""
    slot = 0
    while not (left >> slot & 1 and hands[row, slot] == rank):
        slot += 1
    return slot


@kernel
def situation(at: Position, kind: int, hands: Ranks, row: int, laid: Ranks) -> int:
    """The place of what the seat in turn knows: its hand, and the whole history while both lay in turn.

    After five cards, and where somebody laid twice running, it is the cards in hand, the series and how
    many the other holds; two such situations may share a place. `kind` is the number of the hand.
    """
    player = turn_of(at)
    length = length_of(at)
    if at >> 22 & 1 and length < 5:
        if length == 0:
            return LEADS + kind
        if length == 1:
            return FIRST_REPLIES + kind * 13 + laid[0]
        first = slot_of(hands, row, laid[player], 15)
        if length == 2:
            return SECOND_CARDS + (kind * 4 + first) * 13 + laid[1]
        if length == 3:
            return SECOND_REPLIES + ((kind * 4 + first) * 13 + laid[0]) * 13 + laid[2]
        second = slot_of(hands, row, laid[2], 15 & ~(1 << first))
        return THIRD_CARDS + ((kind * 16 + first * 4 + second) * 13 + laid[1]) * 13 + laid[3]
    left = left_of(at, player)
    theirs = left_of(at, 1 - player)
    mixed = 1 + (theirs & 1) + (theirs >> 1 & 1) + (theirs >> 2 & 1) + (theirs >> 3 & 1)
    for slot in range(4):
        mixed = (mixed * 17 + (hands[row, slot] + 1 if left >> slot & 1 else 0)) & _LOW
    mixed = (mixed * _PRIME >> 7) & _LOW
    for place in range(at >> 13 & 15, length):
        mixed = (mixed * 15 + laid[place] + 1) & _LOW
    return LATER + (mixed * _PRIME >> 9) % LATER_PLACES
