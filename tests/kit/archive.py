"""Events on a server that are played by hand from the first entry to the close."""

from datetime import datetime, timedelta
from typing import Any

from pegout.services.event_files.options import EventOptions
from pegout.services.events.evolve import evolve
from pegout.services.events.listing import Attended, EventListing, PersonListed
from pegout.services.events.stream_events import EventOpened, HostingEvent, OnlineTerms, Recorded
from pegout.services.streams.ports import Entry
from pegout.tournament import entries as d
from pegout.tournament import event as e
from pegout.tournament.event import EventCommand, Record, Role

START = datetime(2026, 12, 10, 19, 30)  # noqa: DTZ001 - the clock of a hall
EVENT = "abcdefghijkl"


class Hall:
    """One event and its director."""

    def __init__(self, form: str, *, online: OnlineTerms | None = None, **options: Any) -> None:
        opened = EventOpened(EVENT, EventOptions("Friday", START, form, **options), online=online)
        self.state = evolve(None, [Entry((opened,), 0)])
        self.at = START - timedelta(days=9)

    def note(self, event: HostingEvent) -> None:
        self.state = evolve(self.state, [Entry((event,), 0)])

    def do(self, *commands: EventCommand) -> None:
        for command in commands:
            record = Record(len(self.state.log) + 1, self.at, "Dora", Role.DIRECTOR, command)
            assert (why := e.refusal(self.state.now, record)) is None, why
            self.note(Recorded(record))

    def enter(self, *names: str, kind: str = "member", fee: int = 0) -> None:
        for name in names:
            self.do(d.Register(name, kind))
            if fee:
                self.do(d.Pay(name, fee))

    def start(self) -> None:
        self.at = START
        self.do(d.StartPlay())

    def open_game(self, one: str, two: str) -> tuple[str, str, bool]:
        """The field and the id of the game that these two have to play, and whether the first comes first."""
        for division in self.state.now.divisions:
            for game in (*e.open_games(division), *division.games):
                names = division.named(game.first), division.named(game.second)
                if {one, two} == set(names) and game.id not in division.results:
                    return division.name, game.id, names[0] == one
        raise AssertionError(f"{one} and {two} have nothing to play.")

    def score(self, one: str, two: str, points: int, others: int, **more: Any) -> None:
        field, game, in_order = self.open_game(one, two)
        scores = (points, others) if in_order else (others, points)
        self.do(e.EnterScore(field, game, scores, **more))

    def absent(self, who: str, other: str) -> None:
        field, game, _ = self.open_game(who, other)
        self.do(e.MarkAbsent(field, game, (who,)))


def round_of_three() -> Hall:
    """Ann beats both, Cy by a skunk; Bob beats Cy. All have paid, and the first two have prizes."""
    hall = Hall("round-robin", fee=4000, prizes="70/50")
    hall.enter("Ann", "Bob", "Cy", fee=4000)
    hall.start()
    hall.score("Ann", "Bob", 121, 100)
    hall.score("Ann", "Cy", 121, 85)
    hall.score("Bob", "Cy", 121, 119)
    return hall


def close(hall: Hall) -> None:
    hall.do(d.AwardPrizes((("Ann",), ("Bob",), ("Cy",))), e.CloseEvent())


def listing(event: str, **changes: Any) -> EventListing:
    fields: dict[str, Any] = {
        "name": "Friday",
        "start_ms": 0,
        "year": 2026,
        "format": "lodge",
        "phase": "closed",
        "listed": True,
        "online": False,
        "version": 1,
        "due": None,
        "summary": {"start": "2026-12-10T19:30:00", "entries": 2, "winner": None},
        "changed": 1_796_900_400_000,
    }
    return EventListing(event=event, **{**fields, **changes})


def attended(event: str, name: str, place: int | None, won: int, lost: int, **more: Any) -> Attended:
    """Somebody's row, with as much spread as games won more than lost, in tens."""
    summary: dict[str, Any] = {
        "place": place,
        "of": 8,
        "played": won + lost,
        "won": won,
        "lost": lost,
        "spread": 10 * (won - lost),
        "skunks_given": 0,
        "skunks_taken": 0,
        "against": {},
        "prize_cents": 0,
        "bot": False,
    }
    return listing(event), PersonListed("", name.casefold(), name, {**summary, **more})
