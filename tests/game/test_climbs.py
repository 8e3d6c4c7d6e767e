"""How a side came to its score: points that are taken back leave the order as if they had never been."""

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import GameState, Pegs
from pegout.game.climb import stepped, untrodden
from pegout.game.state import Step
from tests.kit.proofs import proof

OWN, GIVEN = False, True


def climbed(steps: tuple[Step, ...], score: int, *, reached: int = 9) -> GameState:
    """Side 0 stands at this score after these steps; side 1 has made the third score of the game."""
    pegs = [Pegs(0, score), Pegs(0, 4)]
    return GameState(pegs=pegs, reached=[reached, 3], climbs=[steps, ((4, 3, OWN),)], pegged=9)


def test_a_step_is_the_newest_of_the_game() -> None:
    state = climbed(((3, 1, OWN),), 3)
    stepped(state, 0, -2, by_ruling=True)
    assert (state.pegged, state.reached) == (10, [10, 3])
    assert state.climbs == [((3, 1, OWN), (-2, 10, GIVEN)), ((4, 3, OWN),)]


@pytest.mark.parametrize(
    ("points", "left", "reached"),
    [
        (1, ((3, 1, OWN), (1, 2, OWN)), 2),
        (2, ((3, 1, OWN),), 1),
        (4, ((1, 1, OWN),), 1),
        (5, (), 0),
    ],
)
def test_the_newest_points_go_first(points: int, left: tuple[Step, ...], reached: int) -> None:
    state = climbed(((3, 1, OWN), (2, 2, OWN)), 5 - points)
    untrodden(state, 0, points)
    assert (state.climbs, state.reached) == ([left, ((4, 3, OWN),)], [reached, 3])


@pytest.mark.parametrize(
    ("points", "left", "reached"),
    [
        (2, ((1, 1, OWN), (2, 2, GIVEN)), 2),
        (3, ((2, 2, GIVEN),), 2),
        (4, ((1, 2, GIVEN),), 2),
    ],
)
def test_what_a_ruling_gave_goes_last(points: int, left: tuple[Step, ...], reached: int) -> None:
    state = climbed(((3, 1, OWN), (2, 2, GIVEN)), 5 - points)
    untrodden(state, 0, points)
    assert (state.climbs[0], state.reached[0]) == (left, reached)


def test_a_step_back_stays_a_step() -> None:
    state = climbed(((3, 1, OWN), (-2, 2, GIVEN)), 0)
    untrodden(state, 0, 1)
    assert (state.climbs[0], state.reached[0]) == (((2, 1, OWN), (-2, 2, GIVEN)), 2)


def test_of_a_table_set_up_at_a_score_the_unknown_points_are_its_last_step() -> None:
    state = climbed((), 7, reached=5)
    untrodden(state, 0, 3)
    assert (state.climbs[0], state.reached[0]) == (((7, 5, OWN),), 5)
    state = climbed(((2, 6, OWN),), 4, reached=4)
    untrodden(state, 0, 3)
    assert (state.climbs[0], state.reached[0]) == (((4, 4, OWN),), 4)


STEPS = st.lists(st.tuples(st.integers(0, 1), st.integers(1, 24), st.booleans()), max_size=12)


@proof(100, 2000)
@given(STEPS, st.integers(0, 1), st.integers(1, 24))
def test_points_pegged_and_taken_back_leave_no_trace(
    steps: list[tuple[int, int, bool]], side: int, points: int
) -> None:
    state = GameState(pegs=[Pegs(0, 0), Pegs(0, 0)], reached=[0, 0], climbs=[(), ()])
    for mover, moved, by_ruling in steps:
        front = state.pegs[mover].front
        state.pegs[mover] = Pegs(front, front + moved)
        stepped(state, mover, moved, by_ruling=by_ruling)
    before = deepcopy(state)
    stepped(state, side, points, by_ruling=OWN)
    untrodden(state, side, points)
    assert (state.climbs, state.reached) == (before.climbs, before.reached)
