"""Passwords that everybody tries first, however they are dressed up."""

import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise

FEWEST = 5
"""Different characters at least: less is a key held down, or two in turn."""

_SPOKEN = str.maketrans("013457@$!", "oieastasi")


@cache
def common() -> frozenset[str]:
    """The list: whole passwords, and words that become no better with figures and signs around them."""
    text = files("pegout.server.people").joinpath("common_passwords.txt").read_text("utf-8")
    return frozenset(text.split())


def is_common(password: str, name: str = "") -> bool:
    """Whether it is on the list or is the name, whatever figures, signs and capitals have been added.

    >>> is_common("P@ssw0rd2026!"), is_common("1234567890"), is_common("five fours and a jack")
    (True, True, False)
    """
    plain, called = _plain(password), _letters(_plain(name))
    if len(set(plain)) < FEWEST or _is_run(plain):
        return True
    bare = {form for text in (plain, _letters(plain)) for form in (text, _bare(text))}
    forms = bare | {_bare(form.translate(_SPOKEN)) for form in bare}
    return any(_is_listed(form) for form in forms) or (called != "" and called in map(_letters, forms))


def _is_listed(form: str) -> bool:
    """Said once or again and again; of what has no letters left, nothing is known."""
    known = common()
    pieces = [form[:size] for size in range(3, len(form) + 1) if form == form[:size] * (len(form) // size)]
    return any(piece in known for piece in pieces)


def _is_run(plain: str) -> bool:
    """Up or down the alphabet or the figures without a turn."""
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    return len(steps) == 1


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def _bare(plain: str) -> str:
    """Without the figures, signs and spaces around it."""
    return plain.strip("".join(letter for letter in set(plain) if not letter.isalpha()))


def _letters(plain: str) -> str:
    """Only letters and figures: nobody hides a name behind a dash."""
    return "".join(letter for letter in plain if letter.isalnum())
