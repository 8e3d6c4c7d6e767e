"""The circle method: in a full turn of the circle everybody meets everybody else once.

In an even field the highest number stays at table 1 and all others move one place round the tables; in an
odd field everybody moves, and whoever comes to the place without an opponent sits out.
"""

from collections.abc import Sequence

from pegout.tournament.movement.chart import Chart, Round
from pegout.tournament.movement.make_up import from_both_ends, make_up_rounds, neighbours, seated


def circle_round(players: int, turn: int) -> Round:
    """The seating after so many moves round the circle, counted from nought.

    >>> [(seating.first, seating.second) for seating in circle_round(6, 0).seatings]
    [(6, 1), (2, 5), (3, 4)]
    """
    ring = _ring(players)
    pairs = [((turn + step) % ring + 1, (turn - step) % ring + 1) for step in range(1, (ring + 1) // 2)]
    alone = turn % ring + 1
    if players % 2:
        return Round(seated(pairs), (alone,))
    return Round(seated([(players, alone), *pairs]))


def circle_chart(players: int, games: int, *, missed_in_order: bool = False) -> Chart:
    """So many games for everybody, each two meeting as often as any other two or once more.

    Whole turns of the circle come first. In an odd field those who sit out after that make up the missed
    game: the first to sit out against the last, and so on inwards, or with `missed_in_order` first against
    second, third against fourth. Where players and games are both odd numbers, the last to sit out stays a
    game short.
    """
    whole, rest = divmod(games, players - 1)
    if missed_in_order and not rest:  # the last round of a whole turn is then the make-up round
        whole, rest = whole - 1, players - 1
    turns = range(whole * _ring(players))
    last_turns = _inwards(rest) if missed_in_order else range(rest)
    rounds = [circle_round(players, turn) for turn in (*turns, *last_turns)]
    missed = [player for each in rounds[len(turns) :] for player in each.sitting_out]
    # Sitting out at one end and at the other, two meet in the turn halfway between, on the far side of the
    # circle. The last turns end before they come there, so the make-up game is their first.
    pairs = neighbours(missed) if missed_in_order else from_both_ends(missed)
    return Chart(players, games, (*rounds, *make_up_rounds(pairs)), whole + (rest > 0))


def _inwards(turns: int) -> Sequence[int]:
    """First, last, second, last but one and so on, so that those who make up a game sit out one by one."""
    return [turn for pair in from_both_ends(range(turns)) for turn in pair] + [turns - 1] * (turns % 2)


def _ring(players: int) -> int:
    """How many places the circle has: the player who stays is not one of them."""
    return players - 1 + players % 2
