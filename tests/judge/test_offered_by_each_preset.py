"""Only what the rules in force have is offered: worked out from the documents by hand (pegout:silent)."""

import pytest

from pegout.judge import CHAPTERS, KINDS, offered, rule_on
from pegout.rules import PRESETS, preset
from tests.kit.judge_before_play import seated

PEEKS = {
    "bottom-card-after-shuffle",
    "cut-card-looked-at",
    "bottom-card-after-cut",
    "crib-looked-at",
    "crib-looked-at-before-throw",
    "starter-packet-looked-at",
    "peeked",
}
CLUB = PEEKS | {
    "starter-in-dealers-hand",
    "starter-misplaced",
    "touched-opponents-peg",
    "false-claim",
    "renege",
    "muggins",
    "not-covered",
}
PORTFOLIO = {
    "misdeal",
    "irregular-deal",
    "wrong-deal",
    "wrong-number",
    "card-exposed-in-deal",
    "card-face-up-in-pack",
    "renege",
    "wrong-count",
    "muggins",
    "not-covered",
}


def names(rules: str) -> set[str]:
    return {kind.name for kinds in offered(preset(rules)).values() for kind in kinds}


@pytest.mark.parametrize("rules", ["club", "club-3", "club-4", "club-partners"])
def test_club_has_its_own_penalties_only(rules: str) -> None:
    """club:penalties (peeking, an opponent's peg, the starter, the game), club:the-play.renege, muggins."""
    assert names(rules) == CLUB


def test_portfolio_has_its_errors_only() -> None:
    """portfolio:errors: in dealing, cards held back after a go, and counts in the play; muggins."""
    assert names("portfolio") == PORTFOLIO


def test_classic_has_muggins_and_nothing_else() -> None:
    """No renege, no wrong count, no penalty for pegs or for a false claim."""
    assert names("classic") == {"muggins", "not-covered"}


@pytest.mark.parametrize("rules", ["acc", "golden-age", "lodge"])
def test_the_tournament_rules_tell_peeks_and_errors_in_dealing_apart(rules: str) -> None:
    assert names(rules) == set(KINDS) - {"misdeal", "peeked"}


@pytest.mark.parametrize("rules", PRESETS)
def test_chapters_keep_their_order_and_none_is_empty(rules: str) -> None:
    chapters = offered(preset(rules))
    assert list(chapters) == [name for name in CHAPTERS if name in chapters]
    assert all(chapters.values())


RULED = {"offender": "Ben", "due": "no"}


def test_the_lodge_suggests_and_its_marshal_decides() -> None:
    """In `lodge` nothing is ruled by itself."""
    suggested = rule_on(seated("lodge"), "crib-looked-at", RULED)
    assert suggested.suggested == rule_on(seated("acc"), "crib-looked-at", RULED).remedies
    assert suggested.remedies == ()
    assert rule_on(seated("lodge"), "not-covered", {"decision": "Play on."}).suggested is None


@pytest.mark.parametrize("rules", ["acc", "golden-age", "club", "portfolio", "classic"])
def test_elsewhere_a_ruling_is_a_ruling(rules: str) -> None:
    assert rule_on(seated(rules), "crib-looked-at", RULED).suggested is None
