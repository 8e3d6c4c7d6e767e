"""acc:VII.3 and its rivals: a card that could have been played was held back."""

from typing import Any

import pytest

from pegout.judge import MissingFacts, Ruling, UnclearFact, read_incident, rule
from pegout.judge.renege import CardHeldBack, Decision, PutRight, card_held_back
from pegout.rules.remedies import CardsReturned, Correction, Fate, HeldBack, PointsTo, Told
from tests.kit.builders import cards
from tests.kit.judge_positions import ANN, BOB, CAT, DAN, at, places

TRIPLE = cards("AH 5C 6D")


def held_back(rules: str = "acc", **facts: Any) -> Ruling:
    incident: dict[str, Any] = {"offender": ANN, "cards": TRIPLE, "in_time": True, **facts}
    return card_held_back(at(30, 40, rules=rules), CardHeldBack(**incident))


@pytest.mark.parametrize("rules", ["acc", "golden-age", "lodge"])
@pytest.mark.parametrize("decision", [Decision.DEAD, Decision.PLAYED])
def test_two_a_card_and_the_other_decides(rules: str, decision: Decision) -> None:
    found = held_back(rules, decision=decision, played_since=2)
    assert found.remedies == (
        CardsReturned(2),
        PointsTo(BOB, 6),
        HeldBack(ANN, TRIPLE, Fate(decision.value)),
    )
    assert places(found) == ["acc:VII.3"]


def test_the_point_for_the_go_goes_back_as_well() -> None:
    found = held_back(cards=TRIPLE[:1], decision=Decision.PLAYED, played_since=1, go_pegged_by=BOB)
    assert found.remedies[:3] == (CardsReturned(1), Correction(BOB, 1), PointsTo(BOB, 2))


def test_while_undecided_the_other_is_asked() -> None:
    last = held_back().remedies[-1]
    assert last == Told("Bob says whether the cards held back are dead or played.")


def test_after_the_next_card_or_count_it_stands() -> None:
    found = held_back(in_time=False)
    assert found.remedies == ()
    assert "stands" in found.findings[0]


@pytest.mark.parametrize("rules", ["acc", "club", "portfolio"])
def test_a_go_corrected_at_once_is_no_renege(rules: str) -> None:
    assert held_back(rules, put_right=PutRight.AT_ONCE).remedies == ()


def test_after_a_peg_it_cannot_be_corrected() -> None:
    assert PointsTo(BOB, 6) in held_back(put_right=PutRight.AFTER_A_PEG).remedies


def test_in_the_club_only_a_card_or_count_of_the_other_closes_the_correction() -> None:
    assert held_back("club", put_right=PutRight.AFTER_A_PEG).remedies == ()


def test_in_the_club_the_example_of_a_triple_renege_costs_six() -> None:
    found = held_back("club", played_since=3)
    assert found.remedies == (CardsReturned(3), PointsTo(BOB, 6), HeldBack(ANN, TRIPLE, Fate.PLAYED))
    assert places(found) == ["club:the-play.renege"]


def test_in_the_club_the_claimant_has_the_points() -> None:
    held = CardHeldBack(BOB, TRIPLE[:2], in_time=True, claimant=DAN)
    found = card_held_back(at(1, 2, 3, 4, rules="club"), held)
    assert found.remedies == (PointsTo(DAN, 4), HeldBack(BOB, TRIPLE[:2], Fate.PLAYED))


def test_with_three_somebody_has_to_claim_it() -> None:
    table = at(1, 2, 3, rules="club")
    with pytest.raises(UnclearFact, match="claimant"):
        card_held_back(table, CardHeldBack(CAT, TRIPLE, in_time=True))


def test_nobody_claims_from_a_partner() -> None:
    table = at(1, 2, rules="club", partners=True)
    with pytest.raises(UnclearFact, match="cannot claim"):
        card_held_back(table, CardHeldBack(ANN, TRIPLE, in_time=True, claimant=CAT))


def test_in_the_portfolio_those_cards_are_dead_and_it_costs_two() -> None:
    found = held_back("portfolio", played_since=2, decision=Decision.PLAYED)
    assert found.remedies == (HeldBack(ANN, TRIPLE, Fate.DEAD), PointsTo(BOB, 2))
    assert places(found) == ["portfolio:errors.renege"]


def test_the_portfolio_prices_only_what_was_held_back_after_a_go() -> None:
    """portfolio:errors speaks of cards not played after go was called: a false first go is put right."""
    after = held_back("portfolio", after_go=True)
    assert after.remedies == (HeldBack(ANN, TRIPLE, Fate.DEAD), PointsTo(BOB, 2))
    first = held_back("portfolio", after_go=False, played_since=2, claimant_pegged=2)
    assert first.remedies == (CardsReturned(2), Correction(BOB, 2), HeldBack(ANN, TRIPLE, Fate.PLAYED))
    assert places(first) == ["pegout:silent"]


def test_in_the_portfolio_it_is_asked_whether_there_was_a_go() -> None:
    held = CardHeldBack(ANN, TRIPLE, in_time=True)
    with pytest.raises(MissingFacts) as missing:
        rule(at(30, 40, rules="portfolio"), held)
    assert [question.name for question in missing.value.questions] == ["after_go"]
    assert rule(at(30, 40), held).remedies


def test_the_classic_rules_put_it_right_at_no_cost() -> None:
    """RULEBOOK 2.4: no renege there; play goes on from where the card was held back."""
    found = held_back("classic", played_since=1, go_pegged_by=BOB)
    assert found.remedies == (CardsReturned(1), Correction(BOB, 1), HeldBack(ANN, TRIPLE, Fate.PLAYED))
    assert places(found) == ["pegout:silent"]
    assert held_back("classic", in_time=False).remedies == ()


def test_without_a_playable_card_there_is_none() -> None:
    with pytest.raises(UnclearFact, match="no renege"):
        held_back(cards=())


def test_the_facts_are_read_from_text() -> None:
    given = {"offender": "pone", "cards": "AH 5C", "in_time": "yes", "decision": "dead", "played_since": "2"}
    read = read_incident(CardHeldBack, given, at(0, 0))
    assert read == CardHeldBack(BOB, cards("AH 5C"), True, decision=Decision.DEAD, played_since=2)


def test_missing_facts_are_asked_for() -> None:
    with pytest.raises(MissingFacts) as missing:
        read_incident(CardHeldBack, {"offender": "Ann"}, at(0, 0))
    assert [question.name for question in missing.value.questions] == ["cards", "in_time"]


def test_points_pegged_for_cards_played_since_go_back() -> None:
    """At 25 the dealer held back a 5; since then the pone pegged 2 and the dealer 3."""
    held = CardHeldBack(ANN, cards("5H"), in_time=True, played_since=2, offender_pegged=3, claimant_pegged=2)
    remedies = card_held_back(at(30, 40), held).remedies
    assert remedies[:4] == (CardsReturned(2), Correction(ANN, 3), Correction(BOB, 2), PointsTo(BOB, 2))
