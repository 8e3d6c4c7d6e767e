"""Matches: so many games, best of, first to; standings and spread."""

import pytest

from pegout.game import IllegalCommand, MatchFormat, MatchKind, Phase, Standing
from tests.kit.builders import Table, table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D"]


def play(match: str, *results: tuple[int, int], rules: str = "acc", seats: int = 2) -> Table:
    """Games won by the given seat against others with the given score, one after the other."""
    position = table(KEPT[:seats], "KS", rules=rules, match=match)
    for number, (winner, others) in enumerate(results):
        if number:
            position.next_game()
        scores = [others] * seats
        scores[winner] = 120
        position = position.at(*scores)
        position.peg(winner, 1)
    return position


@pytest.mark.parametrize(
    ("text", "kind", "number", "written"),
    [
        ("1 game", MatchKind.GAMES, 1, "1 game"),
        ("7 games", MatchKind.GAMES, 7, "7 games"),
        ("best of 3", MatchKind.BEST_OF, 3, "best of 3"),
        (" Best  OF 5 ", MatchKind.BEST_OF, 5, "best of 5"),
        ("first to 5", MatchKind.FIRST_TO, 5, "first to 5"),
    ],
)
def test_a_match_is_read_and_written(text: str, kind: MatchKind, number: int, written: str) -> None:
    form = MatchFormat.parse(text)
    assert (form.kind, form.number, str(form)) == (kind, number, written)
    assert MatchFormat.parse(written) == form


@pytest.mark.parametrize(
    "text", ["", "games", "0 games", "-1 games", "best of", "best of x", "first 3", "1000 games"]
)
def test_what_is_no_match_is_refused_with_what_would_be(text: str) -> None:
    with pytest.raises(ValueError, match="write 7 games, best of 3 or first to 5"):
        MatchFormat.parse(text)


def test_one_game_is_a_match_of_its_own() -> None:
    position = play("1 game", (0, 100))
    assert position.phase is Phase.MATCH_OVER
    assert position.state.winner == 0
    with pytest.raises(IllegalCommand):
        position.next_game()


def test_so_many_games_are_all_played() -> None:
    assert play("3 games", (0, 100), (0, 100)).phase is Phase.GAME_OVER
    over = play("3 games", (0, 100), (0, 100), (1, 100))
    assert over.phase is Phase.MATCH_OVER
    assert over.state.winner == 0
    assert [row.wins for row in over.state.standings] == [2, 1]


def test_best_of_three_ends_with_the_second_win() -> None:
    assert play("best of 3", (0, 100)).phase is Phase.GAME_OVER
    assert play("best of 3", (0, 100), (1, 100)).phase is Phase.GAME_OVER
    two_straight = play("best of 3", (1, 100), (1, 100))
    assert (two_straight.phase, two_straight.state.winner) == (Phase.MATCH_OVER, 1)
    three = play("best of 3", (0, 100), (1, 100), (0, 100))
    assert (three.phase, three.state.winner) == (Phase.MATCH_OVER, 0)


def test_best_of_an_even_number_takes_more_than_half_or_all_of_them() -> None:
    assert play("best of 4", (0, 100), (0, 100)).phase is Phase.GAME_OVER
    assert play("best of 4", (0, 100), (0, 100), (0, 100)).phase is Phase.MATCH_OVER
    level = play("best of 4", (0, 100), (1, 95), (0, 100), (1, 95))
    assert (level.phase, level.state.winner) == (Phase.MATCH_OVER, 1)


def test_a_skunk_is_one_win_in_a_best_of_match() -> None:
    assert play("best of 3", (0, 80)).phase is Phase.GAME_OVER


def test_first_to_counts_what_the_wins_are_worth() -> None:
    """Under the acc rules a skunk is worth two games."""
    assert play("first to 3", (0, 80)).phase is Phase.GAME_OVER
    skunk_and_game = play("first to 3", (0, 80), (0, 100))
    assert (skunk_and_game.phase, skunk_and_game.state.winner) == (Phase.MATCH_OVER, 0)
    assert skunk_and_game.state.standings[0].games == 3


def test_first_to_takes_as_many_games_as_it_takes() -> None:
    assert play("first to 3", (0, 100), (1, 100), (0, 100), (1, 100)).phase is Phase.GAME_OVER


def test_level_matches_go_to_the_better_spread() -> None:
    """One win each, by 21 and by 30."""
    over = play("2 games", (0, 100), (1, 91))
    assert over.state.winner == 1
    assert [row.spread for row in over.state.standings] == [-9, 9]


def test_level_in_everything_is_drawn() -> None:
    over = play("2 games", (0, 100), (1, 100))
    assert over.phase is Phase.MATCH_OVER
    assert over.state.winner is None


def test_standings_add_up_over_the_games() -> None:
    over = play("3 games", (0, 100), (1, 50), (0, 90))
    assert over.state.standings == (
        Standing(wins=2, games=3, bonus=0, spread=21 - 71 + 31),
        Standing(wins=1, games=2, bonus=0, spread=-21 + 71 - 31),
    )


def test_three_players_spread_adds_up_to_nought() -> None:
    over = play("2 games", (0, 100), (2, 95), rules="club", seats=3)
    assert [row.spread for row in over.state.standings] == [42 - 26, -21 - 26, -21 + 52]
    assert sum(row.spread for row in over.state.standings) == 0


def test_the_board_is_cleared_and_the_standings_stay() -> None:
    position = play("3 games", (0, 100))
    position.next_game()
    assert position.scores == (0, 0)
    assert position.state.standings[0].wins == 1
    assert position.state.outcome is None
    assert position.state.game_number == 2
    assert position.state.deal_number == 0
