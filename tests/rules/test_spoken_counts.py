"""Scores as players say them."""

import pytest

from pegout.rules import (
    NOTHING,
    PRESETS,
    Breakdown,
    Item,
    Kind,
    number_word,
    score_play,
    score_show,
    speak_play,
    speak_show,
)
from tests.kit.builders import ACC, card, cards

TRIPLE = "a triple run of three is seventeen"
QUADRUPLE = "a quadruple run of three is twenty-four"


def said(hand: str, starter: str, book: str = "acc") -> str:
    rules = PRESETS[book]
    return speak_show(score_show(cards(hand), card(starter), rules), rules)


def test_fifteens_come_first_and_the_pair_after_them() -> None:
    """Two eights with the seven are four, the pair six."""
    assert said("7H 8C 8D KS", "QH") == "fifteen two, fifteen four, and a pair is six"


def test_a_single_reason_stands_alone() -> None:
    assert said("7H 8C 2D KS", "QH") == "fifteen two"


def test_nobs_comes_last() -> None:
    """Jack and king each make fifteen with the five and with two and three: eight, and the jack nine."""
    assert said("5H JC 2D 3S", "KC").endswith("fifteen eight, and one for his nob is nine")
    assert said("2H 4C JD 8S", "TD").endswith("one for his nob is one")


def test_the_highest_hand_is_spoken_to_twenty_nine() -> None:
    words = said("5H 5C 5S JD", "5D")
    assert words.startswith("fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, ")
    assert words.endswith(
        "fifteen sixteen, four of a kind is twenty-eight, and one for his nob is twenty-nine"
    )


def test_a_hand_of_nothing_is_nineteen() -> None:
    """All pips are even and no ranks are neighbours: there is nothing to count."""
    assert said("2C 4D 6H 8S", "TD") == "nineteen"


def test_a_flush_is_spoken() -> None:
    assert said("2H 4H 6H 8H", "TC") == "a flush is four"
    assert said("2H 4H 6H 8H", "TH") == "a flush is five"


def test_three_of_a_kind_and_a_triple_run() -> None:
    """8-7-6-6-6: one fifteen, six for the sixes, and three runs of three."""
    assert said("6C 6D 6H 7S", "8S") == (
        "fifteen two, three of a kind is eight, and a triple run of three is seventeen"
    )


@pytest.mark.parametrize(
    ("hand", "starter", "without_pairs", "with_pairs", "run"),
    [
        (
            "6C 6D 5H 4S",
            "QD",
            "six, a pair is eight, and {}",
            "six, and {}",
            "a double run of three is fourteen",
        ),
        (
            "7C 6D 6H 5S",
            "4D",
            "four, a pair is six, and {}",
            "four, and {}",
            "a double run of four is fourteen",
        ),
        ("8C 7D 6H 6S", "6D", "two, three of a kind is eight, and {}", "two, and {}", TRIPLE),
        ("8C 8D 7H 7S", "6D", "eight, a pair is ten, a pair is twelve, and {}", "eight, and {}", QUADRUPLE),
    ],
)
def test_some_books_call_runs_with_their_pairs_and_the_total_is_the_same(
    hand: str, starter: str, without_pairs: str, with_pairs: str, run: str
) -> None:
    assert said(hand, starter, "club").endswith("fifteen " + without_pairs.format(run))
    assert said(hand, starter, "classic").endswith("fifteen " + with_pairs.format(run))


def test_a_pair_outside_the_run_is_called_by_itself_in_every_book() -> None:
    """2-3-4 and two kings: fifteens 2+3+K twice, a pair of kings, one run."""
    words = "fifteen two, fifteen four, a pair is six, and a run of three is nine"
    assert said("2C 3D 4H KS", "KD", "classic") == words
    assert said("2C 3D 4H KS", "KD", "club") == words


def test_thirty_one_for_two() -> None:
    assert speak_play(31, score_play(cards("KH QH JH AH"), ACC)) == "thirty-one for two"


def test_fifteen_for_eight() -> None:
    assert speak_play(15, score_play(cards("5H 5C 5S"), ACC)) == "fifteen for eight"


def test_a_card_that_earns_nothing_is_the_count_alone() -> None:
    assert speak_play(20, NOTHING) == "twenty"


def test_the_go_and_the_last_card_are_added() -> None:
    go = Breakdown.of(Item(Kind.GO, 1, cards("JH")))
    last = Breakdown.of(Item(Kind.LAST, 1, cards("TC")))
    pair = score_play(cards("KH TS TC"), ACC)
    assert speak_play(30, go) == "thirty, and one for the go"
    assert speak_play(30, last) == "thirty, and one for last card"
    assert speak_play(30, pair + last) == "thirty for two, and one for last card"


@pytest.mark.parametrize(
    ("number", "word"),
    [
        (0, "nought"),
        (1, "one"),
        (13, "thirteen"),
        (19, "nineteen"),
        (20, "twenty"),
        (21, "twenty-one"),
        (31, "thirty-one"),
        (40, "forty"),
        (90, "ninety"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (121, "one hundred and twenty-one"),
    ],
)
def test_numbers_in_words(number: int, word: str) -> None:
    assert number_word(number) == word


def test_no_two_numbers_sound_alike() -> None:
    assert len({number_word(number) for number in range(1000)}) == 1000
