"""The codes that docs/refusals.md promises, and what every refusal keeps to."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from pegout.refusal import Refusal

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


def check(why: Refusal) -> None:
    """A documented code with its values, and one sentence."""
    assert PROMISES[why.code].keeps(why.values), why
    assert all(given is None or isinstance(given, str | int | float) for given in why.values.values()), why
    assert re.fullmatch(r"[^\n]*\S\.", why.message), why
    assert ". " not in why.message, why
    assert "{" not in why.message, why
