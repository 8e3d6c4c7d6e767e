"""One event of a simulation, from the draw to the last place."""

from random import Random

from pegout.studies.simulation.contests import Contest
from pegout.studies.simulation.places import Groups, order_of, season_order
from pegout.studies.simulation.simulated_event import Hall, field_name, opening
from pegout.tournament.entries import StartPlay
from pegout.tournament.event import DrawOrder, Format, OpenNight
from pegout.values import value


@value
class Plan:
    """Everything a run depends on besides its number, so that a run is the same in any process.

    Entrants stand strongest first, and `contender` says whose account each is on: their own, or that of
    their kind of bot. `first` are the places that are counted together.
    """

    form: Format
    contest: Contest
    contender: tuple[int, ...]
    first: int
    drawn: bool
    nights: int
    seed: str

    @property
    def entrants(self) -> int:
        return len(self.contender)


@value
class Ending:
    """How a run ended: everybody's place, the games it took, and whether ties had to be played off."""

    order: Groups
    games: int
    tied: bool


def play_event(plan: Plan, run: int) -> Ending:
    """The run with that number."""
    dice = Random(f"{plan.seed}/{run}")
    hall = Hall(opening(plan.form, plan.entrants))
    if plan.form.nights:
        _play_season(hall, plan, dice)
        order = season_order(hall.event)
    else:
        start(hall, plan, dice)
        name = field_name(plan.form)
        hall.play_out(name, plan.contest, dice)
        order = order_of(hall.division(name))
    tied = any(division.ties for division in hall.event.divisions)
    return Ending(order, hall.games, tied)


def start(hall: Hall, plan: Plan, dice: Random) -> None:
    """Draw the numbers, or leave them as the entrants stand, and begin."""
    if plan.drawn:
        hall.do(DrawOrder(field_name(plan.form), _names(plan, dice)))
    hall.do(StartPlay())


def _play_season(hall: Hall, plan: Plan, dice: Random) -> None:
    for _ in range(plan.nights):
        hall.do(OpenNight(_names(plan, dice)))
        hall.play_out(hall.event.divisions[-1].name, plan.contest, dice)


def _names(plan: Plan, dice: Random) -> tuple[str, ...]:
    names = [str(number) for number in range(1, plan.entrants + 1)]
    if plan.drawn:
        dice.shuffle(names)
    return tuple(names)
