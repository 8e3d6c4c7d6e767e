"""Whole games for two, played by chance: the rules of `acc`, every legal choice as likely as any other.

The hand held in the play is one number: four bytes, the lowest card in the lowest byte, and `HELD_NONE`
where a card has been played.
"""

import numpy as np
from numpy.typing import NDArray

from pegout.analysis.kernels.compilation import kernel
from pegout.analysis.kernels.dice import LOWER, roll_below, rolled
from pegout.analysis.kernels.play import NO_SERIES, trail_points
from pegout.analysis.kernels.show import show_points

Numbers = NDArray[np.int64]

GOAL = 121
HELD_NONE = 0x7F
EMPTY_HAND = 0x7F7F7F7F
_EACH = 0x01010101
_TOP_BITS = 0x80808080


@kernel
def deal(pack: Numbers, dice: int) -> int:
    """Bring thirteen random cards to the top of the pack, whatever its order was; gives the dice.

    Pone has the first six, of which the fifth and sixth go to the crib, the dealer the next six likewise;
    the thirteenth is the starter. So a random throw needs no further dice.
    """
    for place in range(13):
        dice = rolled(dice)
        other = place + roll_below(dice, 52 - place)
        pack[place], pack[other] = pack[other], pack[place]
    return dice


@kernel
def peg(holes: Numbers, seat: int, points: int) -> bool:
    """Whether the points end the game; nobody pegs past the game hole."""
    holes[seat] = min(holes[seat] + points, GOAL)
    return bool(holes[seat] == GOAL)


@kernel
def held(a: int, b: int, c: int, d: int) -> int:
    """Four cards as a hand."""
    a, b = min(a, b), max(a, b)
    c, d = min(c, d), max(c, d)
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    return a | b << 8 | c << 16 | d << 24


@kernel
def fitting(hand: int, room: int) -> int:
    """How many of the hand's cards fit into what is left of the count: always its lowest.

    Each byte is compared by a subtraction that leaves its top bit standing.
    """
    above = 4 * room if room < 10 else 52
    return ((EMPTY_HAND + above * _EACH - hand & _TOP_BITS) >> 7) * _EACH >> 24 & 7


@kernel
def play(hand: int, other: int, seat: int, holes: Numbers, laid: Numbers, choice: int) -> bool:
    """Play two hands out, the leader's hand and seat first; gives whether that ended the game.

    `choice` is 32 random bits. Each choice takes its share off the top, which leaves enough for them all.
    The cards are written to `laid` in their order.
    """
    count, trail = 0, NO_SERIES
    for turn in range(8):
        choice *= fitting(hand, 31 - count)
        place = 8 * (choice >> 32)
        choice &= LOWER
        card = hand >> place & 255
        hand = hand & (1 << place) - 1 | hand >> place + 8 << place | HELD_NONE << 24
        laid[turn] = card
        count += min((card >> 2) + 1, 10)
        trail = trail << 4 | card >> 2
        points, player = trail_points(trail, count), seat
        passes = fitting(other, 31 - count) > 0
        if not passes and fitting(hand, 31 - count) == 0:
            points += count != 31  # the go, or the last card
            count, trail = 0, NO_SERIES
            passes = other != EMPTY_HAND
        if passes:
            hand, other, seat = other, hand, 1 - seat
        if peg(holes, player, points):
            return True
    return False


@kernel
def play_deal(pack: Numbers, dealer: int, holes: Numbers, laid: Numbers, choice: int) -> bool:
    """Heels, play and show of a pack as `deal` leaves it; gives whether the game ended."""
    pone, starter = 1 - dealer, pack[12]
    if starter >> 2 == 10 and peg(holes, dealer, 2):
        return True
    a, b, c, d = pack[0], pack[1], pack[2], pack[3]
    e, f, g, h = pack[6], pack[7], pack[8], pack[9]
    if play(held(a, b, c, d), held(e, f, g, h), pone, holes, laid, choice):
        return True
    if peg(holes, pone, show_points(a, b, c, d, starter, False)):
        return True
    if peg(holes, dealer, show_points(e, f, g, h, starter, False)):
        return True
    return peg(holes, dealer, show_points(pack[4], pack[5], pack[10], pack[11], starter, True))


@kernel
def play_games(games: int, dice: int) -> tuple[int, int, int, int]:
    """Games won by the first dealer, the points of first dealer and first pone, and the deals of them all."""
    pack, holes, laid = np.arange(52), np.zeros(2, np.int64), np.zeros(8, np.int64)
    won = dealer_points = pone_points = deals = 0
    for _ in range(games):
        holes[:] = 0
        dealer, over = 1, False
        while not over:
            dealer = 1 - dealer
            dice = rolled(deal(pack, dice))
            over = play_deal(pack, dealer, holes, laid, dice & LOWER)
            deals += 1
        won += holes[0] == GOAL
        dealer_points += holes[0]
        pone_points += holes[1]
    return won, dealer_points, pone_points, deals
