"""acc:VII.2b, acc:VIII.3 to acc:VIII.8, acc:XI.3: what an article says of pegs is done to those of a deal.

Ann deals. Her pegs stand in 80 and 84, Bob's in 55 and 60. Bob has led the eight and Ann laid the jack.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from pegout.game import CarryOut, Pass, Peg, Pegs, PlayCard, Script, obey
from pegout.game.officiated.claims import Scored
from pegout.judge import ClaimMuggins, ClaimOverpegged, answer, rule_on
from pegout.rules import PRESETS
from pegout.rules import remedies as r
from tests.kit.builders import card, table

ANN, BOB = 0, 1
ANNS, BOBS = Pegs(80, 84), Pegs(55, 60)
LATE = {"player": "Ann", "points": "2", "since": "own-card-or-go"}
FEW = {"player": "Ann", "short": "3", "when": "play"}
SIX = {"player": "Ann", "points": "6"}
NOT_DUE = {"claimant": "Bob", "pegged": "2"}

Row = tuple[str, str, Mapping[str, str], tuple[type[Any], ...], Pegs, Pegs]

ROWS: list[Row] = [
    # Too late, they are lost; pegged all the same, they are two pegged too many (acc:VIII.4c1).
    ("acc:VII.2b", "pegged-late", LATE, (r.ScoreLost,), ANNS, BOBS),
    (
        "acc:VII.2b",
        "pegged-late",
        LATE | {"pegged": "yes"},
        (r.Correction, r.PointsTo),
        Pegs(80, 82),
        Pegs(60, 62),
    ),
    # Who plays on alone pegs the total once.
    ("acc:VII.2b", "pegged-late", LATE | {"alone": "yes"}, (r.PointsTo,), Pegs(84, 86), BOBS),
    # It stands once the fingers leave the peg.
    ("acc:VIII.3", "pegged-too-few", FEW, (), ANNS, BOBS),
    ("acc:VIII.3", "pegged-too-few", FEW | {"released": "no"}, (r.PointsTo,), Pegs(84, 87), BOBS),
    # Marked backward from 80 the peg stays in 74, and the other in 80: six and the last four are lost.
    (
        "acc:VIII.5a1",
        "front-peg-removed",
        SIX | {"released": "yes"},
        (r.Correction, r.RearPegAt, r.ScoreLost),
        Pegs(74, 80),
        BOBS,
    ),
    # In the hand it is the rear peg, and marks six from 80: only the last four are lost.
    (
        "acc:VIII.5a2",
        "front-peg-removed",
        SIX | {"released": "no"},
        (r.Correction, r.PointsTo),
        Pegs(80, 86),
        BOBS,
    ),
    # The front peg back to its hole, the other behind it, and the six lost.
    ("acc:VIII.5b", "both-pegs-removed", SIX, (r.ScoreLost,), ANNS, BOBS),
    # Bob keeps the six, whether or not the score kept here shows them already.
    (
        "acc:VIII.8a",
        "pegged-with-opponents",
        SIX | {"moved": "forward", "released": "yes"},
        (r.ScoreLost, r.PointsTo),
        ANNS,
        Pegs(60, 66),
    ),
    (
        "acc:VIII.8a",
        "pegged-with-opponents",
        SIX | {"moved": "forward", "released": "yes", "shown": "yes"},
        (r.ScoreLost,),
        ANNS,
        BOBS,
    ),
    # Noticed with the peg in the hand: Ann has her six, and Bob two.
    (
        "acc:VIII.8b",
        "pegged-with-opponents",
        SIX | {"moved": "forward", "released": "no"},
        (r.PointsTo,),
        Pegs(84, 90),
        Pegs(60, 62),
    ),
    # Backward: the peg goes back to its hole, Bob has two, and the six are lost.
    (
        "acc:VIII.8c",
        "pegged-with-opponents",
        SIX | {"moved": "backward", "released": "yes"},
        (r.ScoreLost, r.PointsTo),
        ANNS,
        Pegs(60, 62),
    ),
    # What was pegged for it goes back, and costs nothing; nobody objected in time: it stands.
    ("acc:XI.3", "penalty-not-due", NOT_DUE, (r.Correction,), ANNS, Pegs(55, 58)),
    ("acc:XI.2", "penalty-not-due", NOT_DUE | {"late": "yes"}, (), ANNS, BOBS),
]


def in_play() -> Script:
    dealt = table(("5H 5C 5S JD", "6C 8D 9D TS"), "7D", names=["Ann", "Bob"], crib="2C 4C KH QH").state
    script = Script(replace(dealt, pegs=[ANNS, BOBS]))
    obey(script, PlayCard(BOB, card("8D")))
    obey(script, PlayCard(ANN, card("JD")))
    assert script.state.pegs == [ANNS, BOBS]
    return script


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {' '.join(row[2].values())}")
def test_the_pegs_stand_where_the_article_puts_them(row: Row) -> None:
    place, incident, facts, kinds, anns, bobs = row
    script = in_play()
    given = rule_on(script.state, incident, facts)
    places = tuple(map(str, given.citations))
    obey(script, CarryOut(given.findings, given.remedies, places))
    assert script.state.pegs == [anns, bobs]
    assert {one.__class__ for one in given.remedies} - {r.Told} == {*kinds}
    assert place in places
    assert script.state.deal.turn == BOB


def fifteen() -> Script:
    """The players officiate, with muggins: Ann has laid the seven on Bob's eight, and has two to peg."""
    rules = PRESETS["acc"].override(muggins=True)
    kept = ("7H 5C 5S JD", "6C 8D 9D TS")
    dealt = table(kept, "2D", rules=rules, names=["Ann", "Bob"], crib="2C 4C KH QH", officiating="players")
    script = Script(replace(dealt.state, pegs=[ANNS, BOBS]))
    obey(script, PlayCard(BOB, card("8D"), 8))
    obey(script, PlayCard(ANN, card("7H"), 15))
    return script


