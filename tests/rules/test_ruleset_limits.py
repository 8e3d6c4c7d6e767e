"""Where rules stop to work: the last value that does, and what is said of the next."""

from typing import Any

import pytest

from pegout.rules import PRESETS, InvalidRules, preset, read_field, write_field
from tests.kit.builders import ACC

PLAIN = ACC.override(skunk_below=0, double_skunk_below=0)
Changes = dict[str, Any]


def refused(changes: Changes) -> str:
    with pytest.raises(InvalidRules) as caught:
        PLAIN.override(**changes)
    return str(caught.value)


@pytest.mark.parametrize(
    ("works", "does_not", "why"),
    [
        (
            {"seats": 4, "dealt": 5, "thrown": 1},
            {"seats": 5, "dealt": 5, "thrown": 1},
            "cribbage seats 2, 3 or 4, not 5.",
        ),
        ({"dealt": 3}, {"dealt": 2}, "2 dealt and 2 thrown leave no card to play."),
        (
            {"thrown": 1, "dealt_to_crib": 2},
            {"thrown": 0, "dealt_to_crib": 4},
            "every player throws at least one card (thrown).",
        ),
        ({"cut_least": 1}, {"cut_least": 0}, "every cut lifts at least one card (cut_least)."),
        (
            {"dealt": 21, "cut_least": 4},  # ten are left, and nine are needed
            {"dealt": 22, "cut_least": 4},
            "8 cards are left in the pack, too few to cut a starter.",
        ),
        (
            {"dealt": 3, "cut_least": 17, "cut_first_most": 26},  # three packets of 17 are 51
            {"dealt": 3, "cut_least": 18, "cut_first_most": 26},
            "2 players cannot each cut 18 cards for the deal and leave as many.",
        ),
        (
            {"cut_least": 10, "cut_first_most": 10},
            {"cut_least": 10, "cut_first_most": 9},
            "cut_first_most must be between cut_least and 26.",
        ),
        (
            {"cut_first_most": 26},
            {"cut_first_most": 27},
            "cut_first_most must be between cut_least and 26.",
        ),
        ({"limit": 10}, {"limit": 9}, "the count's limit must be between 10 and 99, not 9."),
        ({"limit": 99}, {"limit": 100}, "the count's limit must be between 10 and 99, not 100."),
        ({"goal": 31}, {"goal": 30}, "the game hole must be between 31 and 999, not 30."),
        ({"goal": 999}, {"goal": 1000}, "the game hole must be between 31 and 999, not 1000."),
        (
            {"skunk_below": 121},
            {"skunk_below": 122},
            "skunk_below and double_skunk_below must be holes on the board, or 0 for none.",
        ),
        (
            {"skunk_below": 61, "double_skunk_below": 60},
            {"skunk_below": 61, "double_skunk_below": 61},
            "the double-skunk line must be below the skunk line.",
        ),
        (
            {"early_end_under": 1, "early_end_at": 121},
            {"early_end_under": 1, "early_end_at": 122},
            "the early end needs both holes (early_end_at above early_end_under), or neither.",
        ),
        (
            {"early_end_under": 60, "early_end_at": 61},
            {"early_end_under": 61, "early_end_at": 61},
            "the early end needs both holes (early_end_at above early_end_under), or neither.",
        ),
        ({"skunk_games": 1}, {"skunk_games": 0}, "a win counts as at least one game."),
        ({"double_skunk_games": 1}, {"double_skunk_games": 0}, "a win counts as at least one game."),
        ({"early_end_games": 1}, {"early_end_games": 0}, "a win counts as at least one game."),
    ],
)
def test_the_last_value_that_works_and_the_first_that_does_not(
    works: Changes, does_not: Changes, why: str
) -> None:
    rules = PLAIN.override(**works)
    assert {name: getattr(rules, name) for name in works} == works
    assert refused(does_not) == f"Rule set acc cannot work: {why}"


@pytest.mark.parametrize("name", ["win_bonus", "skunk_bonus", "double_skunk_bonus"])
def test_no_bonus_is_negative(name: str) -> None:
    """At a prompt no number may be negative can be typed, so the value is given as it is."""
    assert refused({name: -1}) == "Rule set acc cannot work: a bonus cannot be negative."


