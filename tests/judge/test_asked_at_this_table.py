"""What need not be known everywhere is asked where it decides; another incident that is meant is named."""

from collections.abc import Mapping

import pytest

from pegout.game import GameState
from pegout.judge import MissingFacts, RuledElsewhere, rule_on
from pegout.rules.remedies import PointsTo
from tests.kit.judge_before_play import PONE, described, seated

DREW = {"play_started": "yes", "put_right": "draw"}
WITH_OTHERS_PEG = {"player": "Ann", "points": "2", "moved": "forward", "released": "yes"}
LOW = {"player": "Ben", "short": "3", "when": "hand"}
MISSED = {"player": "Ann", "missed": "play", "claimed": "2", "true": "2", "finished": "yes"}


@pytest.mark.parametrize(
    ("rules", "incident", "facts", "asked"),
    [
        ("club-3", "touched-opponents-peg", {"offender": "Ben", "moved": "yes"}, "claimant"),
        ("club-4", "bottom-card-after-shuffle", {}, "claimant"),
        ("club-3", "pegged-with-opponents", WITH_OTHERS_PEG, "opponent"),
        ("club-3", "deal-out-of-turn", {"dealt_by": "Ann", "all_played": "no"}, "turn_of"),
        ("golden-age", "pegged-too-few", LOW, "entered"),
        ("golden-age", "pegged-too-few", LOW | {"when": "crib"}, "entered"),
        ("golden-age", "pegged-too-few", LOW | {"entered": "no"}, "named"),
        ("portfolio", "renege", {"offender": "Ann", "cards": "5H", "in_time": "yes"}, "after_go"),
        ("portfolio", "muggins", MISSED, "score"),
        ("classic", "heels-not-pegged", {"dealer_played": "yes"}, "hands_counted"),
    ],
)
def test_the_deciding_question_is_asked(
    rules: str, incident: str, facts: Mapping[str, str], asked: str
) -> None:
    with pytest.raises(MissingFacts) as missing:
        rule_on(seated(rules), incident, facts)
    assert [question.name for question in missing.value.questions] == [asked]
    assert missing.value.questions[0].text.endswith("?")


def test_portfolio_errors_where_cards_are_drawn_it_is_asked_how_many() -> None:
    with pytest.raises(MissingFacts) as missing:
        rule_on(described("portfolio"), "misdeal", DREW)
    assert [question.name for question in missing.value.questions] == ["lacks"]


@pytest.mark.parametrize("rules", ["acc", "club", "portfolio", "classic", "lodge"])
def test_where_it_does_not_matter_it_is_not_asked(rules: str) -> None:
    assert rule_on(seated(rules), "pegged-too-few", LOW).findings
    assert rule_on(seated(rules), "touched-opponents-peg", {"offender": "Ann"}).findings


def test_golden_age_5_full_value_once_it_was_said_that_nothing_was_agreed() -> None:
    table = seated("golden-age")
    named = LOW | {"entered": "no", "named": "3"}
    assert rule_on(table, "pegged-too-few", named).remedies == (PointsTo(PONE, 3),)
    assert rule_on(table, "pegged-too-few", LOW | {"entered": "yes"}).remedies == ()
    assert rule_on(table, "pegged-too-few", LOW | {"when": "play"}).remedies == ()


def test_partners_have_only_one_side_against_them() -> None:
    moved = {"offender": "Ann", "moved": "yes"}
    _, points = rule_on(seated("club-partners"), "touched-opponents-peg", moved).remedies
    assert points == PointsTo(PONE, 2)


THROWN = {"offender": "Ann", "thrown": "3", "all_thrown": "yes"}


@pytest.mark.parametrize(
    ("table", "incident", "facts", "instead"),
    [
        (described("acc"), "wrong-throw", THROWN, ("wrong-number",)),
        (seated(), "wrong-throw", THROWN | {"all_thrown": "no", "dealt_right": "no"}, ("wrong-deal",)),
        (seated("club-3"), "wrong-deal", {"pone": "5", "dealer": "6"}, ("not-covered",)),
        (
            seated(),
            "misdeal",
            {"play_started": "no"},
            ("wrong-deal", "wrong-number", "card-exposed-in-deal", "deal-out-of-turn"),
        ),
    ],
)
def test_the_incident_that_is_meant_is_named(
    table: GameState, incident: str, facts: Mapping[str, str], instead: tuple[str, ...]
) -> None:
    with pytest.raises(RuledElsewhere) as elsewhere:
        rule_on(table, incident, facts)
    assert elsewhere.value.instead == instead
    assert not any(name in elsewhere.value.why for name in instead)
