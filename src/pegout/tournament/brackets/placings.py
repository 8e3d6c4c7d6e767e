"""Who is out, and which places are decided, counted from the first to go home."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from pegout.tournament.brackets.match import Pairing, State
from pegout.tournament.brackets.sheet import Bracket, Sheet
from pegout.values import value

Group = tuple[int, ...]


@value
class Placing:
    """A place, and the players who share it, by their places on the sheet."""

    place: int
    lines: Group


@value
class Departures:
    """Those who went home in one round, first to last; who shares a place is in one group."""

    groups: tuple[Group, ...]
    finished: bool


def final_of(pairings: Iterable[Pairing]) -> Pairing:
    """The match that decides the event: the last one of the final that is played."""
    first, *again = (pairing for pairing in pairings if pairing.match.bracket is Bracket.FINAL)
    return again[0] if again and again[0].state not in (State.WAITING, State.VOID) else first


def departures(sheet: Sheet, pairings: Iterable[Pairing]) -> list[Departures]:
    """Round by round before the final."""
    going_on = sheet.losers_that_go_on()
    rounds: list[Departures] = []
    for (bracket, _), matches in groupby(pairings, lambda each: (each.match.bracket, each.match.round)):
        played = list(matches)
        if bracket is Bracket.THIRD_PLACE:
            groups = _from_third_place(played[0])
        elif bracket is not Bracket.FINAL:
            groups = (_leaving(played, going_on),)
        else:
            continue
        rounds.append(Departures(groups, all(pairing.is_settled for pairing in played)))
    return rounds


def _leaving(played: Iterable[Pairing], going_on: frozenset[str]) -> Group:
    return tuple(
        line
        for pairing in played
        if pairing.state is State.DECIDED
        for line in pairing.players
        if line != pairing.winner and not (line == pairing.loser and pairing.match.id in going_on)
    )


def _from_third_place(pairing: Pairing) -> tuple[Group, ...]:
    """The only match before the final that tells its two players apart, unless both stay away."""
    if not pairing.is_settled:
        return ()
    if pairing.winner is None:
        return (pairing.players,)
    return (() if pairing.loser is None else (pairing.loser,), (pairing.winner,))


def before_the_final(entrants: int, rounds: Iterable[Departures]) -> list[Placing]:
    """The places of those who are out, best first, as far up as whole rounds are finished.

    Whoever is still in, or goes home later, comes before them.
    """
    placings: list[Placing] = []
    left = entrants
    for departing in rounds:
        if not departing.finished:
            break
        for group in departing.groups:
            left -= len(group)
            if group:
                placings.append(Placing(left + 1, group))
    return placings[::-1]


def in_the_final(final: Pairing) -> list[Placing]:
    """First and second; the players of a final that nobody won share the first place until it is awarded."""
    if not final.is_settled:
        return []
    if final.winner is None:
        return [Placing(1, final.players)] if final.players else []
    second = [] if final.loser is None else [Placing(2, (final.loser,))]
    return [Placing(1, (final.winner,)), *second]


def place_of(placings: Iterable[Placing], line: int) -> int | None:
    """The place of this player, as far as it is decided."""
    return next((placing.place for placing in placings if line in placing.lines), None)


def holder(placings: Iterable[Placing], place: int) -> int | None:
    """The player who has this place alone."""
    return next(
        (group.lines[0] for group in placings if group.place == place and len(group.lines) == 1), None
    )


def award(placings: Sequence[Placing], place: int, line: int) -> list[Placing]:
    """The places with this one given to a player from below; those passed over move down by one."""
    old = place_of(placings, line) or place
    moved = [Placing(place, (line,))]
    for placing in placings:
        others = tuple(other for other in placing.lines if other != line)
        if others:
            moved.append(Placing(placing.place + (place <= placing.place <= old), others))
    return sorted(moved, key=lambda placing: placing.place)
