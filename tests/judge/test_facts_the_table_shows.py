"""What a record or a table shows is read from it, not asked; and who says otherwise is told why not."""

from collections.abc import Mapping
from random import Random

import pytest

from pegout import Game
from pegout.cards import PACK
from pegout.game import GameState, replay
from pegout.judge import KINDS, MissingFacts, UnclearFact, hear, questions, rule, rule_on
from pegout.judge.crib import CribLookedAt, ThrowOnWrongSide
from pegout.judge.cut import BottomCardAfterCut
from pegout.judge.shown import SHOWS
from pegout.notation import read_record
from pegout.rules.remedies import CribTo, CutAgain, DealtAgain, PointsTo, ScoreLost, Told
from tests.game.test_views_keep_secrets import exchange, swapped
from tests.kit.judge_before_play import described
from tests.kit.judged_tables import ANN, BOB, dealt, thrown, turned


def one_played() -> Game:
    game = turned()
    game.play(BOB, "8D")
    return game


def both_played() -> Game:
    game = one_played()
    game.play(ANN, "JD")
    return game


def as_recorded(game: Game) -> GameState:
    return replay(read_record(game.record).events)


@pytest.mark.parametrize(
    ("cards", "reason"), [("8D", "Bob played 8♦"), ("5C 7D", "The starter is 7♦"), ("JD 5C", "")]
)
def test_vii_3_nobody_holds_back_what_lies_open_elsewhere(cards: str, reason: str) -> None:
    """Bob has laid the eight and the seven is the starter; Ann's own jack may well be a renege card."""
    told = {"offender": "Ann", "cards": cards, "in_time": "yes"}
    if not reason:
        assert rule_on(both_played().state, "renege", told).remedies[0] == PointsTo(BOB, 4)
        return
    with pytest.raises(UnclearFact, match=reason):
        rule_on(both_played().state, "renege", told)


@pytest.mark.parametrize(
    ("game", "incident", "facts", "reason"),
    [
        (turned(), "throw-on-wrong-side", {"starter_turned": "no"}, "The starter is already turned"),
        (thrown(), "throw-on-wrong-side", {"starter_turned": "yes"}, "The starter is not turned yet"),
        (one_played(), "crib-on-wrong-side", {"all_played": "yes"}, "Not everybody has played a card"),
        (both_played(), "crib-on-wrong-side", {"all_played": "no"}, "Everybody has played a card"),
        (turned("JC"), "heels-not-pegged", {"dealer_played": "no"}, "Heels are already pegged"),
        (both_played(), "heels-not-pegged", {"dealer_played": "no"}, "The dealer has played a card"),
        (turned(), "crib-looked-at", {"due": "yes"}, "The hands are not counted yet"),
        (dealt(), "bottom-card-after-cut", {"dealing": "no"}, "The cards have been dealt"),
        (thrown(), "cut-forgotten", {"lifted": "no"}, "Pone has thrown"),
        (thrown(), "wrong-throw", {"all_thrown": "no"}, "Everybody has already thrown"),
        (dealt(), "wrong-throw", {"all_thrown": "yes"}, "Somebody has yet to throw"),
    ],
)
def test_a_fact_that_contradicts_a_record_is_refused_with_the_reason(
    game: Game, incident: str, facts: Mapping[str, str], reason: str
) -> None:
    others = {"offender": "Ann", "thrown": "3"}
    asked = {one.name for one in questions(KINDS[incident].incident)}
    given = {name: text for name, text in others.items() if name in asked} | dict(facts)
    with pytest.raises(UnclearFact, match=reason):
        rule_on(as_recorded(game), incident, given)


def test_what_the_table_shows_decides_the_ruling_without_a_question() -> None:
    """acc:V.1d: before both have played the crib is moved back, and after that it is pone's."""
    assert isinstance(rule_on(one_played().state, "crib-on-wrong-side", {}).remedies[0], Told)
    assert rule_on(both_played().state, "crib-on-wrong-side", {}).remedies == (CribTo(BOB),)


def test_an_optional_fact_is_read_as_well() -> None:
    """acc:III.3b: once cards are out, a new cut means a new deal."""
    assert rule_on(dealt().state, "bottom-card-after-cut", {}).remedies == (PointsTo(BOB, 2), DealtAgain(ANN))
    to_cut = Game.new("acc", dealer=0, seed=5, cuts=False).state
    assert rule_on(to_cut, "bottom-card-after-cut", {}).remedies[1] == CutAgain(shuffled=True)
    with pytest.raises(UnclearFact, match="No card has been dealt yet"):
        rule_on(to_cut, "bottom-card-after-cut", {"dealing": "yes"})


def test_incidents_as_values_are_compared_in_the_same_way() -> None:
    with pytest.raises(UnclearFact, match="The starter is already turned, so starter_turned cannot be no"):
        rule(turned().state, ThrowOnWrongSide(ANN, starter_turned=False))
    with pytest.raises(UnclearFact, match="not counted yet"):
        rule(turned().state, CribLookedAt(ANN, due=True))
    assert rule(dealt().state, BottomCardAfterCut()).remedies[1] == DealtAgain(ANN)


def test_only_what_is_not_shown_is_asked() -> None:
    kind = KINDS["throw-on-wrong-side"]
    assert [one.name for one in hear(turned().state, kind, {"offender": "pone"}).asked] == ["offender"]
    assert [one.name for one in hear(described(), kind, {}).asked] == ["offender", "starter_turned"]
    with pytest.raises(MissingFacts) as missing:
        rule_on(described(), "crib-on-wrong-side", {})
    assert [one.name for one in missing.value.questions] == ["starter_turned", "all_played"]


def test_a_table_that_is_only_described_believes_what_it_is_told() -> None:
    facts = {"starter_turned": "yes", "all_played": "yes"}
    assert rule_on(described(), "crib-on-wrong-side", facts).remedies == (CribTo(BOB),)
    assert rule_on(described(), "heels-not-pegged", {"dealer_played": "yes"}).remedies == (ScoreLost(ANN, 2),)


def test_every_mark_is_used() -> None:
    used = {one.shown for kind in KINDS.values() for one in questions(kind.incident)} - {""}
    assert used == set(SHOWS)


@pytest.mark.parametrize("game", [dealt(), thrown(), turned(), both_played()])
def test_nothing_is_shown_that_everybody_cannot_see(game: Game) -> None:
    """With all cards exchanged that do not lie open, every table shows the same."""
    state = game.state
    lying = {card for pile in state.deal.played for card in pile} | {state.deal.starter}
    twin = swapped(state, exchange(set(PACK) - lying, Random(1)))
    assert twin != state
    for show in SHOWS.values():
        assert show(twin) == show(state)
