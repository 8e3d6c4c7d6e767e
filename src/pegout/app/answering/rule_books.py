"""A rule set as data."""

from typing import Any

from pegout.rules import FIELD_TYPES, RuleSet, in_words, write_field


def rule_book(rules: RuleSet) -> dict[str, Any]:
    """Every field as it is written, and the rules in words, each with the place it stands at."""
    return {
        "name": rules.name,
        "fields": {name: write_field(rules, name) for name in FIELD_TYPES},
        "clauses": [
            {"fields": list(clause.fields), "text": clause.text, "citation": str(clause.citation)}
            for clause in in_words(rules)
        ],
    }
