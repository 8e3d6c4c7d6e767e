"""Events run by a director with dice: entries, scores, absences, drop-outs and undo."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import Event, EventCommand, Format, Game, Record, Role, Setup
from pegout.tournament.event.division import Division

START = datetime(2026, 12, 10, 18, 0, tzinfo=UTC)
EARLY = START - timedelta(days=9)


class Director:
    """Keeps the log of an event; what is refused fails the test."""

    def __init__(self, form: Format) -> None:
        self.setup = Setup("Test", form, START)
        self.event: Event = e.new_event(self.setup)
        self.log: list[Record] = []
        self.at = EARLY

    def record(self, command: EventCommand, role: Role = Role.DIRECTOR, by: str = "Dora") -> Record:
        return Record(self.log[-1].number + 1 if self.log else 1, self.at, by, role, command)

    def why_not(self, command: EventCommand, role: Role = Role.DIRECTOR, by: str = "Dora") -> str | None:
        why = e.refusal(self.event, self.record(command, role, by))
        return None if why is None else why.message

    def do(self, command: EventCommand, role: Role = Role.DIRECTOR, by: str = "Dora") -> None:
        record = self.record(command, role, by)
        assert e.refusal(self.event, record) is None, (command, e.refusal(self.event, record))
        self.log.append(record)
        if isinstance(command, e.Undo):
            self.event = e.evaluate(self.setup, self.log)
        else:
            self.event = e.take(self.event, record)

    @property
    def division(self) -> Division:
        return self.event.divisions[0]

    @property
    def open(self) -> list[tuple[Division, Game]]:
        return [(division, game) for division in self.event.divisions for game in e.open_games(division)]

    def score(self, game: str, first: int, second: int, division: str = "") -> None:
        self.do(e.EnterScore(division, game, (first, second)))


def started(form: Format, players: int) -> Director:
    """So many entrants, P1 first, all paid, and play begun."""
    director = Director(form)
    kinds = form.desk.kinds
    for place in range(players):
        kind = kinds[place % len(kinds)]
        director.do(d.Register(f"P{place + 1}", kind.kind, "Sam" if kind.sponsored else ""))
        if form.desk.fee:
            director.do(d.Pay(f"P{place + 1}", form.desk.fee))
    director.at = START
    director.do(d.StartPlay())
    if form.nights:
        director.do(e.OpenNight(tuple(f"P{place + 1}" for place in range(players))))
    return director


def roomy(form: Format) -> Format:
    """The format without a limit or a least number of entries."""
    return replace(form, desk=replace(form.desk, places=None, minimum_entries=0))


def random_score(dice: Random) -> tuple[int, int]:
    lost = dice.randint(30, 120)
    return (121, lost) if dice.random() < 0.5 else (lost, 121)


def play_on(director: Director, dice: Random, absences: float = 0.0) -> Iterator[None]:
    """One entry after the other until nothing is open; play-offs are started when they are due."""
    while True:
        if director.open:
            division, game = dice.choice(director.open)
            names = [division.named(player) for player in (game.first, game.second)]
            if division.courses and dice.random() < absences:
                away = names if dice.random() < 0.4 else [dice.choice(names)]
                director.do(e.MarkAbsent(division.name, game.id, tuple(away)))
            else:
                director.do(e.EnterScore(division.name, game.id, random_score(dice)))
        elif waiting := [
            division
            for division in director.event.divisions
            if director.why_not(e.StartPlayOffs(division.name)) is None
        ]:
            director.do(e.StartPlayOffs(waiting[0].name))
        else:
            return
        yield
