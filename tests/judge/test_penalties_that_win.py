"""A penalty that wins the game is named first, and nothing is ordered after it (acc:I, VIII, XI.1a)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game import CarryOut, Phase, tried
from pegout.judge import KINDS, Ruling, rule_on
from pegout.rules.remedies import Correction, DealtAgain, PointsBack, PointsTo
from tests.kit.judge_positions import ANN, BOB, at

NOT_CHECKED = {"pone": "7", "dealer": "6", "unconfirmed": "pone"}


def test_two_points_on_119_win() -> None:
    ruling = rule_on(at(100, 119, rules="acc"), "touched-opponents-peg", {"offender": "Ann"})
    assert ruling.findings[0] == "Bob wins with these two points."
    assert ruling.remedies == (PointsTo(BOB, 2),)


def test_two_points_on_118_do_not() -> None:
    ruling = rule_on(at(100, 118), "touched-opponents-peg", {"offender": "Ann"})
    assert "wins" not in " ".join(ruling.findings)


def test_one_point_is_this_point() -> None:
    """acc:IV.4a3: an offender on nine goes back nine, and the tenth is the opponent's."""
    ruling = rule_on(at(120, 9), "wrong-deal", NOT_CHECKED)
    assert ruling.findings[0] == "Ann wins with this point."
    assert ruling.remedies == (PointsBack(BOB, 9), PointsTo(ANN, 1))


def test_club_partners_win_together() -> None:
    table = at(100, 119, rules="club-partners", partners=True)
    ruling = rule_on(table, "peeked", {"offender": "Ann"})
    assert ruling.findings[0] == "Bob and Dan win with these two points."
    assert ruling.remedies == (PointsTo(BOB, 2),)


@pytest.mark.parametrize(
    ("incident", "facts"),
    [
        ("bottom-card-after-shuffle", {}),
        ("cut-card-looked-at", {"offender": "Ann"}),
        ("bottom-card-after-cut", {"dealing": "yes"}),
    ],
)
def test_a_won_game_is_not_shuffled_cut_or_dealt_for(incident: str, facts: dict[str, str]) -> None:
    assert len(rule_on(at(100, 110), incident, facts).remedies) == 2
    assert rule_on(at(100, 120), incident, facts).remedies == (PointsTo(BOB, 2),)


def test_iv_4a3_no_new_deal_is_spoken_of_once_the_game_is_won() -> None:
    on = rule_on(at(110, 6), "wrong-deal", NOT_CHECKED)
    assert on.findings[-1] == "Ann deals again."
    assert on.remedies[-1] == DealtAgain(ANN)
    won = rule_on(at(117, 6), "wrong-deal", NOT_CHECKED)
    assert won.findings[0] == "Ann wins with these four points."
    assert not any("deals again" in finding for finding in won.findings)
    assert won.remedies == (PointsBack(BOB, 6), PointsTo(ANN, 4))


def test_iv_4a3_why_ten_points_go_back_is_told_with_names() -> None:
    assert rule_on(at(60, 45), "wrong-deal", NOT_CHECKED).findings == (
        "Bob was dealt 7 and Ann 6 instead of 6.",
        "Bob's wrong number could not be checked, which costs ten points.",
        "Ann deals again.",
    )


@pytest.mark.parametrize("both", ["both", "Ann, Bob", "pone and dealer"])
def test_iv_4a3_both_may_hide_a_wrong_number(both: str) -> None:
    """Each goes back by the score before: Ann has four, so the other six are Bob's, who goes back ten."""
    ruling = rule_on(at(4, 60), "wrong-deal", {"pone": "7", "dealer": "7", "unconfirmed": both})
    assert ruling.remedies == (PointsBack(ANN, 4), PointsBack(BOB, 10), PointsTo(BOB, 6), DealtAgain(ANN))


def test_iv_4a3_whoever_has_the_right_number_hides_nothing() -> None:
    ruling = rule_on(at(4, 60), "wrong-deal", {"pone": "7", "dealer": "6", "unconfirmed": "both"})
    assert ruling.remedies == (PointsBack(BOB, 10), DealtAgain(ANN))


def test_points_taken_back_first_are_reckoned_with() -> None:
    """acc:VIII.4c1: on 120 after two too many Bob goes back to 118; Ann on 119 wins with the two."""
    facts = {"player": "Bob", "excess": "2", "when": "hand", "finder": "opponent"}
    ruling = rule_on(at(119, 120), "pegged-too-many", facts)
    assert ruling.findings[0] == "Ann wins with these two points."
    assert ruling.remedies == (Correction(BOB, 2), PointsTo(ANN, 2))


def test_a_club_game_that_ends_early_is_won_there() -> None:
    """In club a game ends at 61 while every opponent is under 31 (RULEBOOK 1.2)."""
    ruling = rule_on(at(20, 59, rules="club"), "peeked", {"offender": "Ann"})
    assert ruling.findings[0] == "Bob wins with these two points."
    assert "wins" not in rule_on(at(31, 59, rules="club"), "peeked", {"offender": "Ann"}).findings[0]


PEEKS = [name for name in KINDS if name in ("bottom-card-after-shuffle", "starter-packet-looked-at")]


@given(st.integers(0, 120), st.integers(0, 120), st.sampled_from(PEEKS))
def test_a_ruling_says_somebody_wins_just_when_carrying_it_out_ends_the_game(
    ann: int, bob: int, incident: str
) -> None:
    state = at(ann, bob)
    ruling: Ruling = rule_on(state, incident, {})
    penalties = tuple(remedy for remedy in ruling.remedies if isinstance(remedy, PointsTo))
    after = tried(state, CarryOut(ruling.findings, penalties, ()))
    assert (after.phase is Phase.MATCH_OVER) == ("wins with" in ruling.findings[0])
