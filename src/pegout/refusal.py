"""Why something is not allowed: one value for every room, and the exceptions that carry it."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field as part
from dataclasses import replace
from typing import Any, ClassVar, get_args

from pegout.values import value

Plain = str | int | float | bool | None
"""What a value of a refusal may be: JSON writes it as it is."""
_PLAIN = frozenset(get_args(Plain))


@value
class Refusal:
    """A code for programs, a sentence for people, and what the sentence was filled with.

    docs/refusals.md lists the codes. A code keeps its meaning and its values; its sentence may be reworded.
    """

    code: str
    message: str
    field: str = ""
    """Which field of what was given is wrong, where it is one."""
    values: Mapping[str, Plain] = part(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return self.message


def refuse(code: str, text: str, /, field: str = "", **values: object) -> Refusal:
    """The refusal whose sentence is the text filled with the values.

    >>> refuse("not_in_hand", "{player} does not hold {card}.", player="Ann", card="5H").message
    'Ann does not hold 5H.'
    """
    plain: dict[str, Any] = values
    for name, given in values.items():
        if given.__class__ not in _PLAIN:
            plain[name] = str(given)
    return Refusal(code, text.format_map(plain), field, plain)


def in_field(field: str, why: Refusal | None) -> Refusal | None:
    """The same refusal, for whoever has to be shown where.

    >>> in_field("name", refuse("no_name", "Give a name.")).field, in_field("name", None)
    ('name', None)
    """
    return None if why is None else replace(why, field=field)


class Refused(ValueError):
    """Something is refused, and the refusal says why; its sentence is the error's text."""

    def __init__(self, refusal: Refusal, command: object = None) -> None:
        super().__init__(refusal, command)
        self.refusal = refusal
        self.command = command

    def __str__(self) -> str:
        return self.refusal.message


class IllegalCommand(Refused):
    """Understood, but not allowed now."""


class InvalidInput(Refused):
    """Cannot be read, or cannot be what it says; each kind of input has a class with its own code."""

    code: ClassVar[str] = "invalid_input"

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(Refusal(self.code, message, field))
        self.args = (message, field)  # what makes it again in another process


@contextmanager
def about(field: str) -> Iterator[None]:
    """What is refused in here is about that field, unless it names one itself."""
    try:
        yield
    except Refused as error:
        if not error.refusal.field:
            error.refusal = replace(error.refusal, field=field)
        raise
    except ValueError as error:
        raise InvalidInput(str(error), field) from error


def refusal_of(error: Exception) -> Refusal:
    """Why something was refused, from whatever was raised for it."""
    return error.refusal if isinstance(error, Refused) else Refusal(InvalidInput.code, str(error))
