"""Every rule is a field, every field can be changed, and what cannot work is refused with the reason."""

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.library import rules_for
from pegout.rules import (
    FIELD_TYPES,
    PRESETS,
    Errors,
    FirstDealer,
    InvalidRules,
    LowCount,
    Opponents,
    PegBy,
    PenaltiesTo,
    PlayedCards,
    Renege,
    RuleSet,
    TimeOutTie,
    WrongCount,
    differences,
    preset,
    read_field,
    write_field,
)
from tests.kit.builders import ACC
from tests.kit.proofs import proof

OTHER_VALUES: dict[str, dict[str, Any]] = {
    "seats": {"seats": 3, "dealt": 5, "thrown": 1, "dealt_to_crib": 1},
    "partners": {"partners": True, "seats": 4, "dealt": 5, "thrown": 1},
    "dealt": {"dealt": 8},
    "thrown": {"thrown": 1, "dealt_to_crib": 2},
    "dealt_to_crib": {"dealt_to_crib": 2, "thrown": 1},
    "goal": {"goal": 181},
    "first_dealer": {"first_dealer": FirstDealer.RANDOM},
    "cut_least": {"cut_least": 1},
    "cut_first_most": {"cut_first_most": 20},
    "limit": {"limit": 41},
    "last_card_after_fifteen": {"last_card_after_fifteen": False},
    "crib_flush_needs_starter": {"crib_flush_needs_starter": False},
    "played_cards": {"played_cards": PlayedCards.TURNED_AT_LIMIT},
    "run_totals_with_pairs": {"run_totals_with_pairs": True},
    "win_bonus": {"win_bonus": 10},
    "skunk_below": {"skunk_below": 100},
    "skunk_games": {"skunk_games": 3},
    "skunk_bonus": {"skunk_bonus": 20},
    "skunk_needs": {"skunk_needs": Opponents.EVERY},
    "double_skunk_below": {"double_skunk_below": 51},
    "double_skunk_games": {"double_skunk_games": 3},
    "double_skunk_bonus": {"double_skunk_bonus": 40},
    "double_skunk_word": {"double_skunk_word": "whitewash"},
    "early_end_at": {"early_end_at": 61, "early_end_under": 31},
    "early_end_under": {"early_end_under": 31, "early_end_at": 61},
    "early_end_games": {"early_end_games": 2},
    "early_end_needs": {"early_end_needs": Opponents.ANY},
    "time_limit_minutes": {"time_limit_minutes": 20},
    "time_out_tie": {"time_out_tie": TimeOutTie.REPLAY},
    "muggins": {"muggins": True},
    "muggins_fixed": {"muggins_fixed": True},
    "renege": {"renege": Renege.NONE},
    "wrong_count": {"wrong_count": WrongCount.FREE},
    "low_count": {"low_count": LowCount.MARSHAL},
    "penalties_to": {"penalties_to": PenaltiesTo.CLAIMANT},
    "errors": {"errors": Errors.CLUB},
    "peg_by": {"peg_by": PegBy.HAND_COUNT},
    "muggins_heels": {"muggins_heels": True},
    "nineteen_is_nought": {"nineteen_is_nought": True},
    "help_in_counting": {"help_in_counting": True},
}


def test_this_list_knows_every_field() -> None:
    assert set(OTHER_VALUES) == {entry.name for entry in fields(RuleSet)} - {"name"} == set(FIELD_TYPES)


@pytest.mark.parametrize("name", OTHER_VALUES)
def test_every_field_can_be_overridden(name: str) -> None:
    changes = OTHER_VALUES[name]
    rules = ACC.override(**changes)
    assert getattr(rules, name) == changes[name] != getattr(ACC, name)
    assert set(differences(ACC, rules)) == set(changes)
    assert rules.name == "acc"


@pytest.mark.parametrize("name", OTHER_VALUES)
def test_every_field_can_be_overridden_with_what_is_typed(name: str) -> None:
    changes = OTHER_VALUES[name]
    rules = ACC.override(**changes)
    typed = {field: write_field(rules, field) for field in changes}
    assert ACC.override(**typed) == rules


@pytest.mark.parametrize("book", PRESETS)
@pytest.mark.parametrize("name", FIELD_TYPES)
def test_every_field_is_read_back_from_its_text(book: str, name: str) -> None:
    assert read_field(name, write_field(PRESETS[book], name)) == getattr(PRESETS[book], name)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("on", True), ("Yes", True), ("1", True), ("off", False), ("no", False), ("FALSE", False)],
)
def test_on_and_off_are_understood(typed: str, *, meant: bool) -> None:
    assert read_field("muggins", typed) is meant


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"thrown": 1, "dealt_to_crib": 3}, "crib of 5 cards instead of 4"),
        ({"thrown": 3}, "crib of 6 cards"),
        ({"seats": 5, "thrown": 1}, "2, 3 or 4, not 5"),
        ({"seats": 1, "thrown": 4, "dealt": 8}, "2, 3 or 4, not 1"),
        ({"seats": 3}, "crib of 6 cards"),
        ({"partners": True}, "partners need 4 seats, not 2"),
        (
            {"partners": True, "seats": 3, "dealt": 5, "thrown": 1, "dealt_to_crib": 1},
            "partners need 4 seats, not 3",
        ),
        ({"dealt": 2}, "leave no card to play"),
        ({"dealt": 23}, "too few to cut a starter"),
        ({"cut_least": 0}, "at least one card"),
        ({"cut_first_most": 27}, "between cut_least and 26"),
        ({"cut_first_most": 3}, "between cut_least and 26"),
        ({"goal": 30}, "between 31 and 999, not 30"),
        ({"goal": 1000}, "between 31 and 999, not 1000"),
        ({"limit": 9}, "between 10 and 99, not 9"),
        ({"limit": 100}, "between 10 and 99, not 100"),
        ({"goal": 61}, "on the board"),
        ({"skunk_below": 61}, "below the skunk line"),
        ({"early_end_at": 61}, "both holes"),
        ({"early_end_under": 31}, "both holes"),
        ({"early_end_at": 31, "early_end_under": 61}, "both holes"),
        ({"skunk_games": 0}, "at least one game"),
    ],
)
def test_a_rule_set_that_cannot_work_is_refused_with_the_reason(changes: dict[str, int], reason: str) -> None:
    with pytest.raises(InvalidRules) as caught:
        ACC.override(**changes)
    assert reason in str(caught.value)


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_nobody_can_seat_five_or_one(seats: int) -> None:
    with pytest.raises(InvalidRules, match=f"2, 3 or 4, not {seats}"):
        ACC.with_seats(seats)


