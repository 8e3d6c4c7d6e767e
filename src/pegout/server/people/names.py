"""Names and labels as people type them."""

import re
import secrets
import unicodedata

from pegout.server.problems import Problem
from pegout.services.people.names import is_for_guests, pretends, unseen

LONGEST_NAME = 24
LONGEST_LABEL = 60

SELECTORS = dict.fromkeys((0xFE0E, 0xFE0F))
"""Phones put one behind many a symbol, to have it in colours or not; it is left out."""


def tidy_name(text: str) -> str:
    """Without spaces at its ends or in a row, in composed letters; refused if nobody could read it."""
    return _tidy(text, LONGEST_NAME, "bad_name", "A name", "name")


def new_name(text: str) -> str:
    """Tidy, and not to be taken for a bot, an official or the server."""
    tidied = tidy_name(text)
    if pretends(tidied):
        said = "That name could be taken for a bot, an official or this server: choose another one."
        raise Problem(400, "bad_name", said, field="name")
    return tidied


def name_to_keep(text: str) -> str:
    """As `new_name`, and not a name the server gives to guests."""
    tidied = new_name(text)
    if is_for_guests(tidied):
        raise Problem(
            400, "bad_name", "Only guests have names like that: choose a name of your own.", field="name"
        )
    return tidied


def tidy_label(text: str) -> str:
    return _tidy(text, LONGEST_LABEL, "bad_label", "A label", "label")


def guest_name() -> str:
    return f"Guest {1000 + secrets.randbelow(9000)}"


def as_typed(text: str) -> str:
    """In composed letters and without spaces at its ends or in a row; nothing else is asked of it."""
    return re.sub(" +", " ", unicodedata.normalize("NFC", text).strip())


def _tidy(text: str, longest: int, code: str, what: str, field: str) -> str:
    tidied = as_typed(text.translate(SELECTORS))
    if not 1 <= len(tidied) <= longest or unseen(tidied):
        message = f"{what} has 1 to {longest} visible characters."
        raise Problem(400, code, message, field=field)
    return tidied
