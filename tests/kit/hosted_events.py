"""Hosted events built by commands: what is refused fails the test."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import msgspec

from pegout.services.event_files.options import EventOptions
from pegout.services.events.evolve import evolve
from pegout.services.events.stream_events import EventOpened, HostingEvent, OnlineTerms, Recorded
from pegout.services.events.views import View, whole
from pegout.services.streams.ports import Entry
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import EventCommand, Game, Record, Role
from pegout.tournament.event.division import Division

START = datetime(2026, 12, 10, 18, 0, tzinfo=UTC)
EARLY = START - timedelta(days=9)
DORA = "Dora"


Plain = dict[str, dict[str, Any]]


def plain(view: View) -> Plain:
    """A view as it arrives."""
    arrived: Plain = msgspec.json.decode(msgspec.json.encode(view))
    return arrived


class Host:
    """One event and its stream; the clock stands where the test has put it."""

    def __init__(self, format_name: str, online: OnlineTerms | None = None, **options: Any) -> None:
        settings = EventOptions("Test", START, format_name, **options)
        opened = EventOpened("abcdefghijkl", settings, online=online)
        self.state = evolve(None, [Entry((opened,), 0)])
        self.at = EARLY

    @property
    def at_ms(self) -> int:
        return int(self.at.timestamp() * 1000)

    @property
    def event(self) -> e.Event:
        return self.state.now

    @property
    def division(self) -> Division:
        return self.event.divisions[0]

    @property
    def open(self) -> list[tuple[Division, Game]]:
        return [(division, game) for division in self.event.divisions for game in e.open_games(division)]

    def why_not(self, command: EventCommand, role: Role = Role.DIRECTOR, by: str = DORA) -> str | None:
        why = e.refusal(self.event, self._record(command, role, by))
        return None if why is None else why.message

    def do(self, command: EventCommand, role: Role = Role.DIRECTOR, by: str = DORA) -> int:
        """Carry it out, and give the number of its record."""
        assert (why := self.why_not(command, role, by)) is None, (command, why)
        record = self._record(command, role, by)
        self.note(Recorded(record))
        return record.number

    def note(self, event: HostingEvent) -> None:
        self.state = evolve(self.state, [Entry((event,), 0)])

    def by_player(self, name: str, command: EventCommand) -> int:
        return self.do(command, Role.PLAYER, name)

    def score(self, game: str, first: int, second: int, division: str = "") -> None:
        self.do(e.EnterScore(division, game, (first, second)))

    def enter(self, name: str, game: str, first: int, second: int, division: str = "") -> None:
        """A score as one of its players enters it."""
        self.by_player(name, e.EnterScore(division, game, (first, second), name))

    def view(self, role: Role = Role.DIRECTOR, name: str = "") -> Plain:
        return plain(whole(self.state, role, name, self.at_ms))

    def todo(self, role: Role = Role.DIRECTOR) -> dict[str, dict[str, Any]]:
        todo: dict[str, dict[str, Any]] = self.view(role)["todo"]
        return todo

    def me(self, name: str) -> dict[str, Any]:
        me: dict[str, Any] = self.view(Role.PLAYER, name)["me"]["me"]
        return me

    def register(self, *names: str) -> None:
        """One after the other, of each kind in turn, and paid."""
        rules = self.event.desk.rules
        for place, name in enumerate(names):
            kind = rules.kinds[place % len(rules.kinds)]
            self.do(d.Register(name, kind.kind, "Sam" if kind.sponsored else ""))
            if rules.fee:
                self.do(d.Pay(name, rules.fee))

    def start(self, *names: str) -> None:
        """These enter and pay, and play begins."""
        self.register(*names)
        self.at = START
        self.do(d.StartPlay())

    def _record(self, command: EventCommand, role: Role, by: str) -> Record:
        log = self.state.log
        return Record(log[-1].number + 1 if log else 1, self.at, by, role, command)


def started(format_name: str, players: int, **options: Any) -> Host:
    """So many entrants, P1 first, all paid, and play begun."""
    host = Host(format_name, **options)
    host.start(*names(players))
    return host


def names(number: int) -> tuple[str, ...]:
    return tuple([f"P{place}" for place in range(1, number + 1)])


def random_score(dice: Random) -> tuple[int, int]:
    lost = dice.randint(30, 120)
    return (121, lost) if dice.random() < 0.5 else (lost, 121)
