"""Which round the hall is in: on a chart its own rounds, on a sheet one after those that feed a match."""

from pegout.tournament.brackets import LoserOf, Pairing, Vacancy, WinnerOf
from pegout.tournament.event import Clock, Course, Division


def turns(course: Course) -> dict[str, int]:
    """For each match the first round of the hall in which it can be played; byes take no time.

    All matches of one turn can be played at once, and those of the next only when they are over. So the
    rounds of both brackets of a double elimination are counted together.
    """
    found: dict[str, int] = {}
    for pairing in course.progress.pairings:
        feeding = [source for source in pairing.match.sources if isinstance(source, WinnerOf | LoserOf)]
        before = max([found[source.match] for source in feeding], default=0)
        found[pairing.match.id] = before + is_played(pairing)
    return found


def is_played(pairing: Pairing) -> bool:
    """Whether two players meet there, as far as that is known: a player with a bye moves straight on."""
    return Vacancy.BYE not in (pairing.upper, pairing.lower)


def clock_of(division: Division, number: int) -> Clock | None:
    return next((clock for clock in division.clocks if clock.round == number), None)
