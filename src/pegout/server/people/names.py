"""Names and labels as people type them."""

import re
import secrets
import unicodedata

from pegout.server.problems import Problem

LONGEST_NAME = 24
LONGEST_LABEL = 60

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs to Unicode, and nothing to the eye."""


def tidy_name(text: str) -> str:
    """Without spaces at its ends or in a row, in composed letters; refused if nobody could read it."""
    return _tidy(text, LONGEST_NAME, "bad_name", "A name", "name")


def tidy_label(text: str) -> str:
    return _tidy(text, LONGEST_LABEL, "bad_label", "A label", "label")


def guest_name() -> str:
    return f"Guest {1000 + secrets.randbelow(9000)}"


def _tidy(text: str, longest: int, code: str, what: str, field: str) -> str:
    tidied = re.sub(" +", " ", unicodedata.normalize("NFC", text).strip())
    if not 1 <= len(tidied) <= longest or not _readable(tidied):
        message = f"{what} has 1 to {longest} letters, digits or signs that can be seen."
        raise Problem(400, code, message, field=field)
    return tidied


def _readable(text: str) -> bool:
    """Printable leaves out controls, direction overrides and all that joins or hides without a width."""
    return text.isprintable() and BLANKS.isdisjoint(text) and not unicodedata.combining(text[0])
