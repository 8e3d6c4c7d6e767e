"""Names that somebody typed: what was probably meant, and which field a reason is about."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Self


def hint(name: str, known: Iterable[str], otherwise: str = "", most: int = 1) -> str:
    """The nearest of the known names as a question, or else what to do instead.

    >>> hint("loge", ["acc", "lodge"]), hint("chess", ["acc", "lodge"])
    ('did you mean lodge?', 'choose one of acc, lodge.')
    """
    from difflib import get_close_matches  # only needed for mistakes

    names = list(known)
    if near := get_close_matches(name, names, n=most):
        return f"did you mean {' or '.join(near)}?"
    return otherwise or f"choose one of {', '.join(names)}."


class Reason(str):
    """Why something cannot be, where that is about one field of what was given.

    It is for whoever asks `field_of`; what is kept or sent are its words alone, as `str` gives them.
    """

    __slots__ = ("field",)

    field: str

    def __new__(cls, words: str, field: str) -> Self:
        made = super().__new__(cls, words)
        made.field = field
        return made


def because_of(field: str, why: str | None) -> str | None:
    """The same reason, for whoever has to be shown where.

    >>> field_of(because_of("name", "A name is missing.")), because_of("name", None)
    ('name', None)
    """
    return None if why is None else Reason(why, field)


@contextmanager
def about(field: str) -> Iterator[None]:
    """What is refused in here is about that field, unless it names one itself."""
    try:
        yield
    except ValueError as error:
        vars(error).setdefault("field", field)
        raise


def field_of(reason: object) -> str:
    """The field that a reason or an error is about; nothing where it names none."""
    return str(getattr(reason, "field", ""))
