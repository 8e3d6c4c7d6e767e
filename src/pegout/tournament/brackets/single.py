"""Single elimination: play-offs, their third-place match, and the consolation for the others."""

from collections.abc import Sequence

from pegout.tournament.brackets.draw import by_registration, by_seed
from pegout.tournament.brackets.rounds import Round, knock_out
from pegout.tournament.brackets.sheet import Bracket, LoserOf, Match, Sheet, checked_length


def single_elimination(
    lines: Sequence[int], *, seeded: bool = True, third_place: bool = False, best_of: int = 1
) -> Sheet:
    """A sheet for 2 to 512 players, given best seed first or in order of registration.

    The rounds are R1, R2 and so on, the last match is F1, and 3P is for the losers of the semi-finals. With
    two players there are no semi-finals, and no match for the third place.
    """
    rounds = _rounds(Bracket.MAIN, lines, seeded, best_of)
    third = _third_place(rounds, best_of) if third_place and len(rounds) > 1 else ()
    return _sheet(rounds, third, "F1")


def consolation(lines: Sequence[int], *, seeded: bool = True, best_of: int = 1) -> Sheet:
    """A sheet for those who did not qualify, with rounds C1, C2 and so on and the last match CF."""
    return _sheet(_rounds(Bracket.CONSOLATION, lines, seeded, best_of), (), "CF")


def _rounds(bracket: Bracket, lines: Sequence[int], seeded: bool, best_of: int) -> list[Round]:
    openings = by_seed(lines) if seeded else by_registration(lines)
    return knock_out(bracket, openings, checked_length(best_of))


def _third_place(rounds: list[Round], best_of: int) -> Round:
    upper, lower = (LoserOf(match.id) for match in rounds[-2])
    return (Match("3P", Bracket.THIRD_PLACE, 1, upper, lower, best_of),)


def _sheet(rounds: list[Round], third: Round, final_id: str) -> Sheet:
    (last,) = rounds[-1]
    final = Match(final_id, Bracket.FINAL, 1, last.upper, last.lower, last.best_of)
    before = tuple(match for matches in rounds[:-1] for match in matches)
    return Sheet((*before, *third, final))
