"""What a peg is for: whole scores as far as they add up, found without trying every choice."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from pegout.game.officiated.scores import AWARDS, Due, fitted, worth
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
