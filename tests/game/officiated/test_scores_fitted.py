"""What a peg is for: whole scores as far as they add up, found without trying every choice."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game.officiated.scores import AWARDS, Due, Fitted, fitted, fitted_with_go, worth
from pegout.rules import Kind
from tests.kit.proofs import proof

SCORES = st.lists(
    st.builds(Due, st.sampled_from([Kind.PAIR, Kind.GO, Kind.PENALTY]), st.integers(1, 6), st.booleans()),
    max_size=8,
)


def by_trying(due: list[Due], points: int) -> tuple[Due, ...]:
    """Every choice that does not pass the number, and the best of them."""

    def fitness(choice: tuple[bool, ...]) -> tuple[int, int, int, tuple[bool, ...]]:
        taken = [score for score, is_taken in zip(due, choice, strict=True) if is_taken]
        awards = [score for score in taken if score.kind in AWARDS]
        fresh = [score for score in taken if not score.overlooked]
        return worth(taken), worth(awards), worth(fresh), choice[::-1]

    choices = [
        choice
        for choice in product((True, False), repeat=len(due))
        if worth([score for score, is_taken in zip(due, choice, strict=True) if is_taken]) <= points
    ]
    best = max(choices, key=fitness)
    return tuple([score for score, is_taken in zip(due, best, strict=True) if is_taken])


@given(SCORES, st.integers(1, 40))
@proof(100, 2000)
def test_the_scores_that_are_pegged_are_those_found_by_trying_all(due: list[Due], points: int) -> None:
    if points < worth(due):
        assert fitted(due, points).pegged == by_trying(due, points)


def test_hundreds_of_awards_are_fitted_at_once() -> None:
    """Rulings can give more and more to a player who pegs nothing; trying all would never end."""
    due = [Due(Kind.PENALTY, 2)] * 400
    assert worth(fitted(due, 7).pegged) == 6
    assert worth(fitted(due, 7).left) == 400 * 2 - 8


PAIR, RUN, FIFTEEN, PENALTY = [
    Due(kind, points)
    for kind, points in ((Kind.PAIR, 2), (Kind.RUN, 3), (Kind.FIFTEEN, 2), (Kind.PENALTY, 2))
]
OVERLOOKED = Due(Kind.FIFTEEN, 2, overlooked=True)


@pytest.mark.parametrize(
    ("due", "points", "found"),
    [
        ((), 1, Fitted((), (), None, 1)),
        ((PAIR, RUN), 5, Fitted((PAIR, RUN), (), None, 0)),
        ((PAIR, RUN), 7, Fitted((PAIR, RUN), (), None, 2)),
        ((PAIR, RUN), 2, Fitted((PAIR,), (RUN,), None, 0)),
        ((PAIR, RUN), 3, Fitted((RUN,), (PAIR,), None, 0)),
        ((PAIR, RUN), 4, Fitted((RUN,), (), Due(Kind.PAIR, 1), 0)),
        ((PAIR, RUN), 1, Fitted((), (RUN,), Due(Kind.PAIR, 1), 0)),
        ((PAIR, RUN, FIFTEEN), 2, Fitted((FIFTEEN,), (PAIR, RUN), None, 0)),
        ((PENALTY, PAIR), 2, Fitted((PENALTY,), (PAIR,), None, 0)),
        ((PAIR, OVERLOOKED), 2, Fitted((PAIR,), (OVERLOOKED,), None, 0)),
        ((PENALTY, OVERLOOKED, PAIR), 4, Fitted((PENALTY, PAIR), (OVERLOOKED,), None, 0)),
    ],
)
def test_whole_scores_first_then_a_part_of_the_smallest(
    due: tuple[Due, ...], points: int, found: Fitted
) -> None:
    """Awards before the play, fresh before overlooked, the newest before the others."""
    assert fitted(due, points) == found


@pytest.mark.parametrize(
    ("due", "points", "found", "has_go"),
    [
        ((), 1, Fitted((), (), None, 0), True),
        ((), 2, Fitted((), (), None, 1), True),
        ((PAIR,), 2, Fitted((PAIR,), (), None, 0), False),
        ((PAIR,), 3, Fitted((PAIR,), (), None, 0), True),
        ((PAIR,), 4, Fitted((PAIR,), (), None, 1), True),
        ((PAIR,), 1, Fitted((), (PAIR,), None, 0), True),
        ((RUN,), 2, Fitted((), (), Due(Kind.RUN, 1), 0), False),
    ],
)
def test_who_is_sure_of_the_go_may_have_pegged_it_with_the_rest(
    due: tuple[Due, ...], points: int, found: Fitted, has_go: bool
) -> None:
    assert fitted_with_go(due, points) == (found, has_go)
