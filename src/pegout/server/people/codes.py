"""Recovery codes: ten at a time, shown once, each good once."""

import hashlib
import secrets

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's alphabet: an O or an L read from paper means a 0 or a 1."""
NUMBER = 10
LENGTH, GROUP = 16, 4
"""80 bits: nobody guesses one, and so a plain digest will do."""

_READ = str.maketrans({"O": "0", "I": "1", "L": "1"})


def fresh_codes() -> list[str]:
    """As they are written down.

    >>> {len(code) for code in fresh_codes()}
    {19}
    """
    return [_grouped("".join(secrets.choice(LETTERS) for _ in range(LENGTH))) for _ in range(NUMBER)]


def digest_of_code(person: str, code: str) -> str:
    """The same however the code is typed.

    >>> digest_of_code("a", "0123-4567-89AB-CDEF") == digest_of_code("a", "o1234567 89ab cdef")
    True
    """
    letters = "".join(letter for letter in code.upper() if letter.isascii() and letter.isalnum())
    return hashlib.sha256(f"{person} {letters.translate(_READ)}".encode()).hexdigest()


def digests_of(person: str, codes: list[str]) -> list[str]:
    return [digest_of_code(person, code) for code in codes]


def _grouped(letters: str) -> str:
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))
