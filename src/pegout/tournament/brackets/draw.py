"""The first round: entrants put on the lines of a sheet, by seed or in order of registration."""

from collections.abc import Sequence

from pegout.tournament.brackets.seeds import bracket_size, first_round
from pegout.tournament.brackets.sheet import Bye, Entry, Source

Opening = tuple[Source, Source]


def by_seed(lines: Sequence[int]) -> tuple[Opening, ...]:
    """The first-round matches of a play-off, the best seed first among the lines given.

    The missing seeds are the last ones, so the best are left without an opponent.
    """
    _refuse_doubles(lines)

    def on(seed: int) -> Source:
        return Entry(lines[seed - 1]) if seed <= len(lines) else Bye()

    return tuple((on(upper), on(lower)) for upper, lower in first_round(bracket_size(len(lines))))


def by_registration(lines: Sequence[int]) -> tuple[Opening, ...]:
    """The first-round matches in the order given, down the sheet (lodge:winners.position).

    Byes are lower lines, spread so evenly that no half, quarter or eighth of the sheet has two more of them
    than another. A single bye falls to the last who registered.
    """
    _refuse_doubles(lines)
    matches = bracket_size(len(lines)) // 2
    empty = 2 * matches - len(lines)
    waiting = iter(lines)
    openings: list[Opening] = []
    for place in range(matches):
        upper = Entry(next(waiting))
        has_bye = (place + 1) * empty // matches > place * empty // matches
        openings.append((upper, Bye() if has_bye else Entry(next(waiting))))
    return tuple(openings)


def _refuse_doubles(lines: Sequence[int]) -> None:
    if len(set(lines)) != len(lines):
        raise ValueError("Somebody is on the list twice: give every entrant a different number.")
