"""golden-age:2-3: 10 for a win, 20 for a skunk (61-90), 40 for a double skunk (60 or less)."""

import pytest

from pegout.rules import PRESETS
from tests.kit.builders import thrown_table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H"]


@pytest.mark.parametrize(
    ("loser", "bonus"), [(120, 10), (91, 10), (90, 20), (75, 20), (61, 20), (60, 40), (12, 40), (0, 40)]
)
def test_the_bonus_goes_by_the_loser_s_points(loser: int, bonus: int) -> None:
    won = thrown_table(KEPT, "JS", rules="golden-age", scores=(119, loser)).cut_starter("JS")
    outcome = won.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.bonus, outcome.games) == (0, bonus, 1)
    assert [row.bonus for row in won.state.standings] == [bonus, 0]


def test_the_bonus_is_for_the_winner_whoever_it_is() -> None:
    won = thrown_table(KEPT, "JS", rules="golden-age", scores=(40, 119), dealer=1).cut_starter("JS")
    assert [row.bonus for row in won.state.standings] == [0, 40]


def test_the_winner_s_points_are_121() -> None:
    won = thrown_table(KEPT, "JS", rules="golden-age", scores=(120, 80)).cut_starter("JS")
    assert won.scores == (121, 80)


def test_the_bonus_of_six_games_adds_up() -> None:
    position = thrown_table(KEPT, "JS", rules="golden-age", match="6 games")
    for loser in (100, 90, 60, 91, 61, 0):
        position = position.at(120, loser)
        position.peg(0, 1)
        if not position.over or position.state.game_number < 6:
            position.next_game()
    assert position.state.standings[0].bonus == 10 + 20 + 40 + 10 + 20 + 40
    assert position.state.standings[0].wins == 6


@pytest.mark.parametrize("name", ["acc", "club", "portfolio", "lodge", "classic"])
def test_no_other_book_gives_a_bonus(name: str) -> None:
    book = PRESETS[name]
    assert (book.win_bonus, book.skunk_bonus, book.double_skunk_bonus) == (0, 0, 0)
