"""More cards than a pack has, more points than the game, more than any hand counts: asked for again."""

from collections.abc import Mapping

import pytest

from pegout.judge import KINDS, UnclearFact, questions, rule_on
from pegout.judge.measures import MEASURES
from tests.kit.judge_positions import at

CUT = {"cut": "starter", "lifted": "20", "left": "20"}
OVER = {"player": "0", "excess": "3", "when": "hand", "finder": "opponent"}
LOW = {"player": "0", "short": "3", "when": "hand"}
MUGGINS = {"player": "0", "missed": "hand", "claimed": "2", "true": "2", "finished": "yes"}
DEALT = {"pone": "6", "dealer": "7"}
ALONE = {"still_to_cut": "1"}


@pytest.mark.parametrize(
    ("incident", "right", "wrong", "said"),
    [
        ("wrong-cut", CUT, {"lifted": "99"}, "52 cards"),
        ("wrong-cut", CUT, {"lifted": "21"}, "40 cards were there"),  # twelve of 52 have been dealt
        ("wrong-cut", CUT | {"cut": "before-deal", "lifted": "32"}, {"lifted": "33"}, "52 cards were there"),
        ("wrong-cut", CUT | ALONE, {"still_to_cut": "2"}, "others here number 1"),
        ("wrong-deal", DEALT, {"pone": "46"}, "52 cards"),
        ("pegged-too-many", OVER, {"excess": "122"}, "121 points"),
        ("pegged-too-few", LOW | {"short": "29"}, {"short": "30"}, "29"),
        ("counted-too-early", {"pegged": "29"}, {"pegged": "40"}, "29"),
        ("muggins", MUGGINS | {"true": "29"}, {"true": "30"}, "29"),
        ("false-claim", {"player": "0", "true_score": "179"}, {"true_score": "180"}, "179 points"),
        ("not-pegged-out", {"player": "0", "true_score": "142"}, {"true_score": "180"}, "179 points"),
        ("card-released", {"player": "0", "count": "41"}, {"count": "42"}, "41"),
    ],
)
def test_it_is_ruled_on_as_far_as_it_can_be(
    incident: str, right: Mapping[str, str], wrong: Mapping[str, str], said: str
) -> None:
    table = at(30, 40, muggins=True)
    assert rule_on(table, incident, right).findings
    with pytest.raises(UnclearFact, match=said):
        rule_on(table, incident, {**right, **wrong})


RENEGE = {"offender": "0", "cards": "4C", "in_time": "yes", "claimant_pegged": "3"}


@pytest.mark.parametrize(
    ("incident", "facts", "scores", "said"),
    [
        ("pegged-too-many", OVER, (2, 60), "Ann is on 2 and cannot go back 3"),
        ("counted-too-early", {"pegged": "8"}, (5, 60), "is on 5 and cannot go back 8"),
        ("renege", RENEGE | {"offender_pegged": "1"}, (0, 60), "is on 0 and cannot go back 1"),
        ("renege", RENEGE, (60, 2), "Bob is on 2 and cannot go back 3"),
        ("penalty-not-due", {"claimant": "1", "pegged": "2"}, (9, 1), "is on 1 and cannot go back 2"),
    ],
)
def test_nobody_takes_back_more_than_was_scored(
    incident: str, facts: Mapping[str, str], scores: tuple[int, int], said: str
) -> None:
    with pytest.raises(UnclearFact, match=said):
        rule_on(at(*scores), incident, facts)


def test_a_short_game_has_fewer_points() -> None:
    short = at(30, 40, rules="classic", goal=61)
    with pytest.raises(UnclearFact, match="61 points"):
        rule_on(short, "pegged-too-many", OVER | {"excess": "62"})


def test_what_is_no_number_is_told_with_the_question_and_not_with_its_name() -> None:
    with pytest.raises(UnclearFact) as unclear:
        rule_on(at(0, 0), "wrong-cut", CUT | {"lifted": "1e1"})
    assert str(unclear.value) == "To “How many cards were lifted?” answer a whole number, not '1e1'."


def test_every_mark_of_a_fact_is_a_measure_that_is_used() -> None:
    used = {question.measure for kind in KINDS.values() for question in questions(kind.incident)}
    assert used == {"", *MEASURES}
