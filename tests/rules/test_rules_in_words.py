"""A rule set prints itself in full, and says where each line comes from."""

from dataclasses import fields, replace
from typing import Any

import pytest

from pegout.rulebook import DOCUMENTS, Citation
from pegout.rules import (
    PRESETS,
    Clause,
    Errors,
    FirstDealer,
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
    in_words,
)
from pegout.rules.words import TOLD_FIELDS
from tests.kit.builders import ACC

EVERYTHING_ON = PRESETS["club-3"].override(
    time_limit_minutes=20, double_skunk_below=61, double_skunk_bonus=5, skunk_bonus=3, win_bonus=1
)
"""Three sides, a clock, every line and bonus: here no field is silent."""

CHANGES: dict[str, dict[str, Any]] = {
    "seats": {"seats": 4, "dealt_to_crib": 0},
    "partners": {"partners": True, "seats": 4, "dealt_to_crib": 0},
    "dealt": {"dealt": 6},
    "thrown": {"thrown": 2, "seats": 2, "dealt_to_crib": 0},
    "dealt_to_crib": {"dealt_to_crib": 0, "seats": 4},
    "goal": {"goal": 122},
    "first_dealer": {"first_dealer": FirstDealer.RANDOM},
    "cut_least": {"cut_least": 5},
    "cut_first_most": {"cut_first_most": 25},
    "limit": {"limit": 32},
    "last_card_after_fifteen": {"last_card_after_fifteen": True},
    "crib_flush_needs_starter": {"crib_flush_needs_starter": False},
    "played_cards": {"played_cards": PlayedCards.VISIBLE},
    "run_totals_with_pairs": {"run_totals_with_pairs": True},
    "win_bonus": {"win_bonus": 2},
    "skunk_below": {"skunk_below": 92},
    "skunk_games": {"skunk_games": 3},
    "skunk_bonus": {"skunk_bonus": 4},
    "skunk_needs": {"skunk_needs": Opponents.EVERY},
    "double_skunk_below": {"double_skunk_below": 62},
    "double_skunk_games": {"double_skunk_games": 3},
    "double_skunk_bonus": {"double_skunk_bonus": 6},
    "double_skunk_word": {"double_skunk_word": "lurch"},
    "early_end_at": {"early_end_at": 62},
    "early_end_under": {"early_end_under": 32},
    "early_end_games": {"early_end_games": 3},
    "early_end_needs": {"early_end_needs": Opponents.ANY},
    "time_limit_minutes": {"time_limit_minutes": 21},
    "time_out_tie": {"time_out_tie": TimeOutTie.REPLAY},
    "muggins": {"muggins": True},
    "muggins_fixed": {"muggins_fixed": True},
    "renege": {"renege": Renege.NONE},
    "wrong_count": {"wrong_count": WrongCount.FREE},
    "low_count": {"low_count": LowCount.MARSHAL},
    "penalties_to": {"penalties_to": PenaltiesTo.OPPONENT},
    "errors": {"errors": Errors.NONE},
    "peg_by": {"peg_by": PegBy.NEXT_CARD},
    "muggins_heels": {"muggins_heels": False},
    "nineteen_is_nought": {"nineteen_is_nought": False},
    "help_in_counting": {"help_in_counting": False},
}


def clause_of(rules: RuleSet, field: str) -> Clause:
    (clause,) = [clause for clause in in_words(rules) if field in clause.fields]
    return clause


def test_the_words_speak_of_every_field() -> None:
    everything = {entry.name for entry in fields(RuleSet)} - {"name"}
    assert everything == TOLD_FIELDS
    assert everything == set(CHANGES)


@pytest.mark.parametrize("name", PRESETS)
def test_every_field_is_told_once(name: str) -> None:
    told = [field for clause in in_words(PRESETS[name]) for field in clause.fields]
    assert sorted(told) == sorted(TOLD_FIELDS)


@pytest.mark.parametrize("field", CHANGES)
def test_another_value_is_told_in_other_words(field: str) -> None:
    before = clause_of(EVERYTHING_ON, field).text
    assert clause_of(EVERYTHING_ON.override(**CHANGES[field]), field).text != before


@pytest.mark.parametrize("name", PRESETS)
def test_every_clause_of_a_preset_cites_a_document(name: str) -> None:
    for clause in in_words(PRESETS[name]):
        assert clause.citation.document in set(DOCUMENTS) - {"house"}
        assert clause.citation.place
        assert clause.text.endswith(".")


def other_documents(name: str) -> set[str]:
    """A preset cites its own document, the acc rules that govern the others, and what we settled."""
    own = name if name in DOCUMENTS else name.partition("-")[0]
    return {own, "acc", "pegout"}


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_cites_no_foreign_document(name: str) -> None:
    cited = {clause.citation.document for clause in in_words(PRESETS[name])}
    assert cited <= other_documents(name)


@pytest.mark.parametrize("field", CHANGES)
def test_what_is_agreed_at_the_table_is_cited_as_agreed(field: str) -> None:
    book = PRESETS["club-3"]
    rules = book.override(**CHANGES[field])
    changed = set(differences(book, rules))
    assert field in changed
    for clause in in_words(rules):
        house = clause.citation == Citation("house", "agreed")
        assert house == bool(changed & set(clause.fields))


def test_no_document_is_cited_for_a_number_it_does_not_hold() -> None:
    """Wherever a limit of 32 is told, it is the table's own."""
    for clause in in_words(ACC.override(limit=32)):
        assert "32" not in clause.text or clause.citation.document == "house"


def test_a_rule_set_of_one_s_own_cites_the_table_throughout() -> None:
    own = replace(ACC, name="friday")
    assert {str(clause.citation) for clause in in_words(own)} == {"house:agreed"}


def test_the_differences_of_two_rule_sets_are_their_fields() -> None:
    assert differences(ACC, ACC) == ()
    assert set(differences(ACC, PRESETS["golden-age"])) == {
        "win_bonus",
        "skunk_games",
        "skunk_bonus",
        "double_skunk_games",
        "double_skunk_bonus",
        "muggins_fixed",
        "low_count",
    }
