"""Double elimination: a winners' bracket, a losers' bracket, and a final of one or two matches.

See lodge:double-elimination.brackets and lodge:double-elimination.final.
"""

from collections.abc import Callable, Sequence

from pegout.tournament.brackets.draw import by_registration
from pegout.tournament.brackets.rounds import Round, knock_out, neighbours, one_round, winners_of
from pegout.tournament.brackets.sheet import Bracket, LoserOf, Match, Sheet, Source, WinnerOf, checked_length

MOST_ENTRIES = 128

Droppers = tuple[LoserOf, ...]


def _reversed(droppers: Droppers) -> Droppers:
    return droppers[::-1]


def _shifted(droppers: Droppers) -> Droppers:
    """The lower half first."""
    half = len(droppers) // 2
    return droppers[half:] + droppers[:half]


def _swapped(droppers: Droppers) -> Droppers:
    """Each with its neighbour."""
    return tuple(one for upper, lower in neighbours(droppers) for one in (lower, upper))


def _halves_reversed(droppers: Droppers) -> Droppers:
    half = len(droppers) // 2
    return droppers[:half][::-1] + droppers[half:][::-1]


_DROPS: dict[int, tuple[Callable[[Droppers], Droppers], ...]] = {
    8: (_reversed,),
    16: (_shifted, _reversed),
    32: (_shifted, _swapped, _reversed),
    64: (_shifted, _reversed, _swapped, _reversed),
    128: (_shifted, _reversed, _halves_reversed, _swapped, _reversed),
}
"""How the losers of winners' rounds two, three and so on are turned round before they drop, by lines.

The sheets up to 32 are the lodge's. The larger ones were found by trying every way to exchange halves,
quarters and so on: no other keeps rematches away longer than to losers' round 7 of 64 lines and 8 of 128.
"""


def double_elimination(lines: Sequence[int], *, best_of: int = 1) -> Sheet:
    """A sheet for 2 to 128 players in order of registration.

    The rounds are W1, W2 and so on, and L1, L2 and so on, where those who come from the winners' bracket
    have the upper lines. F2 is played only when the winner of the losers' bracket has won F1.
    """
    if len(lines) > MOST_ENTRIES:
        raise ValueError(f"A double elimination takes from 2 to {MOST_ENTRIES} players, not {len(lines)}.")
    winners = knock_out(Bracket.WINNERS, by_registration(lines), checked_length(best_of))
    losers = _losers_bracket(winners, best_of)
    last = WinnerOf(losers[-1][0].id) if losers else LoserOf(winners[0][0].id)
    final = _final(WinnerOf(winners[-1][0].id), last, best_of)
    return Sheet((*_by_elimination(winners, losers), *final))


def _losers_bracket(winners: list[Round], best_of: int) -> list[Round]:
    """Two rounds for each winners' round but the first and the last, one for each of those."""
    if len(winners) == 1:
        return []
    turns = _DROPS.get(2 * len(winners[0]), ())
    rounds = [one_round(Bracket.LOSERS, 1, neighbours(_losers_of(winners[0])), best_of)]
    for place, matches in enumerate(winners[1:]):
        if place:
            meeting = neighbours(winners_of(rounds[-1]))
            rounds.append(one_round(Bracket.LOSERS, len(rounds) + 1, meeting, best_of))
        droppers = _losers_of(matches)
        arriving = turns[place](droppers) if place < len(turns) else droppers
        joined = tuple(zip(arriving, winners_of(rounds[-1]), strict=True))
        rounds.append(one_round(Bracket.LOSERS, len(rounds) + 1, joined, best_of))
    return rounds


def _losers_of(matches: Round) -> Droppers:
    return tuple(LoserOf(match.id) for match in matches)


def _final(winners: Source, losers: Source, best_of: int) -> Round:
    first = Match("F1", Bracket.FINAL, 1, winners, losers, best_of)
    again = Match("F2", Bracket.FINAL, 2, LoserOf("F1"), WinnerOf("F1"), best_of, if_needed=True)
    return first, again


def _by_elimination(winners: list[Round], losers: list[Round]) -> list[Match]:
    """W1 L1 W2 L2 L3 W3 L4 L5 and so on: who is out in a later round has come further."""
    order = [*winners[0], *(losers[0] if losers else ())]
    for place, matches in enumerate(winners[1:], start=1):
        order += matches
        for later in losers[2 * place - 1 : 2 * place + 1]:
            order += later
    return order
