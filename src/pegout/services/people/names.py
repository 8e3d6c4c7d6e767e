"""Names nobody may have: invisible ones, and those that pretend to be the server."""

import re
import unicodedata
from functools import cache

from pegout.services.people.confusables import is_invisible, looks

MOST_MARKS = 4
"""Accents on one letter, as Unicode advises; more of them grow over the lines above and below."""

UNSEEN = "has a character that is invisible or reverses the text: leave it out."
HOUSE = "could be taken for a bot, an official or the server: choose another name."

OFFICES = (
    *("bot", "pegout", "director", "registrar", "judge", "scorer", "official", "referee", "organiser"),
    *("admin", "administrator", "moderator", "operator", "server", "system", "guest", "nobody", "anonymous"),
)
_GUEST = re.compile(r"guest \d+", re.IGNORECASE)
_BRACKETED = re.compile(r"[(\[{<]([^()\[\]{}<>]*)[)\]}>]")


def unseen(name: str) -> bool:
    """Whether something in the name is invisible, reverses the text, or piles marks on a letter."""
    if not name.isprintable() or any(map(is_invisible, name)):
        return True
    marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return unicodedata.combining(name[:1] or " ") != 0


def pretends(name: str) -> bool:
    """Whether somebody of that name could be taken for a bot, an official or the program itself.

    >>> [pretends(name) for name in ("Regular (bot)", "The Director", "Peg0ut team", "Aaron Judge", "Abbot")]
    [True, True, True, False, False]
    """
    plain = unicodedata.normalize("NFKC", name)
    words = [word for word in re.split(r"[\W_]+", plain) if word]
    whole = words[1:] if len(words) > 1 and words[0].casefold() == "the" else words
    return (
        (len(whole) == 1 and _is_one_of(whole[0], *OFFICES))
        or any(_is_one_of(word, "pegout") for word in words)
        or (bool(words) and _is_one_of(words[-1], "bot"))
        or any(_is_one_of(inner.strip(), *OFFICES) for inner in _BRACKETED.findall(plain))
    )


def is_for_guests(name: str) -> bool:
    """Whether the server gives guests names like that, so that no account has one."""
    return _GUEST.fullmatch(name) is not None


def _is_one_of(word: str, *reserved: str) -> bool:
    return not looks(word).isdisjoint(_looks_of(*reserved))


@cache
def _looks_of(*words: str) -> frozenset[str]:
    return frozenset([look for word in words for look in looks(word)])
