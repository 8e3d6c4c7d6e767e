"""club:end-of-game: 121, a skunk under 91, and the early end at 61 while opponents are under 31."""

import pytest

from pegout.game import Phase
from pegout.rules import PRESETS, Ending
from tests.kit.builders import Table, table, thrown_table

KEPT = ["2C 4C 6C 8C", "2H 4H 6H 8H", "2D 4D 6D 8D", "2S 4S 6S 8S"]


def pegs_one(name: str, *scores: int, seat: int = 0) -> Table:
    """A table at this score, after the seat has pegged one more point."""
    rules = PRESETS[name]
    position = table(KEPT[: rules.seats], "KS", rules=rules).at(*scores)
    position.peg(seat, 1)
    return position


@pytest.mark.parametrize(
    ("name", "scores", "ended"),
    [
        ("club", (60, 30), True),
        ("club", (60, 31), False),
        ("club", (59, 30), False),
        ("club-3", (60, 30, 30), True),
        ("club-3", (60, 31, 30), False),
        ("club-3", (60, 30, 31), False),
        ("club-3", (59, 0, 0), False),
        ("club-4", (60, 30, 30, 30), True),
        ("club-4", (60, 30, 30, 31), False),
        ("club-4", (60, 31, 0, 0), False),
        ("club-partners", (60, 30), True),
        ("club-partners", (60, 31), False),
    ],
)
def test_the_game_ends_at_61_while_every_opponent_is_under_31(
    name: str, scores: tuple[int, ...], ended: bool
) -> None:
    position = pegs_one(name, *scores)
    assert position.over is ended
    if ended:
        outcome = position.state.outcome
        assert outcome is not None
        assert outcome.ending is Ending.EARLY
        assert outcome.winner == 0
        assert outcome.games == 2
        assert outcome.double_skunked == tuple(range(1, len(scores)))


def test_it_ends_with_the_score_as_it_stands() -> None:
    position = pegs_one("club", 60, 30)
    assert position.scores == (61, 30)
    assert position.phase is Phase.MATCH_OVER


def test_it_may_happen_to_any_seat() -> None:
    assert pegs_one("club-4", 30, 30, 60, 30, seat=2).winner == 2


def test_a_card_in_play_can_end_it_early() -> None:
    """The dealer pairs the five at 60 and has 62 against 30; no more cards are laid."""
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", rules="club", scores=(60, 30)).play("5H", "5C")
    assert position.over
    assert position.scores == (62, 30)


def test_heels_can_end_it_early() -> None:
    position = thrown_table(KEPT[:2], "JS", rules="club", scores=(59, 30)).cut_starter("JS")
    assert position.over
    assert position.scores == (61, 30)


def test_the_show_can_end_it_early_before_the_dealer_counts() -> None:
    """The pone's hand of six brings 57 to 63; the dealer's hand is not counted any more."""
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", rules="club", scores=(0, 48))
    position.play("5H", "5C", "5S", "5D", "KH", "go", "8C", "9H", "QC")
    assert position.scores == (15, 63)
    assert position.winner == 1


def test_an_opponent_who_has_31_in_time_saves_the_game() -> None:
    assert not pegs_one("club", 60, 30, seat=1).over
    saved = pegs_one("club", 60, 30, seat=1)
    saved.peg(0, 1)
    assert not saved.over


@pytest.mark.parametrize(("loser", "games"), [(120, 1), (91, 1), (90, 2), (61, 2), (60, 2), (31, 2)])
def test_a_skunk_is_a_loser_under_91_and_worth_two(loser: int, games: int) -> None:
    won = thrown_table(KEPT[:2], "JS", rules="club", scores=(119, loser)).cut_starter("JS")
    outcome = won.state.outcome
    assert outcome is not None
    assert outcome.games == games
    assert outcome.skunked == ((1,) if games == 2 else ())
    assert won.state.standings[0].games == games


def test_each_opponent_under_91_is_skunked_separately() -> None:
    outcome = pegs_one("club-4", 120, 90, 91, 40).state.outcome
    assert outcome is not None
    assert outcome.skunked == (1, 3)
    assert outcome.games == 2


def test_the_game_is_worth_two_if_any_was_skunked() -> None:
    any_skunked = pegs_one("club-3", 120, 91, 90).state.outcome
    none_skunked = pegs_one("club-3", 120, 91, 91).state.outcome
    assert any_skunked is not None
    assert none_skunked is not None
    assert (any_skunked.games, none_skunked.games) == (2, 1)


@pytest.mark.parametrize("name", ["acc", "golden-age", "portfolio", "lodge", "classic"])
def test_no_other_book_ends_a_game_early(name: str) -> None:
    assert not pegs_one(name, 60, 0).over
