"""Every code of a refusal in the sources is in docs/refusals.md, with its values, and no other is."""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from tests.kit.refusals import PROMISES, ROWS

SOURCES = sorted((Path(__file__).parents[2] / "src" / "pegout").rglob("*.py"))
MADE_BY = ("refuse", "Refusal")


class Use(NamedTuple):
    """A refusal as it stands in a source; more values may come from elsewhere."""

    code: str
    text: str | None
    values: frozenset[str]
    more: bool


def uses() -> Iterator[Use]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from _made(node)
            elif isinstance(node, ast.ClassDef):
                yield from _of_class(node)


def _made(call: ast.Call) -> Iterator[Use]:
    if not isinstance(call.func, ast.Name) or call.func.id not in MADE_BY or len(call.args) < 2:
        return
    code, text = call.args[:2]
    if isinstance(code, ast.Constant) and isinstance(code.value, str):
        words = str(text.value) if isinstance(text, ast.Constant) and call.func.id == "refuse" else None
        named = frozenset(_values(call))
        yield Use(code.value, words, named, any(keyword.arg is None for keyword in call.keywords))


def _values(call: ast.Call) -> Iterator[str]:
    for keyword in call.keywords:
        if keyword.arg == "values" and isinstance(keyword.value, ast.Dict):
            yield from [str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)]
        elif keyword.arg not in (None, "field", "values"):
            yield str(keyword.arg)


def _of_class(kind: ast.ClassDef) -> Iterator[Use]:
    """Kinds of input that cannot be read have a code of their own."""
    for line in kind.body:
        target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
        if isinstance(target, ast.Name) and target.id == "code":
            code = getattr(line, "value", None)
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield Use(code.value, None, frozenset(), more=False)


USES = tuple(uses())


def test_every_code_is_documented_once_and_no_other() -> None:
    assert len(USES) > 300
    assert [code for code, often in Counter(row[0] for row in ROWS).items() if often > 1] == []
    assert sorted(PROMISES) == sorted({use.code for use in USES})


def test_every_code_is_a_plain_word_and_has_a_meaning_of_its_own() -> None:
    assert [code for code in PROMISES if not code.replace("_", "").isascii() or code != code.lower()] == []
    meanings = Counter(promise.when for promise in PROMISES.values())
    assert [when for when, often in meanings.items() if often > 1] == []


def test_a_code_comes_with_the_values_it_promises() -> None:
    broken = [
        use
        for use in USES
        if not PROMISES[use.code].keeps(dict.fromkeys(use.values, 1))
        or (use.more and not PROMISES[use.code].sometimes)
    ]
    assert broken == []


def test_a_value_that_is_promised_always_or_sometimes_is_given_somewhere() -> None:
    given: dict[str, set[str]] = defaultdict(set)
    for use in USES:
        given[use.code] |= use.values
    open_ones = {use.code for use in USES if use.more}
    idle = {
        code: (promise.always | promise.sometimes) - given[code]
        for code, promise in PROMISES.items()
        if code not in open_ones
    }
    assert {code: names for code, names in idle.items() if names} == {}


def test_no_sentence_has_two_codes() -> None:
    codes: dict[str, set[str]] = defaultdict(set)
    for use in USES:
        if use.text is not None:
            codes[use.text].add(use.code)
    assert {text: found for text, found in codes.items() if len(found) > 1} == {}


def test_a_sentence_is_filled_with_nothing_but_its_values() -> None:
    unfilled = [
        (use.code, name)
        for use in USES
        for _, name, _, _ in Formatter().parse(use.text or "")
        if name is not None and name not in use.values
    ]
    assert unfilled == []
