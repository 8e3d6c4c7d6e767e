"""Where another incident is meant, what was told already is known there."""

from collections.abc import Mapping

import pytest

from pegout.judge import RuledElsewhere, next_incidents, rule_on
from tests.kit.judge_before_play import described

THROWN = {"offender": "Ann", "thrown": "3", "all_thrown": "yes"}


@pytest.mark.parametrize(
    ("incident", "facts", "known"),
    [
        # Six were dealt and three thrown, so that three are left (acc:IV.4a1, IV.4b).
        ("wrong-throw", THROWN, {"wrong-number": {"dealer": "3"}}),
        ("wrong-throw", THROWN | {"offender": "Ben", "thrown": "1"}, {"wrong-number": {"pone": "5"}}),
        ("wrong-throw", THROWN | {"dealt_right": "no"}, {"wrong-number": {}}),
        (
            "wrong-throw",
            THROWN | {"all_thrown": "no", "dealt_right": "no"},
            {"wrong-deal": {"all_thrown": "no"}},
        ),
        # The count before and the pips of the one card (acc:VII.1e).
        (
            "cards-together",
            {"player": "Ben", "cards": "KD", "before": "24"},
            {"card-released": {"player": "1", "count": "34"}},
        ),
        (
            "misdeal",
            {"play_started": "yes"},
            {"wrong-number": {"starter_turned": "yes"}, "deal-out-of-turn": {}},
        ),
    ],
)
def test_the_next_incident_knows_what_was_told(
    incident: str, facts: Mapping[str, str], known: Mapping[str, Mapping[str, str]]
) -> None:
    with pytest.raises(RuledElsewhere) as elsewhere:
        rule_on(described(), incident, facts)
    assert next_incidents(elsewhere.value) == known


def test_nothing_more_need_be_asked_where_all_is_known() -> None:
    """acc:VII.1e: 24 and a king are past 31, so the card comes back."""
    laid = {"player": "Ben", "cards": "KD", "before": "24"}
    with pytest.raises(RuledElsewhere) as elsewhere:
        rule_on(described(), "cards-together", laid)
    ((name, facts),) = next_incidents(elsewhere.value).items()
    assert "takes the card back" in str(rule_on(described(), name, facts).remedies)
