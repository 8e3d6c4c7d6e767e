"""Deals of the first edition are left to its own functions."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from pegout.game.officiated.first.tally import Tally as FirstTally

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")


def is_first(deal: Any) -> bool:
    """Whether the players officiate the deal by the first edition of the rules."""
    return deal.tally.__class__ is FirstTally


def or_first(
    first: Callable[Concatenate[T, P], R],
) -> Callable[[Callable[Concatenate[T, P], R]], Callable[Concatenate[T, P], R]]:
    """The decorated function, or for a deal of the first edition the one given here.

    The deal is the first argument, or the deal of that table or script.
    """

    def choose(present: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
        @wraps(present)
        def chosen(subject: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
            return (first if is_first(deal_of(subject)) else present)(subject, *args, **kwargs)

        return chosen

    return choose


def deal_of(subject: Any) -> Any:
    """The deal of a table or a script, or the deal itself."""
    subject = getattr(subject, "state", subject)
    return getattr(subject, "deal", subject)
