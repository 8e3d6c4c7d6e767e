"""A rule set as text: in full, one line a field, for records; by its differences for positions."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pegout.notation.quoting import quoted, unquoted
from pegout.rules import ADDED_FIELDS, FIELD_TYPES, PRESETS, RuleSet, preset, read_field, write_field


def rule_lines(rules: RuleSet) -> list[str]:
    """A line for each field; what 0.1.0 did not know is written only where it changes something."""
    unchanged = _unchanged(rules.name)
    written = [name for name in FIELD_TYPES if unchanged.get(name) != getattr(rules, name)]
    return [f"rule {name} {_value_text(rules, name)}" for name in written]


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


def read_rules(name: str, fields: Mapping[str, Any]) -> RuleSet:
    """The preset of that name with the fields given; rules of another name must be given in full.

    A field that 0.1.0 did not know may be missing, and then changes nothing.
    """
    given = _unchanged(name) | dict(fields)
    book = RuleSet(name=name) if given.keys() == FIELD_TYPES.keys() else preset(name)
    return replace(PRESETS.get(name, book), **given)


def _unchanged(name: str) -> dict[str, Any]:
    """The fields that 0.1.0 did not know, as they are where nothing is said of them."""
    plain = RuleSet(name=name)
    return {added: getattr(plain, added) for added in ADDED_FIELDS}


def _book(name: str) -> RuleSet:
    """What the name of a preset alone stands for in a position: what it stood for at first."""
    return replace(preset(name), **_unchanged(name))


HOUSE = "house:"
"""Before the name of a rule set that is no preset."""


def rules_field(rules: RuleSet) -> str:
    """The preset's name and what differs from it, without spaces: `acc+goal=61+muggins=on`.

    ValueError for rules that could not be read again as they are.
    """
    text = rules.name if rules.name in PRESETS else HOUSE + _escaped(rules.name)
    book = _book(rules.name) if rules.name in PRESETS else RuleSet(name=rules.name)
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
    book = RuleSet(name=_unescaped(head.removeprefix(HOUSE))) if house else _book(head)
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