def test_neither_a_clock_nor_a_line_is_negative() -> None:
    clock = "a time limit cannot be negative (0 means none)."
    assert refused({"time_limit_minutes": -1}) == f"Rule set acc cannot work: {clock}"
    line = "skunk_below and double_skunk_below must be holes on the board, or 0 for none."
    assert refused({"skunk_below": -1}) == f"Rule set acc cannot work: {line}"
    assert refused({"double_skunk_below": -1}) == f"Rule set acc cannot work: {line}"


def test_a_crib_has_four_cards_however_they_come_there() -> None:
    why = "it makes a crib of 4 cards instead of 4 (seats, thrown, dealt_to_crib)."
    assert refused({"thrown": 3, "dealt_to_crib": -2}) == f"Rule set acc cannot work: {why}"
    six = "it makes a crib of 6 cards instead of 4 (seats, thrown, dealt_to_crib)."
    assert refused({"thrown": 3}) == f"Rule set acc cannot work: {six}"


def test_partners_sit_at_tables_for_four_only() -> None:
    with pytest.raises(InvalidRules) as caught:
        ACC.with_seats(3, partners=True)
    assert str(caught.value) == "Rule set acc cannot work: partners need 4 seats, not 3."


@pytest.mark.parametrize(
    ("name", "typed", "expected"),
    [
        ("muggins", "maybe", "muggins cannot be 'maybe': say on or off."),
        ("seats", "two", "seats cannot be 'two': give a whole number, 0 or more."),
        ("goal", "100000", "goal cannot be '100000': give a whole number, 0 or more."),
        ("goal", "٣١", "goal cannot be '٣١': give a whole number, 0 or more."),
        ("first_dealer", "me", "first_dealer cannot be 'me': say cut or random."),
        ("double_skunk_word", "", "double_skunk_word cannot be '': give a word."),
        ("muggins", "x" * 31, f"muggins cannot be '{'x' * 30}': say on or off."),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_can(name: str, typed: str, expected: str) -> None:
    with pytest.raises(InvalidRules) as caught:
        read_field(name, typed)
    assert str(caught.value) == expected


def test_five_figures_are_read_and_blanks_do_not_matter() -> None:
    assert read_field("time_limit_minutes", "99999") == 99999
    assert read_field("muggins", "  ON ") is True
    assert write_field(ACC.override(muggins=True), "muggins") == "on"
    assert write_field(ACC.override(muggins=False), "muggins") == "off"
    assert write_field(ACC, "goal") == "121"


def test_an_unknown_field_is_answered_with_a_near_one_or_with_all() -> None:
    with pytest.raises(InvalidRules) as near:
        read_field("mugins", "on")
    assert str(near.value) == "There is no rule 'mugins': did you mean muggins?"
    with pytest.raises(InvalidRules) as far:
        read_field("zzz", "on")
    assert str(far.value).startswith("There is no rule 'zzz': the fields are seats, partners, dealt, ")


def test_fixed_muggins_is_named_with_the_way_to_change_it() -> None:
    changed = "set muggins_fixed=off as well to change it at your table."
    with pytest.raises(InvalidRules) as off:
        PRESETS["golden-age"].override(muggins=True)
    assert str(off.value) == f"golden-age fixes muggins off: {changed}"
    with pytest.raises(InvalidRules) as on:
        ACC.override(muggins=True, muggins_fixed=True).override(muggins=False)
    assert str(on.value) == f"acc fixes muggins on: {changed}"
    assert ACC.override(muggins=True, muggins_fixed=True).override(goal=61, skunk_below=0).muggins


def test_an_unknown_preset_is_answered_with_a_near_one() -> None:
    with pytest.raises(InvalidRules) as caught:
        preset("clasic")
    assert "'clasic'" in str(caught.value)
    assert str(caught.value).endswith("did you mean classic?")


def test_the_opponents_are_named_from_the_left() -> None:
    three, four = ACC.with_seats(3), ACC.with_seats(4)
    assert [three.opponents(seat) for seat in range(3)] == [(1, 2), (2, 0), (0, 1)]
    assert [four.opponents(seat) for seat in range(4)] == [(1, 2, 3), (2, 3, 0), (3, 0, 1), (0, 1, 2)]
    partners = ACC.with_seats(4, partners=True)
    assert [partners.opponents(seat) for seat in range(4)] == [(1, 3), (2, 0), (3, 1), (0, 2)]
