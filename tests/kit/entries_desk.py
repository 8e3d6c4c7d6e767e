"""A clerk who keeps the log of a desk, and random logs of busy desks."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random

from hypothesis import strategies as st

from pegout.tournament.entries import (
    AwardPool,
    AwardPrizes,
    Cancel,
    Cause,
    CheckIn,
    Command,
    DecideRefund,
    Desk,
    DeskRules,
    Donate,
    Entry,
    HandOver,
    JoinPool,
    MoveStart,
    Pay,
    PayRefund,
    Phase,
    PutIn,
    Record,
    Register,
    Remove,
    SidePool,
    Spend,
    StartPlay,
    Status,
    Withdraw,
    desk_preset,
    entry_of,
    evaluate,
    line_up,
    refunds_due,
    refunds_undecided,
    take,
)
from pegout.tournament.money import FixedPrizes, SharedPrizes

START = datetime.fromisoformat("2026-06-06T10:00")  # a Saturday
LODGE = desk_preset("lodge")


def before(hours: float, start: datetime = START) -> datetime:
    """So many hours before the start; after it if negative."""
    return start - timedelta(hours=hours)


EARLY = before(240)


@dataclass
class Clerk:
    """Writes records at the desk's clock, which stands so many hours before the start."""

    rules: DeskRules = LODGE
    start: datetime = START
    at: datetime = EARLY
    log: list[Record] = field(default_factory=list)
    taken: Desk | None = None

    def clock(self, hours: float) -> "Clerk":
        self.at = before(hours, self.start)
        return self

    def do(self, *commands: Command) -> "Clerk":
        """Record what must be accepted."""
        for command in commands:
            assert self.says(command) == ""
        return self

    def says(self, command: Command) -> str:
        """Record it and give the desk's objection, if any."""
        record = Record(len(self.log) + 1, self.at, "Reg", command)
        before = self.taken or evaluate(self.rules, self.start, self.log)
        self.log.append(record)
        self.taken = take(before, record)
        refused = [one.why.message for one in self.taken.refused if one.number == record.number]
        return refused[0] if refused else ""

    def enter(self, *names: str, cents: int | None = None) -> "Clerk":
        """Members who register and pay."""
        for name in names:
            self.do(Register(name, self.rules.kinds[0].kind))
            self.do(Pay(name, self.rules.fee if cents is None else cents))
        return self

    @property
    def desk(self) -> Desk:
        """From the whole log, which must come to the same as record by record."""
        desk = evaluate(self.rules, self.start, self.log)
        assert self.taken in (None, desk)
        return desk

    def entry(self, name: str) -> Entry:
        entry = entry_of(self.desk, name)
        assert entry is not None
        return entry


def names(count: int) -> tuple[str, ...]:
    return tuple(f"Player {number}" for number in range(1, count + 1))


# Random logs.

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus")
POOLS = (SidePool("highest hand", 500), SidePool("skunks", 333))

DESKS = tuple(
    replace(
        LODGE,
        fee=fee,
        places=places,
        minimum_entries=least,
        full_refund_hours=full,
        no_refund_hours=none,
        prizes=prizes,
        pools=POOLS,
    )
    for fee, places, least, full, none, prizes in (
        (2000, 3, 2, 72, 48, FixedPrizes((500, 300, 201))),
        (2000, None, 0, 72, 48, SharedPrizes((50, 30, 15))),
        (1500, 4, 0, None, None, SharedPrizes((1, 1, 1), 3)),
        (0, 3, 0, 72, 48, FixedPrizes((100,))),
        (1999, 2, 2, 48, 48, FixedPrizes((9000, 1))),
    )
)

CENTS = (0, 1, 499, 700, 1500, 1999, 2000, 2000, 2001, 5000)
REASONS = ("because", "because", "rain", "")


@dataclass(frozen=True)
class Story:
    """A desk and all that was asked of it."""

    rules: DeskRules
    log: tuple[Record, ...]

    @property
    def end(self) -> Desk:
        return evaluate(self.rules, START, self.log)


def stories() -> st.SearchStrategy[Story]:
    """Logs of up to some sixty records, from a seed; a failure shrinks to a shorter log."""
    return st.builds(_story, st.integers(0, 2**32), st.integers(15, 60))


def _story(seed: int, longest: int) -> Story:
    teller = Teller(Random(seed))
    return Story(teller.rules, tuple(teller.tell()[:longest]))


