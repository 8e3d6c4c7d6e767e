"""A ruling that leaves a choice, or is only suggested, is not carried out until somebody has spoken."""

from collections.abc import Mapping

import pytest

from pegout import Game
from pegout.game import IllegalCommand
from pegout.judge import rule_on
from pegout.rules.remedies import DealtAgain, DrawnTo, PointsTo
from tests.judge.test_acc_iii_1_cut_made_again import cutting
from tests.kit.judged_tables import ANN, BOB, HANDS

LATE = "Bob has to choose first: How is the deal put right (put_right: deal-again or draw)?"
NOT_CONFIRMED = (
    "The Marshal decides here: this can be carried out once the Marshal has confirmed it or decided "
    "otherwise."
)
SHORT = {"pone": "3", "dealer": "4", "crib": "4"}


def in_play(rules: str) -> Game:
    """Ann deals; Bob has led the eight, and Ann laid the jack."""
    game = Game.deal(HANDS, "7D", rules=rules, names=("Ann", "Bob"), seed=3)
    game.throw(BOB, "2C 4C")
    game.throw(ANN, "KH QH")
    game.play(BOB, "8D")
    game.play(ANN, "JD")
    return game


@pytest.mark.parametrize(
    ("rules", "incident", "facts", "why"),
    [
        ("portfolio", "misdeal", {}, LATE),
        ("portfolio", "wrong-number", SHORT, LATE),
        ("portfolio", "card-exposed-in-deal", {}, LATE),
        (
            "acc",
            "renege",
            {"offender": "Bob", "cards": "9D", "in_time": "yes"},
            "Ann has to choose first: Are the cards held back dead or played (decision: dead or played)?",
        ),
        (
            "acc",
            "pegs-knocked-out",
            {"player": "Ann", "agreed": "no"},
            "The judges must decide first: What is the decision (decision)?",
        ),
        (
            "golden-age",
            "both-pegs-removed",
            {"player": "Ann", "points": "2", "agreed": "no"},
            "The director must decide first: What is the decision (decision)?",
        ),
        (
            "lodge",
            "touched-opponents-peg",
            {"offender": "Ann"},
            NOT_CONFIRMED,
        ),
    ],
)
def test_it_is_refused_and_says_who_chooses_between_what(
    rules: str, incident: str, facts: Mapping[str, str], why: str
) -> None:
    game = in_play(rules)
    before, log = game.state, game.log
    for carry_out in (game.carry_out, game.try_out):
        with pytest.raises(IllegalCommand) as refused:
            carry_out(rule_on(game.state, incident, facts))
        assert str(refused.value) == why
    assert (game.state, game.log) == (before, log)


def test_acc_iii_2c_whoever_has_cut_before_chooses_too() -> None:
    game = cutting(10, 9)
    why = r"Bob has to choose first: Is the card already cut kept \(opponent: kept or again\)\?"
    with pytest.raises(IllegalCommand, match=why):
        game.carry_out(rule_on(game.state, "several-cards-cut", {"cutter": "Ann"}))


@pytest.mark.parametrize("incident", ["misdeal", "card-exposed-in-deal"])
def test_portfolio_errors_two_are_given_once_and_the_deal_is_put_right(incident: str) -> None:
    """portfolio:errors.late-misdeal: two to the non-dealer, and then a new deal."""
    game = in_play("portfolio")
    ruling = rule_on(game.state, incident, {"put_right": "deal-again"})
    assert ruling.remedies == (PointsTo(BOB, 2), DealtAgain(ANN))
    game.carry_out(ruling)
    assert game.scores == (0, 2)
    assert rule_on(game.state, incident, {}).remedies == (DealtAgain(ANN),)


def test_portfolio_errors_or_what_is_missing_is_drawn() -> None:
    game = in_play("portfolio")
    ruling = rule_on(game.state, "wrong-number", SHORT | {"put_right": "draw"})
    assert ruling.remedies == (PointsTo(BOB, 2), DrawnTo(BOB, 1))
    held = len(game.hand(BOB))
    game.carry_out(ruling)
    assert (game.scores, len(game.hand(BOB))) == ((0, 2), held + 1)


@pytest.mark.parametrize("facts", [{}, {"put_right": "deal-again"}, {"put_right": "draw", "lacks": "1"}])
def test_portfolio_errors_a_card_exposed_in_dealing_is_an_error_in_dealing(facts: dict[str, str]) -> None:
    """RULEBOOK 2.4: the same act gets the same answer whichever claim names it."""
    for game in (in_play("portfolio"), Game.new("portfolio", dealer=ANN, seed=3)):
        one, other = (rule_on(game.state, name, facts) for name in ("misdeal", "card-exposed-in-deal"))
        assert (one.remedies, one.choices, one.citations) == (other.remedies, other.choices, other.citations)
