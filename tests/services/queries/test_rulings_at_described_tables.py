"""A table that is known by what is said of it: rear pegs, the game hole, options, and what cannot be."""

from typing import Any

import pytest

from pegout.services.queries.handlers import rule
from pegout.services.queries.questions import RulingAsked

CLAIM = {"player": "pone", "true_score": "118"}
SHORT = {"goal": 61, "skunk_below": 0, "double_skunk_below": 0}


def ruled(incident: str, facts: dict[str, str], **table: Any) -> dict[str, Any]:
    return rule(RulingAsked(incident, facts, **table))


def fronts(found: dict[str, Any]) -> list[int]:
    return [side["after"]["front"] for side in found["pegs"]]


def test_acc_viii_5a1_the_last_score_is_lost_back_to_the_rear_peg() -> None:
    facts = {"player": "pone", "points": "6", "released": "yes"}
    assert fronts(ruled("front-peg-removed", facts, scores=[[40], [49, 53]])) == [40, 49]


def test_acc_viii_4b_a_claim_is_judged_with_the_peg_in_the_game_hole() -> None:
    """From 121 to the true hole 118 and fifteen back; the overclaimed three go to the dealer."""
    found = ruled("false-claim", CLAIM, scores=[[84], [110, 121]])
    assert fronts(found) == [87, 103]
    assert found["pegs"][1]["before"] == {"rear": 110, "front": 121}


def test_a_claim_of_a_short_game_is_measured_by_its_own_hole() -> None:
    found = ruled("false-claim", CLAIM | {"true_score": "59"}, scores=[[30], [61]], options=SHORT)
    assert fronts(found) == [32, 44]  # two overclaimed; 59 less fifteen


def test_muggins_is_ruled_on_where_it_is_played() -> None:
    facts = {"player": "pone", "missed": "hand", "claimed": "2", "true": "4", "finished": "yes"}
    assert fronts(ruled("muggins", facts, scores=[[10], [20]])) == [10, 20]
    assert fronts(ruled("muggins", facts, scores=[[10], [20]], options={"muggins": "on"})) == [12, 20]


def test_seats_and_partners_are_taken_as_they_are() -> None:
    table = {"seats": 4, "partners": True, "names": ["Ann", "Bob", "Cat", "Dan"]}
    found = ruled("touched-opponents-peg", {"offender": "Cat"}, scores=[[30], [40]], **table)
    assert [side["side"] for side in found["pegs"]] == ["Ann and Cat", "Bob and Dan"]
    assert fronts(found) == [30, 42]


def test_another_incident_and_missing_facts_come_back_as_such() -> None:
    facts = {"offender": "pone", "thrown": "3", "all_thrown": "yes"}
    assert ruled("wrong-throw", facts)["instead"] == ["wrong-number"]
    assert list(ruled("touched-opponents-peg", {"offender": "pone"}, seats=3)["missing"]) == ["claimant"]


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({"scores": [[84]]}, "There are 2 sides here, not 1"),
        ({"scores": [[84], [122]]}, "0 to 121"),
        ({"scores": [[84], [60, 50]]}, "rear peg behind the front one"),
        ({"scores": [[121], [121]]}, "Only one side can be in the game hole"),
        ({"options": {"muggins": "perhaps"}}, "on or off"),
        ({"options": {"jokers": 2}}, "There is no rule 'jokers'"),
    ],
)
def test_what_no_table_has_is_refused_with_a_sentence(table: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        ruled("false-claim", CLAIM, **table)
