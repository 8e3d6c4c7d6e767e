"""The rules a table is opened with, from what was asked for."""

from typing import Any

from pegout.rules.presets import preset
from pegout.rules.ruleset import RuleSet


def rules_for(
    rules: str | RuleSet, seats: int | None = None, *, partners: bool = False, **fields: Any
) -> RuleSet:
    """A preset by name, or a rule set, for so many seats and with these fields changed."""
    book = preset(rules) if isinstance(rules, str) else rules
    if seats is None:
        seats = 4 if partners else book.seats
    if seats != book.seats or (partners and not book.partners):
        book = book.with_seats(seats, partners=partners)
    return book.override(**fields) if fields else book
