"""pegout:silent: each document prices its own wrong acts; all else is put right at no cost."""

import pytest

from pegout.game import GameState, Pegs, Script, Throw, obey
from pegout.judge import KINDS, Ruling, rule_on
from pegout.rules import PRESETS
from pegout.rules.remedies import Correction, PointsBack, PointsTo, ScoreLost
from tests.kit.judge_costs import BEFORE_PLAY, FROM_THE_PLAY_ON, Row, in_short
from tests.kit.judge_positions import BOB, at, with_pegs

RULES = ("acc", "golden-age", "club", "portfolio", "lodge", "classic")
POINTS = (PointsTo, PointsBack, Correction, ScoreLost)


def table(rules: str) -> GameState:
    """Muggins is played wherever it may be."""
    state = with_pegs(Pegs(50, 56), Pegs(60, 64), rules=rules)
    if not state.rules.muggins_fixed:
        state.rules = state.rules.override(muggins=True)
    return state


def ruled(row: Row, rules: str) -> Ruling:
    """Under lodge as the Marshal confirms it; the Marshal's own decision needs no confirming."""
    confirmed = {"marshal": "yes"} if rules == "lodge" and row.incident != "not-covered" else {}
    state = bob_has_thrown(table(rules)) if row.incident in OF_A_THROW else table(rules)
    return rule_on(state, row.incident, row.told() | confirmed)


OF_A_THROW = ("wrong-throw", "throw-on-wrong-side")


def bob_has_thrown(state: GameState) -> GameState:
    script = Script(state)
    obey(script, Throw(BOB, tuple(state.deal.hands[BOB][:2])))
    return script.state


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("row", BEFORE_PLAY, ids=lambda row: f"{row.incident}-{row.facts}")
def test_before_the_play(row: Row, rules: str) -> None:
    points = [in_short(remedy) for remedy in ruled(row, rules).remedies if isinstance(remedy, POINTS)]
    assert " ".join(points) == row.expected(rules)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("row", FROM_THE_PLAY_ON, ids=lambda row: f"{row.incident}-{row.facts}")
def test_from_the_play_on(row: Row, rules: str) -> None:
    assert " ".join(map(in_short, ruled(row, rules).remedies)) == row.expected(rules)


def test_every_incident_has_a_row() -> None:
    """Misdeals are of the portfolio alone, which calls an irregular deal that, too: both have own tests."""
    rows = {row.incident for row in (*BEFORE_PLAY, *FROM_THE_PLAY_ON)}
    assert rows | {"misdeal", "irregular-deal"} == set(KINDS)


@pytest.mark.parametrize("rules", ["club", "portfolio", "classic"])
@pytest.mark.parametrize("row", FROM_THE_PLAY_ON, ids=lambda row: f"{row.incident}-{row.facts}")
def test_whoever_cites_acc_for_what_is_not_priced_says_that_it_is_borrowed(row: Row, rules: str) -> None:
    """Where a document's answer is not that of acc, acc alone is never given as the reason."""
    if row.expected(rules) != row.acc:
        assert {place.document for place in ruled(row, rules).citations} - {"acc"}


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("over", [1, 4])
def test_the_same_act_has_the_same_answer_whichever_way_it_is_claimed(rules: str, over: int) -> None:
    """Points that were not there, pegged into the game hole: a false claim, too many, a wrong count."""
    state = at(121, 90, rules=rules)
    said = {"marshal": "yes"} if rules == "lodge" else {}
    claim = {"player": "Ann", "true_score": str(121 - over)}
    many = {"player": "Ann", "excess": str(over), "when": "play", "finder": "opponent"}
    count = {"player": "Ann", "announced": "15", "true": "14", "noticed": "challenged", "pegged": str(over)}
    as_claim = rule_on(state, "false-claim", claim | said).remedies
    assert rule_on(state, "pegged-too-many", many | said).remedies == as_claim
    if rules != "portfolio":  # wrong counts have a rule of their own there, which says the same of the points
        assert rule_on(state, "wrong-count", count | said).remedies[1:] == as_claim


@pytest.mark.parametrize("rules", ["club-3", "club-4"])
def test_where_nothing_is_paid_nobody_is_asked_who_claims_it(rules: str) -> None:
    state = at(*[30] * PRESETS[rules].seats, rules="club")
    given = {"player": "0", "excess": "3", "when": "hand", "finder": "opponent"}
    assert rule_on(state, "pegged-too-many", given).remedies == (Correction(0, 3),)
