"""What is said when a record or a position cannot be read."""

from collections.abc import Iterator
from contextlib import contextmanager

from pegout.refusal import InvalidInput

_LONGEST = 900


class InvalidRecord(InvalidInput):
    """No game can have been written so. The message says where, what is wrong, and what would be right."""

    code = "invalid_record"


@contextmanager
def standing_at(place: str) -> Iterator[None]:
    """Whatever is refused in here (cards, rules, commands, words) is refused with the place it stands at."""
    try:
        yield
    except InvalidRecord:
        raise  # it names a place already
    except ValueError as error:
        raise InvalidRecord(f"{place}: {_one_line(error)}") from error


def _one_line(error: ValueError) -> str:
    """What a refusal says, however long or strange the names in it."""
    text = "".join([letter if letter.isprintable() else " " for letter in str(error)[:_LONGEST]])
    return text if len(text) < _LONGEST else text[:-3] + "..."


def shown(word: object) -> str:
    """A word quoted for a message, which a hostile text cannot flood."""
    text = str(word)
    return repr(text if len(text) <= 40 else text[:37] + "...")
