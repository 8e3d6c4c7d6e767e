"""Totals over many sets of games, in whole numbers, so that the order of adding does not matter."""

from dataclasses import fields
from typing import Any, TypeVar

from pegout.studies.arena.thinking_time import Thinking
from pegout.values import value

T = TypeVar("T")


def added(one: T, other: T) -> T:
    """Two values of a class added field by field."""
    data: Any = one
    names = [entry.name for entry in fields(data)]
    return one.__class__(*[getattr(one, name) + getattr(other, name) for name in names])


@value
class Moments:
    """A sum of whole numbers, one per set, and of their squares."""

    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, number: int) -> "Moments":
        return cls(number, number * number)

    def __add__(self, other: "Moments") -> "Moments":
        return added(self, other)


@value
class Account:
    """What one of the two bots did. Its points are those of all its sides together."""

    wins: int
    wins_dealing_first: int
    points: Moments
    skunks: int
    double_skunks: int
    thinking: Thinking

    def __add__(self, other: "Account") -> "Account":
        return added(self, other)


@value
class Tally:
    """Totals over sets.

    Net points are the first bot's less the others' average, times the number of others.
    """

    runs: int
    first: Account
    second: Account
    wins: Moments
    """Of the first bot, set by set."""
    deals: Moments
    net: Moments
    net_by_deals: int
    """The sum of their products, for the interval of their ratio."""

    def __add__(self, other: "Tally") -> "Tally":
        return added(self, other)


def empty_account() -> Account:
    return Account(0, 0, Moments(), 0, 0, Thinking.of([]))


def empty_tally() -> Tally:
    return Tally(0, empty_account(), empty_account(), Moments(), Moments(), Moments(), 0)
