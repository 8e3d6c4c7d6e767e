"""What can go wrong with a program that somebody else wrote."""

SHOWN = 80


class EngineFailed(ValueError):
    """An engine broke the protocol, was too slow or ended; the message names it and says what it did."""


class BadMessage(ValueError):
    """A message cannot be understood; the message of the error says what is wrong with it."""


def shown(text: object) -> str:
    """What was sent, quoted, and cut where it gets long.

    >>> shown(b"go")
    "'go'"
    """
    words = text.decode("utf-8", "replace") if isinstance(text, bytes) else str(text)
    return repr(words if len(words) <= SHOWN else words[: SHOWN - 3] + "...")