def test_partners_with_three_are_refused_at_the_front_door() -> None:
    with pytest.raises(InvalidRules, match="partners need 4 seats, not 3"):
        Game.new("club", seats=3, partners=True)


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("muggins", "maybe", "say on or off"),
        ("seats", "two", "whole number"),
        ("seats", "-2", "whole number"),
        ("seats", True, "whole number"),
        ("seats", "9999999", "whole number"),
        ("goal", 12.5, "whole number"),
        ("renege", "shout", "retract or claimant or barred or put-right or none"),
        ("double_skunk_word", "", "give a word"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(
    name: str, value: object, expected: str
) -> None:
    with pytest.raises(InvalidRules) as caught:
        ACC.override(**{name: value})
    assert expected in str(caught.value)
    assert name in str(caught.value)


def test_an_unknown_rule_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(InvalidRules, match="did you mean muggins"):
        ACC.override(mugins=True)


def test_an_unknown_preset_is_refused_with_the_nearest_one() -> None:
    with pytest.raises(InvalidRules, match="did you mean classic"):
        preset("clasic")
    with pytest.raises(InvalidRules, match="golden-age"):
        preset("bridge")


@pytest.mark.parametrize("name", ["golden-age", "lodge"])
def test_muggins_is_fixed_where_the_document_says_so(name: str) -> None:
    with pytest.raises(InvalidRules, match=f"{name} fixes muggins off"):
        PRESETS[name].override(muggins=True)
    assert PRESETS[name].override(muggins=True, muggins_fixed=False).muggins


@pytest.mark.parametrize("name", ["acc", "club", "portfolio", "classic"])
def test_muggins_may_be_agreed_otherwise_elsewhere(name: str) -> None:
    book = PRESETS[name]
    assert book.override(muggins=not book.muggins).muggins is not book.muggins


def test_a_rule_set_cannot_be_changed_in_place() -> None:
    for name in FIELD_TYPES:
        with pytest.raises(FrozenInstanceError):
            setattr(ACC, name, 61)


def test_the_seats_change_how_the_cards_are_shared_out() -> None:
    shares = [
        (rules.dealt, rules.thrown, rules.dealt_to_crib, rules.hand_size)
        for rules in (ACC.with_seats(seats) for seats in (2, 3, 4))
    ]
    assert shares == [(6, 2, 0, 4), (5, 1, 1, 4), (5, 1, 0, 4)]


def test_partners_sit_opposite_and_share_a_score() -> None:
    rules = rules_for("club", 4, partners=True)
    assert rules.sides == 2
    assert [rules.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert rules_for("club", partners=True) == rules


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cut_least", range(1, 27))
def test_limits_of_the_cut_leave_room_to_cut_or_are_refused(seats: int, cut_least: int) -> None:
    try:
        rules = ACC.with_seats(seats).override(cut_least=cut_least, cut_first_most=26)
    except InvalidRules:
        assert cut_least > 4
        return
    game = Game.new(rules, seed=1)
    assert game.to_act == tuple(range(seats))


CARDS_BY_SEATS = ((2, 2, 0), (2, 1, 2), (3, 1, 1), (4, 1, 0))


@proof(25, 1500)
@given(
    st.sampled_from(CARDS_BY_SEATS),
    st.integers(1, 9),
    st.integers(1, 10),
    st.integers(1, 26),
    st.sampled_from([10, 15, 21, 31, 41, 99]),
    st.integers(31, 130),
    st.integers(0, 2**32),
)
def test_a_rule_set_that_is_accepted_can_be_played_to_the_end(
    shares: tuple[int, int, int], kept: int, cut_least: int, first_most: int, limit: int, goal: int, seed: int
) -> None:
    seats, thrown, to_crib = shares
    try:
        rules = RuleSet(
            name="house",
            seats=seats,
            thrown=thrown,
            dealt=kept + thrown,
            dealt_to_crib=to_crib,
            cut_least=cut_least,
            cut_first_most=first_most,
            limit=limit,
            goal=goal,
        )
    except InvalidRules:
        return
    game = Game.new(rules, seed=seed)
    while not game.over:
        game.do(game.legal(game.to_act[0])[0])
    assert max(game.scores) == goal