class Teller:
    """Thinks up a rush of entries, then what often makes sense or anything at all, well past the start."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.rules = random.choice(DESKS)
        self.desk = evaluate(self.rules, START, ())
        self.log: list[Record] = []
        self.at = EARLY

    def tell(self) -> list[Record]:
        for name in PEOPLE[: self.random.randrange(7)]:
            self.record(Register(name, "member"))
            self.record(Pay(name, max(1, self.rules.fee) + self.random.choice((0, 0, 250))))
            if self.random.random() < 0.5:
                self.record(JoinPool(name, self.pool()))
        self.at = before(90)
        calm = self.random.random() < 0.6
        while len(self.log) < 60:
            self.at += timedelta(hours=self.random.choice((0, 0, 1, 6, 12, 24)))
            self.record(self.next(calm=calm))
        return self.log

    def record(self, command: Command) -> None:
        self.log.append(Record(len(self.log) + 1, self.at, "Reg", command))
        self.desk = take(self.desk, self.log[-1])

    def next(self, *, calm: bool) -> Command:
        """In a calm story nobody cancels the event, so that it gets as far as its prizes."""
        course = self.desk.course
        if self.at >= course.start and course.phase is Phase.OPEN and self.random.random() < 0.5:
            return StartPlay()
        if course.cancellation and not course.cancellation.announced and self.random.random() < 0.5:
            return Cancel(Cause.TOO_FEW)
        command = self.sensible() if self.random.random() < 0.7 else self.anything()
        return self.next(calm=calm) if calm and isinstance(command, Cancel | MoveStart) else command

    def sensible(self) -> Command:
        """What has a fair chance at this desk as it stands."""
        entries = self.desk.entries
        placed = [entry.name for entry in entries if entry.status in (Status.PLACED, Status.CONFIRMED)]
        undecided, due = refunds_undecided(self.desk), refunds_due(self.desk)
        options: list[Command] = [
            Register(self.who(), self.kind(), self.random.choice(("", "Zoe", "Zoe"))),
            Pay(self.who(placed), self.cents()),
            JoinPool(self.who(placed), self.pool()),
            self.random.choice((CheckIn(self.who(placed)), Withdraw(self.who(placed)))),
            self.random.choice((Spend("hall", self.cents()), PutIn(self.cents()), HandOver(self.cents()))),
        ]
        if undecided:
            options += [DecideRefund(self.who(undecided), self.cents(), self.reason())] * 2
        if due:
            options += [PayRefund(self.who([one.name for one in due]))] * 2
        if self.desk.course.phase is Phase.PLAYING:
            options += [self.award_prizes(line_up(self.desk)), self.award_pool(line_up(self.desk))]
        return self.random.choice(options)

    def anything(self) -> Command:
        return self.random.choice(
            (
                Register(self.who(), self.kind()),
                Pay(self.who(), self.cents()),
                JoinPool(self.who(), self.pool()),
                CheckIn(self.who()),
                Withdraw(self.who(), before(self.random.randrange(200))),
                Remove(self.who(), self.reason()),
                DecideRefund(self.who(), self.cents(), self.reason()),
                PayRefund(self.who()),
                Donate(self.random.choice(("Zoe", "Ann")), self.cents()),
                MoveStart(before(self.random.randrange(-60, 60)), self.reason()),
                Cancel(self.random.choice(list(Cause)), self.reason()),
                StartPlay(),
                self.award_prizes(PEOPLE),
                self.award_pool(PEOPLE),
            )
        )

    def award_prizes(self, people: Sequence[str]) -> AwardPrizes:
        order = self.random.sample(people, self.random.randrange(1, min(5, len(people) + 1)))
        level = self.random.randrange(1, len(order) + 1)
        return AwardPrizes((tuple(order[:level]), *((name,) for name in order[level:])))

    def award_pool(self, people: Sequence[str]) -> AwardPool:
        pool = self.pool()
        joined = [entry.name for entry in self.desk.entries if pool in {one.name for one in entry.pools}]
        people = [name for name in people if name in joined] or people
        return AwardPool(
            pool, tuple(self.random.sample(people, self.random.randrange(min(3, len(people) + 1))))
        )

    def who(self, people: Sequence[str] = PEOPLE) -> str:
        return self.random.choice(people or PEOPLE)

    def kind(self) -> str:
        return self.random.choice(("member", "member", "guest"))

    def cents(self) -> int:
        return self.random.choice(CENTS)

    def pool(self) -> str:
        return self.random.choice(POOLS).name

    def reason(self) -> str:
        return self.random.choice(REASONS)


def accepted(story: Story, desk: Desk) -> Sequence[Record]:
    refused = {one.number for one in desk.refused}
    return [record for record in story.log if record.number not in refused]
