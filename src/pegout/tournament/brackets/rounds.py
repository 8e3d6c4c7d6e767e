"""Rounds of a knock-out: matches numbered from the top, winners meeting their neighbours."""

from collections.abc import Sequence
from typing import TypeVar

from pegout.tournament.brackets.draw import Opening
from pegout.tournament.brackets.sheet import Bracket, Match, WinnerOf

LETTERS = {Bracket.MAIN: "R", Bracket.CONSOLATION: "C", Bracket.WINNERS: "W", Bracket.LOSERS: "L"}

Round = tuple[Match, ...]

T = TypeVar("T")


def one_round(bracket: Bracket, number: int, openings: Sequence[Opening], best_of: int) -> Round:
    """The matches of a round, called W1-1, W1-2 and so on."""
    return tuple(
        Match(f"{LETTERS[bracket]}{number}-{place}", bracket, number, upper, lower, best_of)
        for place, (upper, lower) in enumerate(openings, start=1)
    )


def neighbours(things: Sequence[T]) -> tuple[tuple[T, T], ...]:
    """First with second, third with fourth."""
    return tuple(zip(things[::2], things[1::2], strict=True))


def winners_of(matches: Round) -> tuple[WinnerOf, ...]:
    return tuple(WinnerOf(match.id) for match in matches)


def knock_out(bracket: Bracket, openings: Sequence[Opening], best_of: int) -> list[Round]:
    """Round after round, down to a single match."""
    rounds = [one_round(bracket, 1, openings, best_of)]
    while len(rounds[-1]) > 1:
        meeting = neighbours(winners_of(rounds[-1]))
        rounds.append(one_round(bracket, len(rounds) + 1, meeting, best_of))
    return rounds
