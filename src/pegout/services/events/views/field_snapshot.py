"""One field of an event as several views need it: each figure worked out once."""

from functools import cached_property

from pegout.services.event_files.results import PlayedGame, played_games
from pegout.services.events.hall_clock import MINUTE, ms_of
from pegout.services.events.views.rounds import clock_of, turns
from pegout.tournament.brackets import Pairing
from pegout.tournament.event import (
    Clock,
    Course,
    Division,
    Game,
    Movement,
    current_round,
    final_order,
    is_finished,
    open_games,
    rows,
)
from pegout.tournament.standings import Row, Settled


class FieldSnapshot:
    """A division, read once for all who look at it."""

    def __init__(self, division: Division) -> None:
        self.division = division
        self.name = division.name

    def named(self, number: int) -> str:
        return self.division.named(number)

    @cached_property
    def settled(self) -> Settled:
        return rows(self.division)

    @cached_property
    def row_of(self) -> dict[int, Row]:
        return {row.player: row for row in self.settled.rows}

    @cached_property
    def finished(self) -> bool:
        return is_finished(self.division, self.settled)

    @cached_property
    def order(self) -> tuple[tuple[str, ...], ...]:
        """The places that are decided, best first, by name."""
        found = final_order(self.division, self.settled)
        return tuple([tuple([self.named(number) for number in level]) for level in found])

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """What must be played or agreed on now."""
        return (*open_games(self.division, self.settled), *self.division.proposed.values())

    @cached_property
    def is_free(self) -> bool:
        """Whether players find their opponents themselves."""
        plan = self.division.form.chart
        return plan is not None and plan.movement is Movement.FREE and not self.division.courses

    @cached_property
    def stage(self) -> str:
        if self.finished:
            return "finished"
        if self.division.courses:
            return "sheet" if self.games else "waits"
        if self.is_free or current_round(self.division) is not None:
            return "chart"
        return "ties" if self.games else "waits"

    @cached_property
    def courses(self) -> tuple[tuple[str, Course], ...]:
        """The sheets by their names."""
        both = (("main", self.division.main), ("consolation", self.division.consolation))
        return tuple([(name, course) for name, course in both if course is not None])

    @cached_property
    def pairings(self) -> dict[str, tuple[str, Pairing]]:
        """Every match with the name of its sheet; no two sheets have an id in common."""
        return {
            pairing.match.id: (name, pairing)
            for name, course in self.courses
            for pairing in course.progress.pairings
        }

    @cached_property
    def matches_of(self) -> dict[int, list[Pairing]]:
        """The matches of everybody who is on a sheet, as far as they are known."""
        found: dict[int, list[Pairing]] = {}
        for _, pairing in self.pairings.values():
            for player in pairing.players:
                found.setdefault(player, []).append(pairing)
        return found

    @cached_property
    def on_main(self) -> frozenset[int]:
        """Who has reached the main sheet."""
        return frozenset() if self.division.main is None else frozenset(self.division.main.sheet.lines)

    @cached_property
    def left(self) -> frozenset[int]:
        """Who has dropped out or was sent off."""
        gone = [course.progress.withdrawn for _, course in self.courses]
        chart = self.division.chart
        return frozenset(() if chart is None else chart.gone).union(*gone)

    @cached_property
    def game_of(self) -> dict[int, Game]:
        """The game that each player has to play now; the first where there are several."""
        found: dict[int, Game] = {}
        for game in self.games:
            found.setdefault(game.first, game)
            found.setdefault(game.second, game)
        return found

    @cached_property
    def played_by(self) -> dict[int, list[PlayedGame]]:
        found: dict[int, list[PlayedGame]] = {}
        for game in played_games(self.division):
            found.setdefault(game.first, []).append(game)
            found.setdefault(game.second, []).append(game)
        return found

    @cached_property
    def _turns(self) -> dict[str, int]:
        """The rounds of the hall on the sheets come after those of the chart."""
        before = 0 if self.division.chart is None else len(self.division.chart.rounds)
        found = [turns(course) for _, course in self.courses]
        return {match: before + turn for sheet in found for match, turn in sheet.items()}

    @cached_property
    def round(self) -> int:
        """The current round, as the clock counts them; 0 if there is none."""
        if self.stage == "chart":
            return current_round(self.division) or 0
        if self.stage == "sheet":
            return min(self._turns[game.id] for game in self.games)
        return 0

    @cached_property
    def now_playing(self) -> tuple[Game, ...]:
        """The open games of this round."""
        if self.stage != "sheet":
            return self.games
        return tuple([game for game in self.games if self._turns[game.id] == self.round])

    @cached_property
    def sitting_out(self) -> frozenset[int]:
        """Who has no game in this round of the chart."""
        chart = self.division.chart
        if chart is None or self.stage != "chart":
            return frozenset()
        return frozenset(chart.rounds[self.round - 1].sitting_out)

    @cached_property
    def clock(self) -> Clock | None:
        """The clock of this round, once it was started."""
        return clock_of(self.division, self.round) if self.round else None

    @cached_property
    def ends_ms(self) -> int | None:
        if self.clock is None:
            return None
        return ms_of(self.clock.started) + self.division.form.round_minutes * MINUTE

    @cached_property
    def next_games(self) -> dict[int, Game]:
        """By player, the first game of the chart after the round that is being played."""
        after: dict[int, Game] = {}
        for game in self.division.games:
            if game.round > self.round:
                after.setdefault(game.first, game)
                after.setdefault(game.second, game)
        return after
