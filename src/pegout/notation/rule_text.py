"""A rule set as text: in full, one line a field, for records; by its differences for positions."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pegout.edition import EDITION, FIRST_EDITION
from pegout.notation.quoted_text import quoted, unquoted
from pegout.rules import (
    ADDED_FIELDS,
    FIELD_TYPES,
    PRESETS,
    Renege,
    RuleSet,
    WrongCount,
    differences,
    preset,
    read_field,
    write_field,
)


def rule_lines(rules: RuleSet, edition: int = EDITION) -> list[str]:
    """Every field, but in the first edition not what its records were written without."""
    then = first_meaning(rules.name) if edition == FIRST_EDITION else {}
    left_out = [name for name in ADDED_FIELDS if name in then and getattr(rules, name) == then[name]]
    written = [name for name in FIELD_TYPES if name not in left_out]
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


def read_rules(name: str, fields: Mapping[str, Any], edition: int = EDITION) -> RuleSet:
    """The preset of that name with the fields given; rules of another name must be given in full.

    In the first edition fields that rule sets have had since may be missing, and mean what rules meant then.
    """
    then = first_meaning(name) if edition == FIRST_EDITION else {}
    given = then | dict(fields)
    book = PRESETS.get(name) or (RuleSet(name=name) if set(FIELD_TYPES) <= given.keys() else preset(name))
    return replace(book, **given)


def first_meaning(name: str) -> dict[str, Any]:
    """What the rules of that name meant in the first edition, where that is not what they mean now."""
    plain = RuleSet(name=name)
    return {field: getattr(plain, field) for field in ADDED_FIELDS} | _CHANGED.get(name, {})


_CHANGED: dict[str, dict[str, Any]] = {"classic": {"renege": Renege.NONE, "wrong_count": WrongCount.NONE}}
"""Fields that presets had in the first edition, and have otherwise now."""


HOUSE = "house:"
"""Before the name of a rule set that is no preset."""
PRESENT = f"@{EDITION}"
"""After the name of a preset as it is now; the bare name means what it meant in the first edition."""


def rules_field(rules: RuleSet) -> str:
    """The preset's name and what differs from it, without spaces: `acc+goal=61+muggins=on`.

    ValueError for rules that could not be read again as they are.
    """
    if rules.name in PRESETS:
        heads = [rules.name, rules.name + PRESENT]
        text = min(heads, key=lambda head: len(_told_apart(_book(head), rules)))
        book = _book(text)
    else:
        text, book = HOUSE + _escaped(rules.name), RuleSet(name=rules.name)
    for name in _told_apart(book, rules):
        text += f"+{name}={_escaped(write_field(rules, name))}"
    if rules != book and _told_apart(read_rules_field(text), rules):
        raise ValueError("The rules of this game cannot be written exactly.")
    return text


def _told_apart(book: RuleSet, rules: RuleSet) -> list[str]:
    """The fields that differ; of a preset it need not be told whether it allows help in counting."""
    known = ("help_in_counting",) if rules.name in PRESETS else ()
    return [name for name in differences(book, rules) if name not in known]


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


def _book(head: str) -> RuleSet:
    name = head.removesuffix(PRESENT)
    book = preset(name)
    if name != head:
        return book
    return replace(book, **first_meaning(name) | {"help_in_counting": book.help_in_counting})


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
