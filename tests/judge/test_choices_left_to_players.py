"""Where the rules leave a choice it is part of the ruling, and one more fact answers it."""

from collections.abc import Mapping

import pytest

from pegout.cards import parse_cards
from pegout.judge import KINDS, Choice, Ruling, questions, rule_on
from pegout.rules.remedies import CardsReturned, DealtAgain, Fate, HeldBack, PointsTo, Told
from tests.kit.judge_before_play import DEALER, PONE, described

RENEGE = {"offender": "Ann", "cards": "5H 6C", "in_time": "yes", "played_since": "1"}
SHOWN = {"cutter": "Ann"}
LATE = {"play_started": "yes"}
UNSEEN = {"seen": "no"}
TWO_CARDS = {"player": "Ben", "cards": "5H 6C", "before": "10"}
WRONG_SIDE = {"offender": "Ben", "starter_turned": "no"}
KNOCKED = {"player": "Ann", "agreed": "no"}
BOTH = {"player": "Ann", "points": "4", "agreed": "no"}
MIXED = {"offender": "Ben", "mixed": "crib", "confirmed": "no", "agreed": "no"}

CASES = [
    ("acc", "renege", RENEGE, "Ben", "decision", ["dead", "played"]),
    ("golden-age", "renege", RENEGE, "Ben", "decision", ["dead", "played"]),
    ("lodge", "renege", RENEGE, "Ben", "decision", ["dead", "played"]),
    ("acc", "several-cards-cut", SHOWN, "Ben", "opponent", ["kept", "again", "not-cut"]),
    ("portfolio", "misdeal", LATE, "Ben", "put_right", ["deal-again", "draw"]),
    ("acc", "starter-in-dealers-hand", UNSEEN, "Ben", "picked", []),
    ("acc", "cards-together", TWO_CARDS, "Ben", "picked", ["5H", "6C"]),
    ("acc", "throw-on-wrong-side", WRONG_SIDE, "Ben", "taken_back", ["yes", "no"]),
    ("acc", "pegs-knocked-out", KNOCKED, "the judges", "decision", []),
    ("golden-age", "both-pegs-removed", BOTH, "the director", "decision", []),
    ("lodge", "cards-mixed", MIXED, "the Marshal", "decision", []),
    ("acc", "card-exposed-in-deal", {"exposed_by": "Ben"}, "the judges", "decision", []),
]


@pytest.mark.parametrize(("rules", "incident", "facts", "whose", "fact", "answers"), CASES)
def test_who_chooses_and_among_what(
    rules: str, incident: str, facts: Mapping[str, str], whose: str, fact: str, answers: list[str]
) -> None:
    (left,) = rule_on(described(rules, 40, 50), incident, facts).choices
    assert (left.whose, left.fact) == (whose, fact)
    assert left.question.endswith("?")
    assert [option.answer for option in left.options] == answers
    assert all(option.fact == fact and option.words.endswith(".") for option in left.options)


@pytest.mark.parametrize(("rules", "incident", "facts", "fact", "answer"), [
    (rules, incident, facts, fact, answer)
    for rules, incident, facts, _, fact, answers in CASES
    for answer in answers or (["KD"] if fact == "picked" else ["As they said."])
    if answer != "draw"  # then it must be known how many
])  # fmt: skip
def test_one_more_fact_ends_it(
    rules: str, incident: str, facts: Mapping[str, str], fact: str, answer: str
) -> None:
    assert fact in [question.name for question in questions(KINDS[incident].incident)]
    assert rule_on(described(rules, 40, 50), incident, {**facts, fact: answer}).choices == ()


def chosen(rules: str, incident: str, facts: Mapping[str, str], **answer: str) -> Ruling:
    return rule_on(described(rules, 40, 50), incident, {**facts, **answer})


def test_acc_vii_3_the_cards_are_dead_or_played_as_chosen() -> None:
    cards = parse_cards("5H 6C")
    first = (CardsReturned(1), PointsTo(PONE, 4))
    dead = chosen("acc", "renege", RENEGE, decision="dead")
    assert dead.remedies == (*first, HeldBack(DEALER, cards, Fate.DEAD))
    played = chosen("acc", "renege", RENEGE, decision="played")
    assert played.remedies == (*first, HeldBack(DEALER, cards, Fate.PLAYED))


@pytest.mark.parametrize("rules", ["club", "portfolio"])
def test_where_no_choice_is_given_none_is_offered(rules: str) -> None:
    """club:the-play.renege and portfolio:errors.renege say themselves what becomes of the cards."""
    assert rule_on(described(rules, 40, 50), "renege", RENEGE | {"after_go": "yes"}).choices == ()


def test_portfolio_errors_the_non_dealer_has_two_and_a_new_deal_if_so_chosen() -> None:
    ruling = chosen("portfolio", "misdeal", LATE, put_right="deal-again")
    assert ruling.remedies == (PointsTo(PONE, 2), DealtAgain(DEALER))


def test_acc_vi_1c_the_starter_that_pone_picks_is_named() -> None:
    orders = chosen("acc", "starter-in-dealers-hand", UNSEEN, picked="KD").remedies
    assert any(isinstance(order, Told) and "K♦" in order.text for order in orders)


def test_acc_vii_1f_only_a_card_that_was_laid_can_be_picked() -> None:
    with pytest.raises(ValueError, match="5♥ or 6♣"):
        chosen("acc", "cards-together", TWO_CARDS, picked="KD")


def test_what_officials_decide_is_ordered_with_the_facts_already_given() -> None:
    ruling = chosen("acc", "pegs-knocked-out", KNOCKED, decision="Ann's peg goes to 44.")
    assert ruling.remedies == (Told("Ann's peg goes to 44."),)
    assert str(ruling.citations[0]) == "acc:VIII.7"


def test_a_choice_is_plain_data() -> None:
    (left,) = rule_on(described("acc", 40, 50), "renege", RENEGE).choices
    assert isinstance(left, Choice)
    assert left == rule_on(described("acc", 40, 50), "renege", RENEGE).choices[0]
