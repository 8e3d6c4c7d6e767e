"""Rule sets as data."""

from typing import Any

from pegout.rules import FIELD_TYPES, Clause, RuleSet, differences, in_words, write_field


def rule_book(rules: RuleSet) -> dict[str, Any]:
    """Every field as written, and the rules in words, each with its citation."""
    return {
        "name": rules.name,
        "fields": {name: write_field(rules, name) for name in FIELD_TYPES},
        "clauses": [_clause(clause) for clause in in_words(rules)],
    }


def _clause(clause: Clause) -> dict[str, Any]:
    return {"fields": list(clause.fields), "text": clause.text, "citation": str(clause.citation)}


def compared(rules: RuleSet, other: RuleSet) -> dict[str, Any]:
    """The rules on which two sets differ, in the words of each."""
    changed = set(differences(rules, other))
    pairs = zip(in_words(rules), in_words(other), strict=True)
    rows = [
        {"fields": sorted(changed.intersection(one.fields)), "one": _clause(one), "other": _clause(two)}
        for one, two in pairs
        if changed.intersection(one.fields)
    ]
    return {"name": rules.name, "than": other.name, "differences": rows}
