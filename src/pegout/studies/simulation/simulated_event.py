"""A simulated event in play: every step is a record that the event takes."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from random import Random

from pegout.studies.simulation.contests import Contest
from pegout.tournament.entries import Register
from pegout.tournament.event import (
    Division,
    EnterScore,
    Event,
    EventCommand,
    Format,
    FreeGame,
    Movement,
    Record,
    Role,
    Setup,
    StartPlayOffs,
    is_finished,
    new_event,
    open_games,
    take,
)

START = datetime(2000, 1, 1, 12, tzinfo=UTC)
BEFORE = START - timedelta(days=1)


class CannotBePlayed(ValueError):
    """The event is stuck; the message says where."""


def field_name(form: Format) -> str:
    """The one division that is played: divisions are independent, so one is enough."""
    return form.divisions[0] if form.divisions else ""


@lru_cache(maxsize=4)
def opening(form: Format, entrants: int) -> Event:
    """Everybody is registered, under a number as a name. The desk takes no fee and turns nobody away."""
    desk = replace(form.desk, fee=0, places=None, minimum_entries=0)
    hall = Hall(new_event(Setup("simulation", replace(form, desk=desk), START)))
    kind = field_name(form) or desk.kinds[0].kind
    for number in range(1, entrants + 1):
        hall.do(Register(str(number), kind, sponsor="host"), at=BEFORE)
    return hall.event


def entrant(name: str) -> int:
    """Whose name that is, counted from nought."""
    return int(name) - 1


class Hall:
    """An event that goes on with every command, and the games that were played in it."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.games = 0

    def do(self, command: EventCommand, at: datetime = START) -> None:
        """Carry out a command of the director, or raise `CannotBePlayed` with the reason."""
        event = take(self.event, Record(self.event.number + 1, at, "director", Role.DIRECTOR, command))
        if event.set_aside:
            raise CannotBePlayed(event.set_aside[0].why.message)
        self.event = event

    def division(self, name: str) -> Division:
        division = self.event.division(name)
        if division is None:
            raise CannotBePlayed(f"The field {name!r} has not started.")
        return division

    def play_out(self, name: str, contest: Contest, dice: Random) -> None:
        """Play a division to its end: the chart, play-offs for ties, and the sheets."""
        plan = self.division(name).form.chart
        if plan is not None and plan.movement is Movement.FREE:
            self._play_freely(name, plan.games, contest, dice)
        while self._play_open(name, contest, dice) or self._start_play_offs(name):
            pass
        division = self.division(name)
        if division.chart is not None and not is_finished(division):
            raise CannotBePlayed("No game is open, and the event has not ended.")

    def _play_open(self, name: str, contest: Contest, dice: Random) -> bool:
        """One game for all who can play now; false if nobody can."""
        division = self.division(name)
        games = open_games(division)
        for game in games:
            first, second = division.named(game.first), division.named(game.second)
            scores = contest.play(entrant(first), entrant(second), dice)
            self.do(EnterScore(name, game.id, scores))
        self.games += len(games)
        return bool(games)

    def _start_play_offs(self, name: str) -> bool:
        division = self.division(name)
        if division.form.sheet is None or division.courses:
            return False
        self.do(StartPlayOffs(name))
        return True

    def _play_freely(self, name: str, games: int, contest: Contest, dice: Random) -> None:
        """Those with the fewest games are paired at random, until nobody is left to pair."""
        players = list(self.division(name).players)
        played: Counter[str] = Counter()
        while len(free := [player for player in players if played[player] < games]) > 1:
            dice.shuffle(free)
            first, second = sorted(free, key=played.__getitem__)[:2]
            scores = contest.play(entrant(first), entrant(second), dice)
            self.do(FreeGame(name, first, second, scores))
            played.update((first, second))
            self.games += 1
