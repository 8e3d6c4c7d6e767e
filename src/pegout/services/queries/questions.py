"""What can be asked from outside, as JSON. Anything that is not listed here is refused."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

LONGEST_RECORD = 200_000
LONGEST_BODY = 2 * LONGEST_RECORD
"""In bytes: a record in JSON is a little longer than its text."""
SHORT_BODY = 16_000

CardText = Annotated[str, Meta(max_length=8, description="A card: rank, then suit.", examples=["5H", "10♠"])]
Hole = Annotated[int, Meta(ge=0, le=999, description="A score, by its hole on the board.")]
Preset = Annotated[str, Meta(max_length=40, description="A rule set by its name.", examples=["acc"])]
Record = Annotated[str, Meta(max_length=LONGEST_RECORD, description="A game record as text.")]
Seats = Literal[2, 3, 4]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body of a request."""


class ScoreAsked(Asked, frozen=True):
    """A hand or a crib to be counted."""

    hand: Annotated[
        list[CardText], Meta(min_length=1, max_length=8, description="The cards, four as a rule.")
    ]
    starter: CardText
    crib: Annotated[bool, Meta(description="Whether it is the crib, whose flush needs the starter.")] = False
    rules: Preset = "acc"


class PegAsked(Asked, frozen=True):
    """Cards in the order they are played."""

    cards: Annotated[
        list[CardText],
        Meta(
            min_length=1,
            max_length=104,
            description="A new series starts after 31, where a card would pass it, and at a `/`.",
        ),
    ]
    last: Annotated[bool, Meta(description="Whether the final card is the last of the deal.")] = False
    rules: Preset = "acc"


class DiscardAsked(Asked, frozen=True):
    """Cards dealt, from which some must be thrown."""

    cards: Annotated[
        list[CardText], Meta(min_length=1, max_length=6, description="Six for two seats, otherwise five.")
    ]
    dealer: Annotated[bool, Meta(description="Whether the crib counts for the own side.")] = False
    scores: Annotated[
        tuple[Hole, Hole] | None, Meta(description="Mine and theirs; only with two seats, where it is 0-0.")
    ] = None
    rules: Preset = "acc"
    seats: Annotated[Seats | None, Meta(description="How many play; else as in the rules.")] = None
    partners: Annotated[bool, Meta(description="Four seats, two against two.")] = False


class WinAsked(Asked, frozen=True):
    """Scores before a deal, between two."""

    mine: Hole
    theirs: Hole
    rules: Preset = "acc"


class ReviewAsked(Asked, frozen=True):
    """A record with a finished game in it."""

    record: Record
    game: Annotated[
        Annotated[int, Meta(ge=1, le=9999)] | None,
        Meta(description="Only the game of this number; else all."),
    ] = None


class RulingAsked(Asked, frozen=True):
    """What happened, the facts, and the table it happened at."""

    incident: Annotated[str, Meta(max_length=60, description="Its name, from the list of incidents.")]
    facts: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=400)]],
        Meta(max_length=40, description="By name, as text; a seat is dealer, pone, a name or a number."),
    ] = {}
    record: Annotated[
        Record | None,
        Meta(description="Rule on the end of this game; what is said of the table is not needed then."),
    ] = None
    rules: Preset = "acc"
    seats: Annotated[Seats | None, Meta(description="How many play; else as in the rules.")] = None
    partners: Annotated[bool, Meta(description="Four seats, two against two.")] = False
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)] | int | bool],
        Meta(max_length=40, description="Fields of the rules that are otherwise here, such as `muggins`."),
    ] = {}
    names: Annotated[
        list[Annotated[str, Meta(max_length=60)]], Meta(max_length=4, description="The dealer first.")
    ] = []
    scores: Annotated[
        list[Annotated[list[Hole], Meta(min_length=1, max_length=2)]],
        Meta(max_length=4, description="Of each side, the dealer's first: the front peg, or rear and front."),
    ] = []
