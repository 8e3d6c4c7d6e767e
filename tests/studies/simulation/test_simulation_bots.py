"""Events of bots, whose games are really played, and the figures that were measured with bots."""

from dataclasses import replace

import pytest

from pegout.rules import PRESETS
from pegout.studies.simulation import Bots, Simulation, simulate
from pegout.studies.simulation.calibration import games_at, losing_scores, margins
from pegout.tournament.event import FORMATS
from pegout.wiring import bot

KNOCK_OUT = FORMATS["knock-out"]
TWO_TO_ONE = Bots(("random", "random", "greedy"), bot)


@pytest.fixture(scope="module")
def found() -> Simulation:
    return simulate(KNOCK_OUT, 6, 4, bots=TWO_TO_ONE, seed=1)


def test_each_kind_of_bot_has_its_own_figures(found: Simulation) -> None:
    random, greedy = found.contenders
    assert (random.name, random.members, random.strength) == ("random", 4, None)
    assert (greedy.name, greedy.members, greedy.strength) == ("greedy", 2, None)
    assert found.best is None, "nobody is known to be the best beforehand"
    assert random.wins.times + greedy.wins.times == 4
    assert (4 * random.place.mean + 2 * greedy.place.mean) / 6 == pytest.approx(3.5)


def test_the_better_bot_is_found_out(found: Simulation) -> None:
    random, greedy = found.contenders
    assert greedy.wins.times == 4
    assert greedy.place.mean < random.place.mean


def test_bots_repeat_their_games_in_other_processes(found: Simulation) -> None:
    assert simulate(KNOCK_OUT, 6, 4, bots=TWO_TO_ONE, seed=1, workers=2) == found


@pytest.mark.parametrize("name", FORMATS)
def test_scores_of_real_games_can_be_entered_in_every_format(name: str) -> None:
    bots = Bots(("random",), bot)
    assert simulate(FORMATS[name], 2, 1, bots=bots, seed=2, nights=1).contenders[0].wins.times == 1


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (("nobody",), "no opponent 'nobody'"),
        ((), "Name one to 2 bots"),
        (("random", "greedy", "third"), "Name one to 2 bots"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(KNOCK_OUT, 2, 1, bots=Bots(bots, bot))


def test_games_whose_scores_could_not_be_entered_are_refused() -> None:
    """By the rules `club` a game can end before the game hole."""
    with pytest.raises(ValueError, match="do not always end at 121"):
        simulate(replace(KNOCK_OUT, game="club"), 2, 1, bots=TWO_TO_ONE)


def test_measuring_again_gives_the_same_kind_of_figures() -> None:
    """A bot that is greedy every other time loses to one that always is, and by more than it wins by."""
    games = games_at(PRESETS["acc"], 0.5, range(15))
    assert sum(losing_scores(games).values()) == 15
    assert max(losing_scores(games)) < 121
    assert all(max(scores) == 121 for scores in games)
    found = margins([*games, (100, 121)])
    assert found.games == 16
    assert found.edge > 0
    assert found.when_steady_wins > 17.05, "the mean margin between equals"
