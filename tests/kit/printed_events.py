"""Events to print: set up, played and paid for by a few lines of a log."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from pegout.tournament.entries import (
    AwardPool,
    AwardPrizes,
    CheckIn,
    JoinPool,
    Pay,
    PayRefund,
    Register,
    SidePool,
    Spend,
    StartPlay,
    Withdraw,
)
from pegout.tournament.event import (
    FORMATS,
    EnterScore,
    Event,
    EventCommand,
    Format,
    NoteRuling,
    Record,
    Role,
    Setup,
    final_order,
    new_event,
    open_games,
    take,
)
from pegout.tournament.money import FixedPrizes

START = datetime(2026, 5, 9, 10, 0, tzinfo=UTC)

FIRST = (
    "Ann Bob Cleo Dan Eve Fay Gus Hal Ida Jon Kit Lou Max Ned Ola Pam Quin Rex Sue Tom Una Val Wes Xan "
    "Yves Zoë"
).split()
LAST = "Lee Baker Underhill Featherstonehaugh O'Neill Żółty García Smith-Jones Okafor Meyer".split()

HOSTILE = (
    '#import "x"',
    "*a* _b_ `c`",
    "$5 $x^2$",
    "[b] #[c]",
    "\\ \\u{41} \\",
    "@x <y>",
    "= Heading",
    "// gone /* gone */",
    "#panic(1)",
    "Jörg ~ -- ---",
    "אברהם לוי",
    "محمد علي",
    "🎉🂡 Zoë",
    '"quoted" \'s',
    "W" * 40,
    "#sys.inputs.data",
)


def names(number: int) -> list[str]:
    """So many different people."""
    return [f"{FIRST[i % 26]} {LAST[(i // 26 + i) % 10]}{_roman(i // 260)}" for i in range(number)]


def _roman(again: int) -> str:
    return f" {'I' * (again + 1)}" if again else ""


class Staging:
    """An event and the clock of its log; every record must be carried out."""

    def __init__(self, form: Format, name: str = "Spring Open") -> None:
        self.setup = Setup(name, form, START)
        self.event = new_event(self.setup)
        self.log: list[Record] = []
        self.now = START - timedelta(days=7)

    def do(self, command: EventCommand, by: str = "Pat", role: Role = Role.DIRECTOR) -> None:
        self.now += timedelta(seconds=20)
        self.log.append(Record(len(self.log) + 1, self.now, by, role, command))
        self.event = take(self.event, self.log[-1])
        assert not self.event.set_aside, self.event.set_aside

    def enter(self, people: Iterable[str], kinds: Sequence[str] = (), fee: int = 0) -> None:
        kinds = kinds or [option.kind for option in self.setup.form.desk.kinds if not option.sponsored]
        for place, name in enumerate(people):
            self.do(Register(name, kinds[place % len(kinds)]))
            if fee:
                self.do(Pay(name, fee))

    def start(self) -> None:
        self.now = max(self.now, START)
        self.do(StartPlay())

    def play(self, most: int = 10**9, seed: int = 1) -> None:
        """Games one after the other, until so many are played or none is open."""
        dice = Random(seed)
        for _ in range(most):
            game = next(
                ((each.name, game) for each in self.event.divisions for game in open_games(each)), None
            )
            if game is None:
                return
            low = dice.choice((45, 70, 85, 92, 97, 101, 104, 108, 110, 113, 115, 116, 118, 119, 120))
            scores = (121, low) if dice.random() < 0.5 else (low, 121)
            self.do(EnterScore(game[0], game[1].id, scores))


def started(form: Format, players: int, people: Sequence[str] = (), name: str = "Spring Open") -> Event:
    """An event at the start of its play, with so many players in each division."""
    stage = Staging(form, name)
    divisions = len(form.divisions) or 1
    stage.enter(people or names(players * divisions))
    stage.start()
    return stage.event


def played(form: Format, players: int, games: int = 10**9, people: Sequence[str] = ()) -> Event:
    """An event in which so many games have been played."""
    stage = Staging(form)
    stage.enter(people or names(players * (len(form.divisions) or 1)))
    stage.start()
    stage.play(games)
    return stage.event


def paid_event(people: Sequence[str] = ()) -> Event:
    """A lodge's double elimination from the first fee to the prizes, with a ruling and a record set aside."""
    lodge = FORMATS["lodge"]
    pool = SidePool("high hand", 500)
    desk = replace(lodge.desk, prizes=FixedPrizes((5000, 3000, 2000)), pools=(pool,))
    stage = Staging(replace(lodge, desk=desk), name="Lodge night 12")
    entrants = [*people, *names(16 - len(people))]
    stage.enter(entrants, fee=2000)
    stage.do(Register("Gil Guest", "guest", sponsor=entrants[0]))
    for name in entrants[:6]:
        stage.do(JoinPool(name, "high hand"))
        stage.do(CheckIn(name))
    stage.do(Withdraw(entrants[15]))
    stage.do(PayRefund(entrants[15]))
    stage.do(Spend("boards", 3450, "two new boards"))
    stage.start()
    stage.play(12)
    stage.do(
        NoteRuling("Both counts stand; the pegs were moved back.", ("acc:VIII.4", "lodge:time"), "", "W1-3")
    )
    stage.play()
    division = stage.event.divisions[0]
    order = [tuple(division.named(line) for line in group) for group in final_order(division)]
    stage.do(AwardPrizes(tuple(order[:3])))
    stage.do(AwardPool("high hand", tuple(entrants[:2])))
    late = Record(len(stage.log) + 1, stage.now, "Pat", Role.DIRECTOR, StartPlay())
    return take(stage.event, late)
