"""acc:II to acc:VI: what an article asks of the program is carried out on a deal, and the table shows it.

The actions of acc:IV.4b to acc:IV.4d are carried out one by one in tests/game.
"""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from pegout import Game
from pegout.cards import Card
from pegout.game import GameState, Phase
from pegout.judge import KINDS, rule_on
from pegout.rulebook.articles import ARTICLES
from pegout.rules import remedies as r
from pegout.values import value
from tests.judge.test_acc_iii_1_cut_made_again import cutting
from tests.kit.judged_tables import ANN, BOB, carried_out, dealt, thrown, turned


@value
class Promise:
    """An incident at a table, the remedies that matter, and what the table must show after them."""

    scene: Callable[[], Game]
    incident: str
    facts: Mapping[str, str]
    remedies: tuple[type[Any], ...]
    phase: Phase
    scores: tuple[int, int] = (0, 0)
    shows: Callable[[GameState], object] = lambda _: True


def to_be_cut() -> Game:
    """Ann deals; the pack is shuffled, and Bob is to cut it."""
    return Game.new("acc", names=("Ann", "Bob"), dealer=ANN, seed=5, cuts=False)


def bob_has_thrown() -> Game:
    game = dealt()
    game.throw(BOB, "2C 4C")
    return game


def both_have_played() -> Game:
    game = turned()
    game.play(BOB, "8D")
    game.play(ANN, "JD")
    return game


def shuffled_anew(state: GameState) -> bool:
    return state.deal.pack != to_be_cut().state.deal.pack


def undealt(state: GameState) -> bool:
    return not state.deal.hands


PEEK, NEW_DEAL = (r.PointsTo, r.CutAgain), (r.DealtAgain,)
PROMISES: dict[str, Promise] = {
    "acc:II.1": Promise(
        to_be_cut,
        "bottom-card-after-shuffle",
        {},
        PEEK,
        Phase.CUT,
        (0, 2),
        shuffled_anew,
    ),
    "acc:III.1": Promise(
        lambda: cutting(10),
        "wrong-cut",
        {"cut": "first-for-deal", "lifted": "3"},
        (r.CutTakenBack,),
        Phase.CUT_FOR_DEAL,
        shows=lambda s: s.cuts == () and len(s.deal.pack) == 52,
    ),
    "acc:III.2b": Promise(
        lambda: cutting(10), "equal-cuts", {}, (r.CutAgain,), Phase.CUT_FOR_DEAL, shows=lambda s: s.cuts == ()
    ),
    "acc:III.2c": Promise(
        lambda: cutting(10, 9),
        "several-cards-cut",
        {"cutter": "Ann", "opponent": "kept"},
        (r.CutTakenBack,),
        Phase.CUT_FOR_DEAL,
        shows=lambda s: [seat for seat, _ in s.cuts] == [BOB],
    ),
    "acc:III.3a": Promise(
        to_be_cut,
        "cut-card-looked-at",
        {"offender": "Bob"},
        PEEK,
        Phase.CUT,
        (2, 0),
        shuffled_anew,
    ),
    "acc:III.3b": Promise(
        dealt, "bottom-card-after-cut", {}, (r.PointsTo, r.DealtAgain), Phase.CUT, (0, 2), undealt
    ),
    "acc:III.3c": Promise(dealt, "cut-forgotten", {"lifted": "no"}, NEW_DEAL, Phase.CUT, shows=undealt),
    "acc:IV.1b": Promise(
        dealt,
        "deal-out-of-turn",
        {"dealt_by": "Ann", "all_played": "no"},
        NEW_DEAL,
        Phase.CUT,
        shows=lambda s: s.dealer == BOB and undealt(s),
    ),
    "acc:IV.2b": Promise(
        dealt, "irregular-deal", {"what": "together", "lifted": "no"}, NEW_DEAL, Phase.CUT, shows=undealt
    ),
    "acc:IV.3a": Promise(dealt, "card-exposed-in-deal", {}, NEW_DEAL, Phase.CUT, shows=undealt),
    "acc:IV.3b": Promise(
        dealt, "card-face-up-in-pack", {"in_deal": "yes"}, NEW_DEAL, Phase.CUT, shows=undealt
    ),
    "acc:IV.4a1": Promise(
        bob_has_thrown,
        "wrong-throw",
        {"offender": "Bob", "thrown": "3"},
        (r.ThrowReturned,),
        Phase.THROW,
        shows=lambda s: len(s.deal.hands[BOB]) == 6 and s.deal.crib == (),
    ),
    "acc:IV.4a3": Promise(
        dealt, "wrong-deal", {"pone": "7", "dealer": "6"}, NEW_DEAL, Phase.CUT, shows=undealt
    ),
    "acc:IV.5a": Promise(dealt, "imperfect-pack", {"lifted": "no"}, NEW_DEAL, Phase.CUT, shows=undealt),
    "acc:IV.5b": Promise(both_have_played, "two-cards-alike", {}, NEW_DEAL, Phase.CUT, shows=undealt),
    "acc:V.1b": Promise(
        thrown,
        "throw-taken-back",
        {"offender": "Bob", "released": "yes"},
        (r.PointsTo,),
        Phase.STARTER,
        (2, 0),
        lambda s: s.deal.crib == thrown().state.deal.crib,
    ),
    "acc:V.1c": Promise(
        thrown,
        "throw-on-wrong-side",
        {"offender": "Ann"},
        (r.ThrowReturned,),
        Phase.THROW,
        shows=lambda s: len(s.deal.hands[ANN]) == 6,
    ),
    "acc:V.1d": Promise(
        both_have_played,
        "crib-on-wrong-side",
        {},
        (r.CribTo,),
        Phase.PLAY,
        shows=lambda s: s.dealer == BOB,
    ),
    "acc:V.2a": Promise(thrown, "crib-looked-at", {"offender": "Ann"}, (r.PointsTo,), Phase.STARTER, (0, 2)),
    "acc:V.2b": Promise(
        bob_has_thrown,
        "crib-looked-at-before-throw",
        {},
        (r.PointsTo, r.BlindThrow),
        Phase.STARTER,
        (0, 2),
        lambda s: len(s.deal.crib) == 4 and len(s.deal.hands[ANN]) == 4,
    ),
    "acc:VI.1b": Promise(
        turned,
        "starter-packet-looked-at",
        {},
        (r.PointsTo, r.CardsShown),
        Phase.PLAY,
        (2, 0),
        lambda s: s.deal.ruled is not None and len(s.deal.ruled.shown[ANN]) == 1,
    ),
    "acc:VI.1c": Promise(
        turned,
        "starter-in-dealers-hand",
        {"seen": "no"},
        (r.PointsTo, r.StarterPick),
        Phase.PICK_STARTER,
        (0, 2),
        lambda s: s.deal.ruled is not None and len(s.deal.ruled.drawn) == 2,
    ),
    "acc:VI.1d": Promise(
        turned,
        "cut-card-face-up",
        {},
        (r.StarterCutAgain,),
        Phase.STARTER,
        shows=lambda s: s.deal.starter is None and len(s.deal.pack) == 40,
    ),
    "acc:VI.2a": Promise(
        turned,
        "several-starters-shown",
        {},
        (r.CardsShown,),
        Phase.PLAY,
        shows=lambda s: s.deal.starter == Card.parse("7D"),
    ),
    "acc:VI.2b": Promise(
        turned,
        "several-starters-shown",
        {"others": "3"},
        (r.CardsShown,),
        Phase.PLAY,
        shows=lambda s: s.deal.ruled is not None and len(s.deal.ruled.shown[BOB]) == 3,
    ),
}


