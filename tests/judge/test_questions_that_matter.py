"""Only what can matter is asked: not what an earlier answer decides, nor what only several players need."""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import GameState
from pegout.judge import KINDS, Kind, Question, RuledElsewhere, Ruling, UnclearFact, by_name, hear, questions
from tests.kit.judge_before_play import described

TWO = described("acc", 40, 50)
THREE, PARTNERS = described("club-3", 40, 50, 60), described("club-partners", 40, 50)


def asked(state: GameState, incident: str, facts: Mapping[str, str]) -> list[str]:
    return [question.name for question in hear(state, by_name(KINDS, incident), facts).asked]


@pytest.mark.parametrize(
    ("incident", "facts", "never"),
    [
        # acc:V.1d: before the starter nobody's card decides anything.
        ("crib-on-wrong-side", {"starter_turned": "no"}, {"all_played"}),
        # acc:V.1b: cards still under the fingers were not thrown.
        ("throw-taken-back", {"offender": "pone", "released": "no"}, {"allowed", "claimant"}),
        # acc:VII.1e: past 31 a card comes back, released or not.
        ("card-released", {"player": "pone", "count": "33"}, {"released"}),
        # acc:IX.4a: what was accepted before is no matter any more.
        (
            "cards-mixed",
            {"offender": "pone", "mixed": "hand", "confirmed": "yes"},
            {"pegged", "found", "agreed", "claimant"},
        ),
        # acc:VII.3: claimed too late, nothing follows.
        (
            "renege",
            {"offender": "pone", "cards": "AH", "in_time": "no"},
            {"decision", "played_since", "offender_pegged", "claimant_pegged", "go_pegged_by"},
        ),
    ],
)
def test_what_an_answer_has_decided_is_not_asked(
    incident: str, facts: Mapping[str, str], never: set[str]
) -> None:
    heard = hear(TWO, by_name(KINDS, incident), facts)
    assert heard.ruling is not None
    assert heard.missing == ()
    assert never.isdisjoint(question.name for question in heard.asked)
    assert set(facts) <= {question.name for question in heard.asked}


@pytest.mark.parametrize(
    ("incident", "facts", "fact"),
    [
        ("touched-opponents-peg", {"offender": "Ann"}, "claimant"),
        (
            "pegged-with-opponents",
            {"player": "Ann", "points": "2", "moved": "forward", "released": "yes"},
            "opponent",
        ),
        ("deal-out-of-turn", {"dealt_by": "Ben", "all_played": "no"}, "turn_of"),
        ("wrong-cut", {"cut": "first-for-deal", "lifted": "3", "left": "49"}, "still_to_cut"),
        ("equal-cuts", {}, "lowest"),
        ("crib-on-wrong-side", {"starter_turned": "yes", "all_played": "yes"}, "side"),
        ("counted-too-early", {"pegged": "4"}, "player"),
    ],
)
def test_what_only_several_players_need_is_not_asked_of_two(
    incident: str, facts: Mapping[str, str], fact: str
) -> None:
    assert fact not in asked(TWO, incident, facts)
    assert fact in asked(THREE, incident, facts)


def test_partners_have_one_opponent_but_four_deal() -> None:
    assert "claimant" not in asked(PARTNERS, "touched-opponents-peg", {"offender": "Ann"})
    assert "turn_of" in asked(PARTNERS, "deal-out-of-turn", {"dealt_by": "Ben", "all_played": "no"})


def test_missing_facts_are_asked_in_their_order() -> None:
    heard = hear(TWO, KINDS["renege"], {})
    assert [question.name for question in heard.missing] == ["offender", "cards", "in_time"]
    assert heard.ruling is None


def answers(question: Question) -> st.SearchStrategy[str]:
    """Whatever somebody might answer."""
    if question.answer == "seat":
        return st.sampled_from(["0", "1"])
    if question.answer == "seats":
        return st.sampled_from(["nobody", "0", "1", "both"])
    if question.answer == "number":
        return st.integers(0, 12).map(str)
    if question.answer == "cards":
        return st.sampled_from(["AH", "5H 6C"])
    return st.sampled_from(question.answers or ("As they said.",))


@st.composite
def told(draw: st.DrawFn) -> tuple[Kind, dict[str, str], dict[str, str]]:
    """An incident with all its facts, and with all of them told otherwise."""
    kind = draw(st.sampled_from(sorted(KINDS.values(), key=lambda one: one.name)))
    asked_for = questions(kind.incident)
    one, other = ({asked.name: draw(answers(asked)) for asked in asked_for} for _ in range(2))
    return kind, one, other


def outcome(state: GameState, kind: Kind, facts: Mapping[str, str]) -> Any:
    try:
        return hear(state, kind, facts)
    except RuledElsewhere as elsewhere:
        return elsewhere.instead
    except UnclearFact as unclear:
        return str(unclear)


@given(told())
def test_whatever_is_not_asked_changes_nothing(case: tuple[Kind, dict[str, str], dict[str, str]]) -> None:
    kind, facts, others = case
    heard = outcome(TWO, kind, facts)
    if isinstance(heard, tuple | str):
        return
    names = {question.name for question in heard.asked}
    several = {"claimant", "opponent", "turn_of", "still_to_cut", "lowest", "side", "player"} - names
    otherwise = {name: facts[name] if name in names | several else others[name] for name in facts}
    assert hear(TWO, kind, otherwise).ruling == heard.ruling
    left_out = {name: text for name, text in facts.items() if name in names | several}
    assert hear(TWO, kind, left_out).ruling == heard.ruling


OWN_UP = {
    "bottom-card-after-shuffle": ("0",),
    "bottom-card-after-cut": ("0",),
    "crib-looked-at-before-throw": ("0",),
    "starter-in-dealers-hand": ("0",),
    "starter-packet-looked-at": ("1",),
    "misdeal": ("0",),
}
"""Who did it where nobody is asked for that."""


@given(told())
def test_of_two_players_nobody_else_could_claim(case: tuple[Kind, dict[str, str], dict[str, str]]) -> None:
    """The penalty goes to the opponent whether or not it is said who claims it; nobody owns up here."""
    kind, facts, _ = case
    if facts.get("claimant") in (facts.get("player"), facts.get("offender"), *OWN_UP.get(kind.name, ())):
        return
    heard = outcome(TWO, kind, facts)
    seats = [question for question in questions(kind.incident) if question.answer == "seat"]
    optional = {question.name for question in seats if not question.needed}
    claimant = {"claimant", "opponent"} & optional
    silent = {name: text for name, text in facts.items() if name not in claimant}
    if claimant and not isinstance(heard, tuple | str):
        again = hear(TWO, kind, silent).ruling
        assert isinstance(again, Ruling)
        assert again == heard.ruling
