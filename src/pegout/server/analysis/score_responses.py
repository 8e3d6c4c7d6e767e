"""What is answered about scores: the shapes of the JSON that `pegout.services.queries` makes."""

from typing import Annotated

from msgspec import Meta

from pegout.services.queries.answers import Chance, Told


class Item(Told, frozen=True):
    """One combination that scores."""

    kind: Annotated[str, Meta(examples=["fifteen"])]
    points: int
    cards: list[str]


class Count(Told, frozen=True):
    """What a hand counts."""

    hand: list[str]
    starter: str
    crib: bool
    rules: str
    spoken: Annotated[str, Meta(description="As players say it at the table.")]
    total: int
    items: list[Item]


class Play(Told, frozen=True):
    """A card, the count it makes and what it scores."""

    card: str
    count: int
    spoken: str
    total: int
    items: list[Item]


class Pegged(Told, frozen=True):
    """Every card as it was played."""

    rules: str
    total: int
    plays: list[Play]


class Chances(Told, frozen=True):
    """The chance to win with the deal and without it."""

    mine: int
    theirs: int
    goal: int
    dealer: Chance
    pone: Chance
