"""portfolio:lurch: 121 before the opponent is halfway counts two games. Halfway is hole 61."""

import pytest

from pegout.rules import PRESETS, in_words
from tests.kit.builders import thrown_table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H"]


@pytest.mark.parametrize(("loser", "games"), [(0, 2), (59, 2), (60, 2), (61, 1), (62, 1), (90, 1), (120, 1)])
def test_a_loser_on_60_or_less_is_in_the_lurch(loser: int, games: int) -> None:
    won = thrown_table(KEPT, "JS", rules="portfolio", scores=(119, loser)).cut_starter("JS")
    outcome = won.state.outcome
    assert outcome is not None
    assert outcome.games == games
    assert outcome.double_skunked == ((1,) if games == 2 else ())
    assert outcome.skunked == ()


def test_it_is_called_a_lurch() -> None:
    (clause,) = [clause for clause in in_words(PRESETS["portfolio"]) if "double_skunk_word" in clause.fields]
    assert "lurch" in clause.text
    assert str(clause.citation) == "portfolio:lurch"


def test_there_is_no_skunk_beside_it() -> None:
    assert PRESETS["portfolio"].skunk_below == 0
