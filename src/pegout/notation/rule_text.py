"""A rule set as text: in full, one line a field, for records; by its differences for positions."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pegout.edition import EDITION, FIRST_EDITION
from pegout.notation.quoting import quoted, unquoted
from pegout.rules import FIELD_TYPES, PRESETS, RuleSet, preset, read_field, write_field

YOUNGER = ("errors", "peg_by", "muggins_heels", "nineteen_is_nought", "help_in_counting")
"""Fields that records of the first edition do not have: there they mean what `RuleSet` has for them."""


def rule_lines(rules: RuleSet, edition: int = EDITION) -> list[str]:
    """Every field, but in the first edition not what its records were written without."""
    plain = RuleSet(name=rules.name)
    left_out = [
        name for name in YOUNGER if edition == FIRST_EDITION and getattr(rules, name) == getattr(plain, name)
    ]
    return [f"rule {name} {_value_text(rules, name)}" for name in FIELD_TYPES if name not in left_out]


def _value_text(rules: RuleSet, name: str) -> str:
    """Words are quoted, and hold no semicolon, which would start a remark."""
    text = write_field(rules, name)
    return quoted(text).replace(";", r"\u003b") if FIELD_TYPES[name] is str else text


def read_rule(facts: str) -> tuple[str, Any]:
    """The field and the value that a `rule` line gives."""
    _, name, text = [*facts.split(None, 2), "", ""][:3]
    if FIELD_TYPES.get(name) is str:
        return name, unquoted(text)
    return name, read_field(name, text)


def read_rules(name: str, fields: Mapping[str, Any], edition: int = EDITION) -> RuleSet:
    """The preset of that name with the fields given; rules of another name must be given in full."""
    needed = set(FIELD_TYPES) if edition > FIRST_EDITION else set(FIELD_TYPES) - set(YOUNGER)
    book = PRESETS.get(name) or (RuleSet(name=name) if needed <= fields.keys() else preset(name))
    if edition == FIRST_EDITION:
        plain = RuleSet(name=name)
        book = replace(book, **{field: getattr(plain, field) for field in YOUNGER})
    return replace(book, **fields)


HOUSE = "house:"
"""Before the name of a rule set that is no preset."""


def rules_field(rules: RuleSet) -> str:
    """The preset's name and what differs from it, without spaces: `acc+goal=61+muggins=on`.

    ValueError for rules that could not be read again as they are.
    """
    text = rules.name if rules.name in PRESETS else HOUSE + _escaped(rules.name)
    book = PRESETS.get(rules.name) or RuleSet(name=rules.name)
    for name in FIELD_TYPES:
        if getattr(rules, name) != getattr(book, name):
            text += f"+{name}={_escaped(write_field(rules, name))}"
    if rules != book and read_rules_field(text) != rules:
        raise ValueError("The rules of this game cannot be written exactly.")
    return text


def read_rules_field(text: str) -> RuleSet:
    """What `rules_field` wrote, or ValueError."""
    head, *changes = text.split("+")
    house = head.startswith(HOUSE)
    book = RuleSet(name=_unescaped(head.removeprefix(HOUSE))) if house else preset(head)
    fields: dict[str, Any] = {}
    for change in changes:
        name, _, setting = change.partition("=")
        given = _unescaped(setting)
        fields[name] = given if FIELD_TYPES.get(name) is str else read_field(name, given)
    return replace(book, **fields)


def _escaped(text: str) -> str:
    """In the manner of web addresses; the library for it is loaded only where something is to be escaped."""
    if text.isascii() and text.replace("-", "").isalnum():
        return text
    from urllib.parse import quote

    return quote(text, safe="", errors="surrogatepass")


def _unescaped(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    return unquote(text, errors="surrogatepass")
