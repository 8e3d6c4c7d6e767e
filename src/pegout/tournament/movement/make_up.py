"""Make-up games: who sat out plays the missed game after the last round."""

from collections.abc import Iterable, Sequence

from pegout.tournament.movement.chart import Round, Seating
from pegout.tournament.movement.tally import Tally

Pair = tuple[int, int]


def neighbours(players: Sequence[int]) -> list[Pair]:
    """First against second, third against fourth and so on; the last of an odd number is left over.

    >>> neighbours([11, 9, 7, 5, 3])
    [(11, 9), (7, 5)]
    """
    return list(zip(players[::2], players[1::2], strict=False))


def from_both_ends(players: Sequence[int]) -> list[Pair]:
    """First against last, second against last but one and so on; the last of an odd number is left over.

    >>> from_both_ends([1, 2, 3, 4, 5])
    [(1, 4), (2, 3)]
    """
    half = len(players) // 2
    return list(zip(players[:half], reversed(players[half : 2 * half]), strict=True))


def make_up_rounds(pairs: Iterable[Pair]) -> tuple[Round, ...]:
    """The games in as few rounds as their order allows, nobody in two places at once."""
    rounds: list[list[Pair]] = []
    for pair in pairs:
        busy = (number for number, games in enumerate(rounds, 1) if any({*pair} & {*game} for game in games))
        number = max(busy, default=0)
        if number == len(rounds):
            rounds.append([])
        rounds[number].append(pair)
    return tuple(Round(seated(games), make_up=True) for games in rounds)


def seated(pairs: Iterable[Pair]) -> tuple[Seating, ...]:
    """The pairs at tables 1, 2, 3 and so on."""
    return tuple(Seating(table, first, second) for table, (first, second) in enumerate(pairs, 1))


def paired_in_turn(waiting: Sequence[int], tally: Tally) -> list[Pair]:
    """Each against the next in line whom the chart lets them meet; the games found are added to the tally.

    Of those left over no two may meet.
    """
    line, found = list(waiting), []
    while line:
        player = line.pop(0)
        partner = next((other for other in line if tally.may_meet(player, other)), None)
        if partner is not None:
            line.remove(partner)
            tally.add(player, partner)
            found.append((player, partner))
    return found


def exchanged(pairs: Sequence[Pair], waiting: Sequence[int], tally: Tally) -> list[Pair]:
    """The same games, but one of them gives way to two wherever that brings in two who are left over."""
    games, line = list(pairs), list(waiting)
    while found := next(((pair, two) for pair in games if (two := _two_for(pair, line, tally))), None):
        pair, two = found
        tally.add(*pair, games=-1)
        games.remove(pair)
        for player, partner in two:
            line.remove(player)
            tally.add(player, partner)
        games += two
    return games


def _two_for(pair: Pair, line: Sequence[int], tally: Tally) -> tuple[Pair, Pair] | None:
    """Two games of the pair against two of those left over, if there are such games."""
    first, second = pair
    for place, player in enumerate(line):
        if tally.strangers(player, first):
            for other in (*line[:place], *line[place + 1 :]):
                if tally.strangers(other, second):
                    return (player, first), (other, second)
    return None
