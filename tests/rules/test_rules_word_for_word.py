"""Each rule that can be one way or another, in the sentence for either."""

from typing import Any

import pytest

from pegout.rules import (
    PRESETS,
    FirstDealer,
    Opponents,
    PenaltiesTo,
    PlayedCards,
    RuleSet,
    TimeOutTie,
    in_words,
)

CLUB, THREE, FOUR = PRESETS["club"], PRESETS["club-3"], PRESETS["club"].with_seats(4)
PARTNERS = CLUB.with_seats(4, partners=True)


def said(rules: RuleSet, field: str, **changes: Any) -> str:
    (text,) = [clause.text for clause in in_words(rules.override(**changes)) if field in clause.fields]
    return text


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (CLUB, "2 seats: 6 cards each; everybody throws 2 and keeps 4."),
        (THREE, "3 seats: 5 cards each and 1 to the crib; everybody throws 1 and keeps 4."),
        (FOUR, "4 seats: 5 cards each; everybody throws 1 and keeps 4."),
    ],
)
def test_how_the_cards_are_shared_out(rules: RuleSet, expected: str) -> None:
    assert said(rules, "dealt") == expected


def test_alone_or_as_partners() -> None:
    assert said(FOUR, "partners") == "Everybody plays alone."
    assert said(PARTNERS, "partners") == "Partners sit opposite each other and share a score."


def test_who_deals_first() -> None:
    later = "The loser deals first in the next game."
    cut = f"The lowest cut deals first; ties cut again. {later}"
    assert said(CLUB, "first_dealer", first_dealer=FirstDealer.CUT) == cut
    drawn = f"The first dealer is drawn at random. {later}"
    assert said(CLUB, "first_dealer", first_dealer=FirstDealer.RANDOM) == drawn


def test_when_played_cards_are_turned_over() -> None:
    at_limit = said(CLUB, "played_cards", played_cards=PlayedCards.TURNED_AT_LIMIT)
    assert at_limit == (
        "When the count reaches 31, and only then, the cards played so far are turned face down until the "
        "hands are counted."
    )
    never = said(CLUB, "played_cards", played_cards=PlayedCards.VISIBLE)
    assert never == "Played cards stay visible until the hands are counted."


@pytest.mark.parametrize(("after_fifteen", "worth"), [(True, "2 and 1"), (False, "2 only")])
def test_what_a_last_card_is_worth_that_makes_fifteen(after_fifteen: bool, worth: str) -> None:
    assert said(CLUB, "last_card_after_fifteen", last_card_after_fifteen=after_fifteen) == (
        f"The last card scores 1, unless it reaches the limit; one that makes fifteen scores {worth}."
    )


def test_a_flush_in_the_crib() -> None:
    with_starter = said(CLUB, "crib_flush_needs_starter", crib_flush_needs_starter=True)
    assert with_starter == "A flush in the crib counts only with the starter, 5 in all."
    without = said(CLUB, "crib_flush_needs_starter", crib_flush_needs_starter=False)
    assert without == "A flush in the crib counts 4 without the starter, 5 with it."


def test_how_double_runs_are_called() -> None:
    called = "Double, triple and quadruple runs are called"
    with_pairs = said(CLUB, "run_totals_with_pairs", run_totals_with_pairs=True)
    assert with_pairs == f"{called} with their pairs: 8 or 10, 15 and 16."
    without = said(CLUB, "run_totals_with_pairs", run_totals_with_pairs=False)
    assert without == f"{called} without their pairs: 6 or 8, 9 and 12."


@pytest.mark.parametrize(("bonus", "more"), [(0, ""), (10, " and a bonus of 10")])
def test_what_a_game_is_worth(bonus: int, more: str) -> None:
    assert said(CLUB, "win_bonus", win_bonus=bonus) == (
        f"The first to reach hole 121 wins at once, for 1 game{more}."
    )


@pytest.mark.parametrize(
    ("rules", "needs", "who"),
    [
        (CLUB, Opponents.ANY, "the loser"),
        (CLUB, Opponents.EVERY, "the loser"),
        (PARTNERS, Opponents.EVERY, "the loser"),
        (THREE, Opponents.ANY, "any loser"),
        (THREE, Opponents.EVERY, "every loser"),
    ],
)
def test_who_must_be_skunked(rules: RuleSet, needs: Opponents, who: str) -> None:
    text = said(rules, "skunk_below", skunk_needs=needs, skunk_below=91, skunk_games=2, double_skunk_below=0)
    assert text == f"It is a skunk if {who} has fewer than 91: 2 games."


