"""Which incidents a rule set has a rule for; on all others its document is silent (pegout:silent)."""

from pegout.judge.catalogue import Kind
from pegout.judge.docket import CHAPTERS, KINDS
from pegout.rules import RuleSet, book_of

_ELSEWHERE_ONLY = frozenset({"misdeal", "peeked"})
"""`portfolio` has one rule for all errors in dealing, `club` one for all peeks; others tell them apart."""
_TOURNAMENT = frozenset(KINDS) - _ELSEWHERE_ONLY

OFFERED: dict[str, frozenset[str]] = {
    "club": frozenset(
        {
            "bottom-card-after-shuffle",
            "cut-card-looked-at",
            "bottom-card-after-cut",
            "crib-looked-at",
            "crib-looked-at-before-throw",
            "starter-packet-looked-at",
            "starter-in-dealers-hand",
            "renege",
            "touched-opponents-peg",
            "false-claim",
            "starter-misplaced",
            "muggins",
            "not-covered",
            "peeked",
        }
    ),
    "portfolio": frozenset(
        {
            "card-exposed-in-deal",
            "card-face-up-in-pack",
            "misdeal",
            "irregular-deal",
            "wrong-deal",
            "wrong-number",
            "renege",
            "wrong-count",
            "muggins",
            "not-covered",
        }
    ),
    "classic": frozenset({"muggins", "not-covered"}),
}
"""By the document. All others have the tournament rules, the lodge as suggestions to its Marshal."""


def is_offered(kind: Kind, rules: RuleSet) -> bool:
    """Whether these rules have an answer of their own."""
    return kind.name in OFFERED.get(book_of(rules), _TOURNAMENT)


def offered(rules: RuleSet) -> dict[str, tuple[Kind, ...]]:
    """What can be put to the judge under these rules, chapter by chapter; empty chapters are left out."""
    chapters = {
        name: tuple(one for one in kinds if is_offered(one, rules)) for name, kinds in CHAPTERS.items()
    }
    return {name: kinds for name, kinds in chapters.items() if kinds}
