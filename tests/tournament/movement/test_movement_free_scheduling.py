"""Free scheduling: no chart, only what cannot be."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.movement import objections
from tests.kit.proofs import proof

FOUND = st.lists(st.tuples(st.integers(1, 8), st.integers(1, 8)), max_size=30)


def test_a_player_cannot_play_alone() -> None:
    assert objections(8, [(1, 2), (3, 3)], most_games=9) == ("Player 3 cannot play player 3.",)


def test_too_many_games_are_named_with_their_number() -> None:
    words = ("Player 1 has 3 games, but nobody plays more than 2.",)
    assert objections(8, [(1, 2), (3, 1), (1, 4)], most_games=2) == words


def test_a_stranger_is_named_once_a_game() -> None:
    words = ("There is no player 9 in a field of 8.", "There is no player 0 in a field of 8.")
    assert objections(8, [(9, 2), (3, 0)], most_games=9) == words


def test_meeting_again_is_objected_to_only_where_the_event_says_so() -> None:
    found = [(1, 2), (2, 1)]
    assert objections(8, found, most_games=9) == ()
    words = ("Players 1 and 2 have 2 games against each other, but 1 is the most.",)
    assert objections(8, found, most_games=9, most_meetings=1) == words


@proof(25, 1000)
@given(FOUND, st.integers(1, 9), st.integers(1, 3))
def test_there_is_an_objection_for_each_thing_that_cannot_be_and_for_nothing_else(
    found: list[tuple[int, int]], most: int, most_meetings: int
) -> None:
    alone = [pair for pair in found if pair[0] == pair[1]]
    played = Counter(player for first, second in found for player in {first, second})
    met = Counter(frozenset(pair) for pair in found if pair[0] != pair[1])
    wanted = len(alone) + sum(number > most for number in played.values())
    assert len(objections(8, found, most)) == wanted
    wanted += sum(number > most_meetings for number in met.values())
    assert len(objections(8, found, most, most_meetings)) == wanted
