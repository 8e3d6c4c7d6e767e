"""portfolio:the-show: the examples of the document."""

from pegout.rules import PRESETS, Kind, LowCount, Renege, WrongCount
from tests.kit.builders import show, show_of

BOOK = PRESETS["portfolio"]


def test_two_tens_and_two_fives_are_12() -> None:
    """Eight for fifteens and four for pairs; the six adds nothing."""
    assert show("TC TD 5H 5S", "7D") == 12
    assert show_of(Kind.FIFTEEN, "TC TD 5H 5S", "7D") == 8
    assert show_of(Kind.PAIR, "TC TD 5H 5S", "7D") == 4


def test_4_4_5_6_6_is_24() -> None:
    """Eight for fifteens, four for pairs and twelve for runs."""
    assert show("4C 4D 5H 6S", "6D", rules=BOOK) == 24
    assert show_of(Kind.FIFTEEN, "4C 4D 5H 6S", "6D") == 8
    assert show_of(Kind.PAIR, "4C 4D 5H 6S", "6D") == 4
    assert show_of(Kind.RUN, "4C 4D 5H 6S", "6D") == 12


def test_a_flush_that_is_also_a_run_scores_for_both() -> None:
    assert show("2H 3H 4H 5H", "9C") == 4 + 4 + 2  # 2-4-9 is fifteen
    assert show_of(Kind.RUN, "2H 3H 4H 5H", "9C") == 4
    assert show_of(Kind.FLUSH, "2H 3H 4H 5H", "9C") == 4


def test_a_flush_of_four_including_the_starter_scores_nothing() -> None:
    assert show("2H 4H 6H 8C", "TH") == 0


def test_four_in_hand_are_four_and_five_with_the_start() -> None:
    assert show("2H 4H 6H 8H", "TC") == 4
    assert show("2H 4H 6H 8H", "TH") == 5


def test_in_the_crib_only_five_count() -> None:
    assert show("2H 4H 6H 8H", "TC", crib=True, rules=BOOK) == 0
    assert show("2H 4H 6H 8H", "TH", crib=True, rules=BOOK) == 5


def test_one_for_the_jack_of_the_starter_s_suit() -> None:
    assert show("2C 4D 6S JH", "8H", rules=BOOK) == 1


def test_muggins_is_on_and_may_be_dropped() -> None:
    assert BOOK.muggins
    assert not BOOK.override(muggins="off").muggins
    assert BOOK.low_count is LowCount.UNLESS_MUGGINS


def test_errors_cards_held_back_are_barred_and_counts_never_penalised() -> None:
    assert BOOK.renege is Renege.BARRED
    assert BOOK.wrong_count is WrongCount.FREE
