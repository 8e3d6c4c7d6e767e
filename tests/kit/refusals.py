"""The codes that docs/refusals.md promises, and what every refusal keeps to."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pegout.game import Command, GameState, refusal
from pegout.refusal import Refusal

Values = Mapping[str, object]
PAGE = (Path(__file__).parents[2] / "docs" / "refusals.md").read_text("utf-8")
_ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| ?(.*?) ?\|$", re.MULTILINE)
_VALUE = re.compile(r"`(\w+)`(\??)")


@dataclass(frozen=True)
class Promise:
    """What the page says of a code."""

    when: str
    always: frozenset[str]
    sometimes: frozenset[str]

    def keeps(self, values: Mapping[str, object]) -> bool:
        return self.always <= set(values) <= self.always | self.sometimes


ROWS = _ROW.findall(PAGE)
PROMISES = {
    code: Promise(
        when,
        frozenset([name for name, perhaps in _VALUE.findall(values) if not perhaps]),
        frozenset([name for name, perhaps in _VALUE.findall(values) if perhaps]),
    )
    for code, when, values in ROWS
}


def codes_of(heading: str) -> set[str]:
    """The codes that the page lists under a heading."""
    _, _, section = PAGE.partition(f"\n## {heading}\n")
    return {code for code, _, _ in _ROW.findall(section.partition("\n## ")[0])}


def check(why: Refusal) -> None:
    """A documented code with its values, and one sentence that begins like one and does not shout."""
    assert PROMISES[why.code].keeps(why.values), why
    assert all(given is None or isinstance(given, str | int | float) for given in why.values.values()), why
    assert re.fullmatch(r"[^\n]*\S\.", why.message), why
    assert ". " not in why.message, why
    assert "{" not in why.message, why
    assert _begins(why), why
    assert why.message != why.message.upper(), why


def _begins(why: Refusal) -> bool:
    """With a capital, a number or a sign, or else with something that was given."""
    given = [str(one) for one in why.values.values() if one]
    return not why.message[0].islower() or why.message.startswith(tuple(given))


def refused_with(state: GameState, command: Command, code: str, values: Values) -> None:
    """The table does not allow the command, for this reason and with these values."""
    why = refusal(state, command)
    assert why is not None
    assert (why.code, why.field, why.values) == (code, "", values)
    check(why)
