"""classic: its list of scores in play and in hand."""

import pytest

from pegout.rules import PRESETS, Errors, Kind, Renege, WrongCount, score_show, speak_show
from tests.kit.builders import card, cards, pegged_by_each, points_of, show, table, thrown_table

CLASSIC = PRESETS["classic"]

RUNS = [
    # the document's cards, with a starter that adds no run and no pair; its figure; fifteens beside it
    ("6C 6D 5H 4S", "TD", 8, 6),
    ("7C 6D 6H 5S", "4D", 10, 4),
    ("8C 7D 6H 6S", "6D", 15, 2),
    ("8C 8D 7H 7S", "6D", 16, 8),
]


@pytest.mark.parametrize(("hand", "starter", "figure", "fifteens"), RUNS)
def test_runs_with_their_pairs_come_to_the_printed_figures(
    hand: str, starter: str, figure: int, fifteens: int
) -> None:
    breakdown = score_show(cards(hand), card(starter), CLASSIC)
    pairs = sum(points_of(breakdown, kind) for kind in (Kind.PAIR, Kind.THREE))
    assert points_of(breakdown, Kind.RUN) + pairs == figure
    assert points_of(breakdown, Kind.FIFTEEN) == fifteens
    assert breakdown.total == figure + fifteens


@pytest.mark.parametrize(("hand", "starter", "figure", "fifteens"), RUNS)
def test_the_total_is_that_of_the_club_rules(hand: str, starter: str, figure: int, fifteens: int) -> None:
    assert show(hand, starter, rules=PRESETS["club"]) == figure + fifteens


def test_runs_are_called_with_their_pairs() -> None:
    breakdown = score_show(cards("6C 6D 5H 4S"), card("TD"), CLASSIC)
    assert speak_show(breakdown, CLASSIC).endswith("fifteen six, and a double run of three is fourteen")


@pytest.mark.parametrize(
    ("laid", "earned"),
    [
        ("9C 6D", 2),
        ("9C 9D", 2),
        ("9C 9D 9H", 6),
        ("7C 7D 7H 7S", 12),
        ("9C TD JH", 3),
        ("2C 3D 4H 5S", 4),
        ("KC QD 9H 2S", 2),
    ],
)
def test_points_in_play(laid: str, earned: int) -> None:
    assert pegged_by_each(laid, CLASSIC)[-1] == earned


def test_a_turned_up_jack_is_two() -> None:
    position = thrown_table(["2C 4C 6C 8C", "2H 4H 6H 8H"], "JS", rules="classic").cut_starter("JS")
    assert position.scores == (2, 0)


def test_go_is_one() -> None:
    position = table(["9C 8C 7C 3C", "KH QH 4H 5H"], "6S", rules="classic").play("KH", "9C", "QH", "go")
    assert position.pegged() == [(1, 1)]


@pytest.mark.parametrize(
    ("hand", "starter", "worth"),
    [("2H 4H 6H 8H", "TC", 4), ("2H 4H 6H 8H", "TH", 5), ("2C 4D 6S JH", "8H", 1)],
)
def test_flushes_and_nobs(hand: str, starter: str, worth: int) -> None:
    assert show(hand, starter, rules=CLASSIC) == worth


def test_the_non_dealer_scores_first_and_121_wins() -> None:
    position = table(["5C 5D QC 8C", "5H 5S KH 9H"], "2S", rules="classic", scores=(100, 106))
    position.play("5H", "5C", "5S", "5D", "KH", "go", "8C", "9H", "QC")
    assert position.scores == (115, 121)


def test_the_document_knows_no_renege_no_wrong_count_and_no_skunk() -> None:
    assert CLASSIC.renege is Renege.PUT_RIGHT
    assert CLASSIC.wrong_count is WrongCount.CORRECTED
    assert CLASSIC.errors is Errors.NONE
    assert (CLASSIC.skunk_below, CLASSIC.double_skunk_below) == (0, 0)


def test_muggins_is_an_option() -> None:
    assert not CLASSIC.muggins
    assert CLASSIC.override(muggins=True).muggins
