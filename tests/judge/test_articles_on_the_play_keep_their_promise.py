"""acc:VII to acc:XI: what an article asks of the program is carried out on a deal, and the table shows it.

Ann deals and stands on 84, Bob on 60. Bob has led the eight and Ann laid the jack: eighteen. What is only for
people to do (a card released, pegs knocked out, the wrong track, help in counting) moves nothing here.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from pegout.game import CarryOut, Command, Phase, PlayCard, Script, obey
from pegout.judge import KINDS, rule_on
from pegout.rules import PRESETS
from pegout.rules import remedies as r
from tests.judge.test_articles_on_counts_keep_their_promise import INCIDENTS as ON_COUNTS
from tests.judge.test_articles_on_pegs_keep_their_promise import INCIDENTS as ON_PEGS
from tests.kit.builders import card, table

ANN, BOB = 0, 1
Facts = Mapping[str, str]


def in_play(ann: int = 84, bob: int = 60) -> Script:
    rules = PRESETS["acc"].override(muggins=True)
    kept = ("5H 5C 5S JD", "6C 8D 9D TS")
    script = table(kept, "7D", rules=rules, scores=(ann, bob), crib="2C 4C KH QH").script
    plays: tuple[Command, ...] = (PlayCard(BOB, card("8D")), PlayCard(ANN, card("JD")))
    for command in plays:
        obey(script, command)
    return script


PROMISES: dict[str, tuple[str, Facts, tuple[type[Any], ...], tuple[int, int]]] = {
    "acc:VII.3": (
        "renege",
        {"offender": "Bob", "cards": "9D", "in_time": "yes", "decision": "dead"},
        (r.PointsTo, r.HeldBack),
        (86, 60),
    ),
    "acc:VIII.4c1": (
        "pegged-too-many",
        {"player": "Ann", "excess": "3", "when": "play", "finder": "opponent"},
        (r.Correction, r.PointsTo),
        (81, 63),
    ),
    "acc:VIII.4c2": (
        "pegged-too-many",
        {"player": "Ann", "excess": "3", "when": "play", "finder": "player-told"},
        (r.Correction,),
        (81, 60),
    ),
    "acc:VIII.6a": ("touched-opponents-peg", {"offender": "Ann"}, (r.PointsTo,), (84, 62)),
    "acc:VIII.6b": (
        "touched-own-peg",
        {"offender": "Ann", "score_to_peg": "no"},
        (r.PointsTo,),
        (84, 62),
    ),
    "acc:VIII.4b": (
        "false-claim",
        {"player": "Ann", "true_score": "84"},
        (r.PointsBack, r.PointsTo),
        (69, 97),
    ),
    "acc:IX.3a": ("starter-misplaced", {"offender": "Bob", "place": "hand"}, (r.PointsTo,), (86, 60)),
    "acc:X.4a": (
        "muggins",
        {
            "player": "Ann",
            "missed": "play",
            "claimed": "3",
            "true": "2",
            "finished": "yes",
            "score": "pair",
        },
        (r.PointsTo,),
        (84, 62),
    ),
    "acc:XI.2": (
        "penalty-mispegged",
        {"player": "Ann", "due": "2", "pegged": "5"},
        (r.Correction, r.PointsTo),
        (81, 63),
    ),
    "acc:XI.1b": (
        "correction-mispegged",
        {"player": "Ann", "due": "5", "pegged": "2"},
        (r.Correction,),
        (81, 60),
    ),
}


def ruled(script: Script, incident: str, facts: Facts) -> tuple[r.Remedy, ...]:
    given = rule_on(script.state, incident, facts)
    places = tuple(map(str, given.citations))
    obey(script, CarryOut(given.findings, given.remedies, places))
    return given.remedies


@pytest.mark.parametrize("place", PROMISES)
def test_what_an_article_asks_is_done_on_a_deal(place: str) -> None:
    incident, facts, kinds, scores = PROMISES[place]
    script = in_play()
    remedies = ruled(script, incident, facts)
    assert {*kinds} <= {remedy.__class__ for remedy in remedies}
    assert script.state.scores == scores


def test_vii_3_dead_cards_are_laid_aside() -> None:
    script = in_play()
    ruled(script, "renege", PROMISES["acc:VII.3"][1])
    assert script.state.deal.ruled is not None
    assert card("9D") in script.state.deal.ruled.aside[BOB]
    assert card("9D") not in script.state.deal.hands[BOB]


def test_vii_4_the_count_is_put_right() -> None:
    script = in_play()
    facts = {"player": "Ann", "announced": "18", "true": "17", "noticed": "challenged", "pegged": "0"}
    ruled(script, "wrong-count", facts)
    assert script.state.deal.count == 17


def test_viii_10_a_game_that_was_won_is_won() -> None:
    """Recorded on the card with five points more than were needed: nothing past 121 is pegged."""
    script = in_play(ann=118)
    ruled(script, "not-pegged-out", {"player": "Ann", "true_score": "126"})
    assert script.state.phase is Phase.MATCH_OVER
    assert script.state.scores == (121, 60)


def test_xi_4_the_game_of_whoever_refuses_is_lost_by_ten() -> None:
    script = in_play()
    ruled(script, "judge-refused", {"offender": "Bob"})
    assert script.state.outcome is not None
    assert script.state.outcome.winner == ANN
    assert script.state.outcome.scores == (121, 111)


PEOPLES = {
    "card-released",
    "cards-together",
    "pegs-knocked-out",
    "wrong-track",
    "helped-counting",
    "not-covered",
}
"""What only people at a real table can do, and what they decide in words."""
HERE = {
    "pegged-late",
    "pegged-too-few",
    "front-peg-removed",
    "both-pegs-removed",
    "pegged-with-opponents",
    "counted-too-early",
    "cards-mixed",
    "penalty-not-due",
}
"""Carried out in the tests of their own articles."""
HERE = {"wrong-count", "not-pegged-out", "judge-refused"}


def test_whatever_can_be_judged_there_is_tried_here_or_there() -> None:
    """What articles say of pegs and of counts is tried in modules of their own."""
    rules = ("acc:VII", "acc:VIII", "acc:IX", "acc:X", "acc:XI", "acc:XII")
    judged = {kind.name for kind in KINDS.values() if str(kind.citation).partition(".")[0] in rules}
    tried = {incident for incident, *_ in PROMISES.values()}
    assert judged == tried | PEOPLES | HERE | ON_PEGS | ON_COUNTS
