"""The press turns a template and plain data into a PDF: the same bytes for the same data."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category

import typst

TEMPLATES = Path(__file__).parent / "templates"

_JOINERS = "\u200c\u200d"


class NothingToPrint(ValueError):
    """There is no such paper; the message says why, or what to ask for."""


def pressed(template: str, data: Mapping[str, Any]) -> bytes:
    """The PDF of a template with this data.

    Texts reach the template as JSON and are set literally: nothing in them is ever read as markup. It uses
    only the fonts that come with the press, so every machine prints alike.
    """
    return typst.compile(
        str(TEMPLATES / f"{template}.typ"),
        root=str(TEMPLATES),
        font_paths=_fonts(),
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(plain(data))},
    )


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False)


def plain(data: Any) -> Any:
    r"""The data with every text on one line, without control characters or unprintable ones.

    >>> plain({"name": "Ann\n\u202eLee"})
    {'name': 'Ann Lee'}
    """
    if isinstance(data, str):
        return " ".join("".join(_printable(sign) for sign in data).split())
    if isinstance(data, Mapping):
        return {key: plain(part) for key, part in data.items()}
    if isinstance(data, Sequence):
        return [plain(part) for part in data]
    return data


def _printable(sign: str) -> str:
    """The character itself, a space for a control, nothing for one that changes the direction of writing."""
    match category(sign):
        case "Cc":
            return " "
        case "Cf":
            return sign if sign in _JOINERS else ""
        case "Cs" | "Cn":
            return "\ufffd"
        case _:
            return sign