def test_a_skunk_for_one_game_and_a_bonus() -> None:
    text = said(CLUB, "skunk_below", skunk_below=91, skunk_games=1, skunk_bonus=20, double_skunk_below=0)
    assert text == "It is a skunk if the loser has fewer than 91: 1 game and a bonus of 20."


def test_no_skunk_and_no_double_skunk() -> None:
    assert said(CLUB, "skunk_below", skunk_below=0, double_skunk_below=0) == "There is no skunk."
    none = said(CLUB, "double_skunk_below", double_skunk_below=0, double_skunk_word="lurch")
    assert none == "There is no lurch at the end of a game."


def test_a_double_skunk_has_its_word_and_worth() -> None:
    changes = {"double_skunk_below": 61, "double_skunk_games": 3, "double_skunk_word": "lurch"}
    assert said(CLUB, "double_skunk_below", skunk_below=91, **changes) == (
        "A loser with fewer than 61 is a lurch: 3 games."
    )


@pytest.mark.parametrize(
    ("rules", "needs", "who"),
    [
        (CLUB, Opponents.ANY, "the opponent"),
        (CLUB, Opponents.EVERY, "the opponent"),
        (THREE, Opponents.ANY, "an opponent"),
        (THREE, Opponents.EVERY, "every opponent"),
    ],
)
def test_a_game_that_ends_early(rules: RuleSet, needs: Opponents, who: str) -> None:
    changes = {"early_end_at": 61, "early_end_under": 31, "early_end_games": 2, "early_end_needs": needs}
    assert said(rules, "early_end_at", **changes) == (
        f"The game ends as a double skunk when a player has 61 while {who} has fewer than 31: 2 games."
    )


def test_no_game_that_ends_early() -> None:
    none = said(CLUB, "early_end_at", early_end_at=0, early_end_under=0)
    assert none == "No game ends before the game hole."


@pytest.mark.parametrize(
    ("tie", "equal"),
    [
        (TimeOutTie.FIRST_THERE, "the first to reach that score wins"),
        (TimeOutTie.REPLAY, "the game is played again"),
    ],
)
def test_what_a_clock_ends(tie: TimeOutTie, equal: str) -> None:
    assert said(CLUB, "time_limit_minutes", time_limit_minutes=20, time_out_tie=tie) == (
        f"After 20 minutes the higher score wins; if level, {equal}; a game still at 0-0 is played again."
    )


def test_no_clock() -> None:
    assert said(CLUB, "time_limit_minutes", time_limit_minutes=0) == "There is no time limit."


@pytest.mark.parametrize(
    ("on", "fixed", "heels", "expected"),
    [
        (True, False, True, "Muggins is on, unless the players agree otherwise. It takes heels as well."),
        (False, False, False, "Muggins is off, unless the players agree otherwise. It does not take heels."),
        (True, True, False, "Muggins is on. It does not take heels."),
        (False, True, True, "Muggins is off."),
    ],
)
def test_muggins(on: bool, fixed: bool, heels: bool, expected: str) -> None:
    assert said(CLUB, "muggins", muggins=on, muggins_fixed=fixed, muggins_heels=heels) == expected


@pytest.mark.parametrize(
    ("to", "who"),
    [(PenaltiesTo.OPPONENT, "the opponent"), (PenaltiesTo.CLAIMANT, "the player who claims them")],
)
def test_who_has_the_points_of_a_penalty(to: PenaltiesTo, who: str) -> None:
    assert said(CLUB, "penalties_to", penalties_to=to) == f"Penalty points go to {who}."


def test_nineteen() -> None:
    nought = said(CLUB, "nineteen_is_nought", nineteen_is_nought=True)
    assert nought == "Announcing nineteen for a hand or crib means it is worth nothing."
    number = said(CLUB, "nineteen_is_nought", nineteen_is_nought=False)
    assert number == "Nineteen is a number like any other, though no hand or crib is worth it."


def test_help_in_counting() -> None:
    allowed = said(CLUB, "help_in_counting", help_in_counting=True)
    assert allowed == ("Help with counting is allowed, so an impossible count is queried.")
    forbidden = said(CLUB, "help_in_counting", help_in_counting=False)
    assert forbidden == ("Nobody may be helped with counting, not even by querying an impossible count.")
