"""Owning up gives the same ruling as being caught, except where the text is kinder: VII.4a, VIII.4c2."""

from collections.abc import Mapping

import pytest

from pegout.judge import KINDS, UnclearFact, questions, rule_on
from pegout.rules.remedies import Correction, CountIs, PointsTo
from tests.kit.judge_before_play import described, seated

OFFENCES: dict[str, tuple[str, Mapping[str, str]]] = {
    "bottom-card-after-shuffle": ("Ann", {}),
    "cut-card-looked-at": ("Ben", {"offender": "Ben"}),
    "bottom-card-after-cut": ("Ann", {}),
    "throw-taken-back": ("Ben", {"offender": "Ben", "released": "yes"}),
    "crib-looked-at": ("Ann", {"offender": "Ann", "due": "no"}),
    "crib-looked-at-before-throw": ("Ann", {}),
    "starter-packet-looked-at": ("Ben", {}),
    "starter-in-dealers-hand": ("Ann", {"seen": "no"}),
    "renege": ("Ben", {"offender": "Ben", "cards": "5H", "in_time": "yes"}),
    "touched-opponents-peg": ("Ben", {"offender": "Ben"}),
    "touched-own-peg": ("Ben", {"offender": "Ben", "score_to_peg": "no"}),
    "false-claim": ("Ben", {"player": "Ben", "true_score": "50"}),
    "starter-misplaced": ("Ben", {"offender": "Ben"}),
    "peeked": ("Ben", {"offender": "Ben"}),
}
"""Who did it, and the facts; Ann deals and Ben is pone."""


def facts_of(name: str, facts: Mapping[str, str]) -> dict[str, str]:
    """With an answer to whatever else is needed."""
    needed = [one for one in questions(KINDS[name].incident) if one.needed]
    return {one.name: (one.answers or ("1",))[0] for one in needed} | dict(facts)


@pytest.mark.parametrize("name", OFFENCES)
def test_the_offender_may_be_who_noticed_it(name: str) -> None:
    offender, facts = OFFENCES[name]
    given = facts_of(name, facts)
    other = "Ben" if offender == "Ann" else "Ann"
    table = described("club" if name == "peeked" else "acc", 40, 121 if name == "false-claim" else 50)
    caught = rule_on(table, name, given | {"claimant": other})
    assert any(isinstance(remedy, PointsTo) for remedy in caught.remedies)
    assert rule_on(table, name, given | {"claimant": offender}) == caught


def test_of_three_the_points_go_to_the_left_of_the_offender() -> None:
    """Nobody has claimed them: Ann's neighbour on the left is Ben, Cid's is Ann."""
    table = seated("club-3")
    for offender, receiver in (("Ann", 1), ("Ben", 2), ("Cid", 0)):
        facts = {"offender": offender, "moved": "yes", "claimant": offender}
        assert rule_on(table, "touched-opponents-peg", facts).remedies[-1] == PointsTo(receiver, 2)


def test_partners_own_up_to_the_other_side() -> None:
    facts = {"offender": "Cid", "moved": "yes", "claimant": "Cid"}
    assert rule_on(seated("club-partners"), "touched-opponents-peg", facts).remedies[-1] == PointsTo(3, 2)
    with pytest.raises(UnclearFact, match="Ann cannot claim"):
        rule_on(seated("club-partners"), "touched-opponents-peg", facts | {"claimant": "Ann"})


def test_viii_4c2_whoever_tells_of_points_too_many_loses_only_those() -> None:
    facts = {"player": "Ben", "excess": "3", "when": "hand", "finder": "opponent", "claimant": "Ben"}
    table = seated("acc", 10, 20)
    assert rule_on(table, "pegged-too-many", facts).remedies == (Correction(1, 3),)
    caught = rule_on(table, "pegged-too-many", facts | {"claimant": "Ann"})
    assert caught.remedies == (Correction(1, 3), PointsTo(0, 3))


def test_vii_4a_whoever_corrects_the_count_pays_nothing_for_points_pegged_on_it() -> None:
    facts = {"player": "Ben", "announced": "15", "true": "14", "noticed": "challenged", "pegged": "2"}
    table = seated("acc", 10, 20)
    owned = rule_on(table, "wrong-count", facts | {"claimant": "Ben"})
    assert owned.remedies == (CountIs(14), Correction(1, 2))
    caught = rule_on(table, "wrong-count", facts | {"claimant": "Ann"})
    assert caught.remedies == (CountIs(14), Correction(1, 2), PointsTo(0, 2))


def test_nobody_calls_muggins_on_himself() -> None:
    given = facts_of("muggins", {"player": "Ben", "claimed": "2", "true": "2", "missed": "hand"})
    table = seated("portfolio")
    with pytest.raises(UnclearFact, match="Ben cannot claim"):
        rule_on(table, "muggins", given | {"finished": "yes", "claimant": "Ben"})


def test_every_offence_is_in_the_list_above() -> None:
    asked = {name: [one.name for one in questions(kind.incident)] for name, kind in KINDS.items()}
    with_claimant = {name for name, names in asked.items() if "claimant" in names}
    kinder_or_of_others = {"pegged-too-many", "wrong-count", "muggins", "misdeal", "cards-mixed"}
    kinder_or_of_others |= {"not-pegged-out", "penalty-mispegged", "penalty-not-due", "pegged-late"}
    kinder_or_of_others |= {"counted-too-early"}
    assert with_claimant == set(OFFENCES) | kinder_or_of_others
