"""golden-age:11: a player can go out if a jack is turned on the deal."""

import pytest

from pegout.rules import PRESETS
from tests.kit.builders import thrown_table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]


@pytest.mark.parametrize("name", PRESETS)
def test_a_jack_turned_can_win_the_game_in_every_book(name: str) -> None:
    rules = PRESETS[name]
    scores = [119] * rules.sides
    won = thrown_table(KEPT[: rules.seats], "JS", rules=rules, scores=scores).cut_starter("JS")
    assert won.over
    assert won.winner == 0
    assert won.scores == (121, *scores[1:])


def test_nothing_is_played_or_counted_after_it() -> None:
    won = thrown_table(KEPT[:2], "JS", rules="golden-age", scores=(119, 120)).cut_starter("JS")
    assert won.state.deal.played == [[], []]
    assert won.turn is None
