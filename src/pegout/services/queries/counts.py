"""What a hand or a crib counts."""

from collections.abc import Sequence
from typing import Any

from pegout.cards import Card
from pegout.rules import RuleSet, score_show, speak_show


def counted(hand: Sequence[Card], starter: Card, rules: RuleSet, *, crib: bool) -> dict[str, Any]:
    """The hand, every combination that scores, the total, and the count as it is spoken."""
    count = score_show(hand, starter, rules, crib=crib)
    return {
        "hand": [str(card) for card in hand],
        "starter": str(starter),
        "crib": crib,
        "rules": rules.name,
        "spoken": speak_show(count, rules),
    } | count.to_json()