@pytest.mark.parametrize("place", PROMISES)
def test_what_an_article_asks_is_done_on_a_deal(place: str) -> None:
    promise = PROMISES[place]
    game = promise.scene()
    before = game.state
    ruling = carried_out(game, promise.incident, promise.facts)
    assert {*promise.remedies} <= {remedy.__class__ for remedy in ruling.remedies}
    assert game.state != before
    assert (game.phase, game.scores) == (promise.phase, promise.scores)
    assert promise.shows(game.state)
    assert place in " ".join(map(str, ruling.citations)) or place == "acc:III.1"


def test_vi_3c_heels_are_pegged_without_being_asked() -> None:
    assert turned("JC").scores == (2, 0)


APART = ("acc:IV.4a2", "acc:IV.4b", "acc:IV.4c", "acc:IV.4d")
"""Each of these has its own test on the sixteen actions."""


def test_no_article_on_the_time_before_the_play_is_left_out() -> None:
    """Headings promise what stands under them."""
    names = [name for name in ARTICLES if name.partition(".")[0] in _RULES and not name.startswith(APART)]
    leaves = [name for name in names if not any(one != name and one.startswith(name) for one in names)]
    judged = {name for name in leaves if any(".judge." in module for module in ARTICLES[name].carried_out)}
    assert judged | {"acc:III.1"} == {*PROMISES, "acc:VI.3c"}


_RULES = ("acc:II", "acc:III", "acc:IV", "acc:V", "acc:VI")


def test_whatever_can_be_judged_there_is_tried_here() -> None:
    tried = {promise.incident for promise in PROMISES.values()} | {"wrong-number", "heels-not-pegged"}
    cited = {kind.name: str(kind.citation) for kind in KINDS.values()}
    here = {name for name, place in cited.items() if place.partition(".")[0] in _RULES}
    assert here == tried


def test_nothing_is_promised_that_a_table_cannot_do() -> None:
    """Whatever a ruling of these articles orders, a word to people aside, changes a table that is played."""
    for promise in PROMISES.values():
        ruling = rule_on(promise.scene().state, promise.incident, promise.facts)
        assert any(not isinstance(remedy, r.Told) for remedy in ruling.remedies)
