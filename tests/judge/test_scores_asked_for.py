"""A score that decides is asked for; where nobody gave one, no answer makes it up."""

import io
import json
from typing import Any

import pytest

from pegout.cli.main import main
from pegout.judge import MissingFacts, rule_on
from pegout.judge.described_table import table_at
from pegout.rules import PRESETS
from pegout.rules.remedies import DealtAgain, PointsBack, PointsTo, Remedy
from pegout.services.queries.handlers import rule
from pegout.services.queries.questions import RulingAsked
from tests.kit.counted_deal import counted

HIDDEN = {"pone": "7", "dealer": "6", "unconfirmed": "pone"}
"""acc:IV.4a3: pone has a card too many and did not let it be counted."""
TOUCHED = {"offender": "dealer"}
UNKNOWN = table_at(PRESETS["acc"], ["Ann", "Bob"])

Captured = pytest.CaptureFixture[str]


def asked(incident: str, facts: dict[str, str], **table: Any) -> dict[str, Any]:
    return rule(RulingAsked(incident, facts, **table))


def commanded(capsys: Captured, incident: str, facts: dict[str, str], *options: str) -> str:
    told = [part for name, text in facts.items() for part in ("--fact", f"{name}={text}")]
    assert main(("judge", incident, *told, *options)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("scores", "penalty"),
    [
        ("60-45", [PointsBack(1, 10)]),
        ("60-10", [PointsBack(1, 10)]),
        ("60-6", [PointsBack(1, 6), PointsTo(0, 4)]),
        ("60-0", [PointsTo(0, 10)]),
    ],
)
def test_acc_iv_4a3_goes_by_the_score_that_is_told(scores: str, penalty: list[Remedy]) -> None:
    told = rule_on(UNKNOWN, "wrong-deal", HIDDEN | {"scores": scores})
    assert told.remedies == (*penalty, DealtAgain(0))


@pytest.mark.parametrize(
    ("incident", "facts"),
    [
        ("wrong-deal", HIDDEN),
        ("wrong-deal", HIDDEN | {"dealer": "7", "unconfirmed": "both"}),
        ("false-claim", {"player": "pone", "true_score": "118"}),
        ("front-peg-removed", {"player": "pone", "points": "4", "released": "yes"}),
        ("both-pegs-removed", {"player": "pone", "points": "4"}),
        ("pegs-knocked-out", {"player": "pone", "pegs": "several"}),
    ],
)
def test_a_score_that_decides_is_asked_for_in_the_library_and_at_the_desk(
    incident: str, facts: dict[str, str]
) -> None:
    with pytest.raises(MissingFacts) as missing:
        rule_on(UNKNOWN, incident, facts)
    assert [question.name for question in missing.value.questions] == ["scores"]
    assert asked(incident, facts)["missing"].keys() == {"scores"}
    assert "findings" in asked(incident, facts, scores=[[84], [110, 115]])


def test_the_command_asks_and_takes_the_answer_as_an_option_or_as_a_fact(capsys: Captured) -> None:
    assert json.loads(commanded(capsys, "wrong-deal", HIDDEN, "--json"))["missing"].keys() == {"scores"}
    by_option = commanded(capsys, "wrong-deal", HIDDEN, "--scores", "60-45")
    assert "Pone: 45 becomes 35" in by_option
    assert commanded(capsys, "wrong-deal", HIDDEN | {"scores": "60-45"}) == by_option


@pytest.mark.parametrize(
    ("incident", "facts"),
    [
        ("wrong-deal", {"pone": "7", "dealer": "6"}),
        ("wrong-deal", HIDDEN | {"unconfirmed": "dealer"}),  # who has the right number hides nothing
        ("touched-opponents-peg", TOUCHED),
        ("pegged-too-many", {"player": "pone", "excess": "2", "when": "hand", "finder": "opponent"}),
        ("wrong-number", {"pone": "5", "dealer": "4", "crib": "4", "starter_turned": "yes"}),
    ],
)
def test_a_score_that_decides_nothing_is_not_asked_for_nor_told(
    incident: str, facts: dict[str, str], capsys: Captured
) -> None:
    found = asked(incident, facts)
    for side in found["pegs"]:
        assert side["before"] is None
        assert side["after"] is None
        assert side["unknown"] == "The scores have not been given."
    assert "becomes" not in commanded(capsys, incident, facts)


def test_after_a_retraction_the_scores_are_not_made_up(capsys: Captured) -> None:
    """Nobody said how many points were pegged in the play (acc:IV.4d action 9)."""
    facts = {"pone": "5", "dealer": "4", "crib": "4", "starter_turned": "yes"}
    found = json.loads(commanded(capsys, "wrong-number", facts, "--scores", "30-40", "--json"))
    for side, front in zip(found["pegs"], (30, 40), strict=True):
        assert side["before"]["front"] == front
        assert side["after"] is None
        assert side["unknown"] == "It is not known here how many points of this deal go back."
    text = commanded(capsys, "wrong-number", facts, "--scores", "30-40")
    assert "It is not known here how many points of this deal go back." in text
    assert "becomes" not in text


@pytest.mark.parametrize("text", ["84", "84-x", "84-300", "1-2-3", "121-121", ""])
def test_a_score_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"score|sides|game hole"):
        rule_on(UNKNOWN, "wrong-deal", HIDDEN | {"scores": text})


def test_a_table_that_knows_its_scores_takes_no_others() -> None:
    state = counted().state
    with pytest.raises(ValueError, match="The scores here are 53-47, not 50-47: leave them out"):
        rule_on(state, "touched-opponents-peg", TOUCHED | {"scores": "50-47"})
    assert rule_on(state, "touched-opponents-peg", TOUCHED | {"scores": "53-47"}).remedies


class Terminal(io.StringIO):
    """Answers typed in a terminal, one a line."""

    def isatty(self) -> bool:
        return True


def test_in_a_terminal_the_question_follows_the_others(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both numbers, whether all have thrown (passed over), who hid the number, and then the scores."""
    monkeypatch.setattr("sys.stdin", Terminal("7\n6\n\npone\n60\n60-6\n"))
    assert main(("judge", "wrong-deal", "--names", "Ann,Bob")) == 0
    out = capsys.readouterr().out
    assert "What are the scores" in out
    assert "There are 2 sides here, not 1" in out  # 60 alone is no answer
    assert "Bob: 6 becomes 0" in out
    assert "Ann: 60 becomes 64" in out
