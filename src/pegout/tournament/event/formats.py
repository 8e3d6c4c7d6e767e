"""How an event is played, as data: a chart of games, a knock-out sheet, or one after the other."""

from dataclasses import replace
from enum import Enum

from pegout.refusal import InvalidInput
from pegout.suggestions import hint
from pegout.tournament.brackets.sheet import LENGTHS
from pegout.tournament.entries import DESK_PRESETS, DeskRules
from pegout.tournament.standings import ACC, GOLDEN_AGE, WINS, Scheme
from pegout.values import value


class InvalidFormat(InvalidInput):
    """No event can be played like this; the message says why."""

    code = "invalid_format"


class Movement(Enum):
    """How the tables of a chart change from round to round."""

    GOLDEN_AGE = "golden-age"
    ROTATION = "rotation"
    ROUND_ROBIN = "round-robin"
    FREE = "free"


@value
class ChartPlan:
    """Games by a chart, and how they are counted."""

    movement: Movement
    scheme: Scheme
    games: int = 0
    """For everybody; in a round robin how often each two meet; with free pairing the most for anybody."""
    places: int = 3
    """How many places matter, so that ties for them are played off."""


class Elimination(Enum):
    SINGLE = "single"
    DOUBLE = "double"


@value
class SheetPlan:
    """A knock-out sheet."""

    elimination: Elimination
    best_of: int = 1
    third_place: bool = False
    seeded: bool = False


@value
class Format:
    """A whole event. With a chart and a sheet the best of the chart play off on the sheet."""

    name: str
    desk: DeskRules
    game: str = "acc"
    """The rule set its games are played by."""
    divisions: tuple[str, ...] = ()
    """The kinds of entrants that have a field of their own; none for one field."""
    chart: ChartPlan | None = None
    sheet: SheetPlan | None = None
    consolation: SheetPlan | None = None
    qualifiers: int = 0
    """How many go on from the chart to the sheet; nought for the best quarter, rounded up."""
    round_minutes: int = 0
    nights: bool = False
    """A season: each night has its own players and chart, and the standings run over all nights."""
    by_registration: bool = False
    """Whether the document gives positions by the order of registration, so that lots are not drawn."""
    best_nights: int = 0
    """How many nights of each player count; nought for all."""

    def __post_init__(self) -> None:
        if self.chart is None and self.sheet is None:
            raise InvalidFormat(f"The format {self.name} has neither a chart nor a sheet: give one of them.")
        if self.chart is not None and self.chart.movement is not Movement.GOLDEN_AGE and self.chart.games < 1:
            raise InvalidFormat(f"The format {self.name} needs at least one game.")
        if min(self.qualifiers, self.round_minutes, self.best_nights) < 0:
            raise InvalidFormat(f"The format {self.name} has a negative number.")


FORMATS: dict[str, Format] = {
    form.name: form
    for form in (
        Format(
            "golden-age",
            DESK_PRESETS["golden-age"],
            game="golden-age",
            divisions=("men", "women"),
            chart=ChartPlan(Movement.GOLDEN_AGE, GOLDEN_AGE, games=6),
        ),
        Format(
            "acc",
            DESK_PRESETS["acc"],
            chart=ChartPlan(Movement.ROTATION, ACC, games=9),
            sheet=SheetPlan(Elimination.SINGLE, best_of=3, seeded=True),
            consolation=SheetPlan(Elimination.SINGLE, seeded=True),
        ),
        Format(
            "lodge",
            DESK_PRESETS["lodge"],
            game="lodge",
            sheet=SheetPlan(Elimination.DOUBLE),
            round_minutes=20,
            by_registration=True,  # lodge:winners
        ),
        Format("knock-out", DESK_PRESETS["club"], sheet=SheetPlan(Elimination.SINGLE, third_place=True)),
        Format("round-robin", DESK_PRESETS["club"], chart=ChartPlan(Movement.ROUND_ROBIN, WINS, games=1)),
        Format(
            "season",
            DESK_PRESETS["club"],
            chart=ChartPlan(Movement.ROTATION, ACC, games=9),
            nights=True,
        ),
    )
}
"""The formats there are by name; any part can be changed with `dataclasses.replace`."""


def format_of(name: str) -> Format:
    """The format of that name, or `InvalidFormat` naming those there are.

    >>> format_of("lodge").round_minutes
    20
    """
    if name in FORMATS:
        return FORMATS[name]
    raise InvalidFormat(f"There is no format {name[:30]!r}: {hint(name, FORMATS)}")


def with_games(form: Format, games: int) -> Format:
    """The format with so many games in its chart."""
    if form.chart is None:
        raise InvalidFormat(f"The format {form.name} has no chart: it is played until one player is left.")
    if form.chart.movement is Movement.GOLDEN_AGE and games != form.chart.games:
        raise InvalidFormat(f"The format {form.name} has six games.")
    return replace(form, chart=replace(form.chart, games=games))


def with_best_of(form: Format, best_of: int) -> Format:
    """The format with matches of that length on its sheet."""
    if form.sheet is None:
        raise InvalidFormat(f"The format {form.name} has no sheet: it plays single games.")
    if best_of not in LENGTHS:
        raise InvalidFormat(f"A match is best of 1, 3 or 5 games, not {best_of}.")
    return replace(form, sheet=replace(form.sheet, best_of=best_of))