def carried(script: Script, incident: str, **facts: str) -> None:
    given = rule_on(script.state, incident, {"player": "Ann", "points": "2", **facts})
    obey(script, CarryOut(given.findings, given.remedies, tuple(map(str, given.citations))))


def too_many(script: Script) -> bool:
    """Whether Bob may rightly say that Ann has pegged too many."""
    return answer(script.state, ClaimOverpegged(BOB, ANN)).upheld


LOST = [
    ("both-pegs-removed", {}),
    ("front-peg-removed", {"released": "yes"}),
    ("pegged-with-opponents", {"moved": "forward", "released": "yes"}),
    ("pegged-with-opponents", {"moved": "backward", "released": "yes"}),
]


@pytest.mark.parametrize(("incident", "facts"), LOST)
def test_a_score_lost_in_pegging_cannot_be_pegged_any_more(incident: str, facts: dict[str, str]) -> None:
    """acc:VIII.5a1, acc:VIII.5b, acc:VIII.8a, acc:VIII.8c: the two are not due, so they are two too many."""
    script = fifteen()
    obey(script, Peg(ANN, 2))
    assert not too_many(script)
    script = fifteen()
    carried(script, incident, **facts)
    obey(script, Peg(ANN, 2))
    assert too_many(script)


@pytest.mark.parametrize(("incident", "facts"), LOST)
def test_and_no_muggins_takes_it(incident: str, facts: dict[str, str]) -> None:
    """acc:X.2d and acc:X.2e; without the ruling Bob has the two that Ann passed."""
    call = ClaimMuggins(BOB, ANN, 2, Scored.FIFTEEN)
    script = fifteen()
    obey(script, Pass(ANN))
    assert answer(script.state, call).upheld
    script = fifteen()
    carried(script, incident, **facts)
    obey(script, Pass(ANN))
    assert not answer(script.state, call).upheld


@pytest.mark.parametrize(
    ("incident", "facts", "before"),
    [
        ("front-peg-removed", {"released": "no"}, 80),  # acc:VIII.5a2: the last four are lost
        ("pegged-with-opponents", {"moved": "forward", "released": "no"}, 84),  # acc:VIII.8b
        ("pegged-late", {"since": "nothing"}, 84),  # acc:VII.2b
    ],
)
def test_points_that_are_still_due_are_pegged_once_by_the_player(
    incident: str, facts: dict[str, str], before: int
) -> None:
    script = fifteen()
    carried(script, incident, **facts)
    assert script.state.score_of(ANN) == before
    obey(script, Peg(ANN, 2))
    assert script.state.score_of(ANN) == before + 2
    assert not too_many(script)
    obey(script, Peg(ANN, 2))
    assert too_many(script)


INCIDENTS = {incident for _, incident, *_ in ROWS}
