"""Which field of a request is wrong, and how: without repeating what somebody may not want repeated."""

import re
from typing import Any

from litestar.exceptions import ValidationException

LONGEST_NAME = 60

_TELLS_NO_VALUE = re.compile(r"(Expected|Object missing|Object contains) [^\n]*")
_PATH = re.compile(r" for (?:path|url) .*", re.DOTALL)
_ODD = re.compile(r"[^\w.,:\[\]`'<>=|() $-]", re.ASCII)


def what_is_wrong(error: ValidationException) -> str:
    """One sentence that names the field: never its value, nor the address with its query."""
    wrong = error.extra if isinstance(error.extra, list) else []
    if not wrong:
        return _cut(_PATH.sub("", error.detail), 200) + "."
    first = wrong[0] if isinstance(wrong[0], dict) else {}
    return f"{_place(first)}: {_reason(str(first.get('message', '')))}."


def which_field(error: ValidationException) -> str:
    """The field of the body by its path, as in `online.wait_seconds`; nothing where it is the whole body."""
    wrong = error.extra if isinstance(error.extra, list) else []
    first = wrong[0] if wrong and isinstance(wrong[0], dict) else {}
    key = str(first.get("key", ""))
    return "" if first.get("source") != "body" or key == "data" else _cut(key, LONGEST_NAME)


def _place(wrong: dict[str, Any]) -> str:
    key, source = _cut(str(wrong.get("key", "")), LONGEST_NAME), wrong.get("source")
    if source == "body" and key in ("data", ""):
        return "The body"
    where = getattr(source, "value", source)
    return f"{key or 'A value'} in the {where}" if where else key or "A value"


def _reason(message: str) -> str:
    """The reason, where it is one of those that do not hold the value."""
    found = _TELLS_NO_VALUE.fullmatch(message)
    if found is None:
        return "is missing" if message == "'data'" else "not one of the allowed values"
    return _cut(message[0].lower() + message[1:], 200)


def _cut(text: str, longest: int) -> str:
    return _ODD.sub("?", text)[:longest]
