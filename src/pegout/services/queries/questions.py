"""The questions one can send, as JSON. Anything else is refused."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

LONGEST_RECORD = 200_000
LONGEST_BODY = 2 * LONGEST_RECORD
"""In bytes: a record in JSON is a little longer than its text."""
SHORT_BODY = 16_000

CardText = Annotated[str, Meta(max_length=8, description="A card: rank, then suit.", examples=["5H", "10♠"])]
Hole = Annotated[int, Meta(ge=0, le=999, description="A score, as a hole on the board.")]
Preset = Annotated[str, Meta(max_length=40, description="The name of a rule set.", examples=["acc"])]
Record = Annotated[str, Meta(max_length=LONGEST_RECORD, description="A game record as text.")]
Seats = Literal[2, 3, 4]


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body of a request."""


class ScoreAsked(Asked, frozen=True):
    """A hand or a crib to be counted."""

    hand: Annotated[list[CardText], Meta(min_length=1, max_length=8, description="The cards, usually four.")]
    starter: CardText
    crib: Annotated[bool, Meta(description="Whether this is the crib, whose flush needs the starter.")] = (
        False
    )
    rules: Preset = "acc"


class PegAsked(Asked, frozen=True):
    """Cards in the order they are played."""

    cards: Annotated[
        list[CardText],
        Meta(
            min_length=1,
            max_length=104,
            description="A new series starts after 31, before a card that would pass it, and at a `/`.",
        ),
    ]
    last: Annotated[bool, Meta(description="Whether the final card is the last of the deal.")] = False
    rules: Preset = "acc"


class DiscardAsked(Asked, frozen=True):
    """Cards dealt, from which some must be thrown."""

    cards: Annotated[
        list[CardText], Meta(min_length=1, max_length=6, description="Six with two seats, otherwise five.")
    ]
    dealer: Annotated[bool, Meta(description="Whether the crib counts for your side.")] = False
    scores: Annotated[
        tuple[Hole, Hole] | None, Meta(description="Mine and theirs; only with two seats, 0-0 if left out.")
    ] = None
    rules: Preset = "acc"
    seats: Annotated[Seats | None, Meta(description="How many play; as the rules say if left out.")] = None
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
        Meta(description="Only the game with this number; all if left out."),
    ] = None


class RulingAsked(Asked, frozen=True):
    """What happened, the facts, and the table it happened at."""

    incident: Annotated[str, Meta(max_length=60, description="Its name in the list of incidents.")]
    facts: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=400)]],
        Meta(
            max_length=40,
            description="By name, as text; a seat is dealer, pone, a player's name or a number.",
        ),
    ] = {}
    record: Annotated[
        Record | None,
        Meta(
            description="Rule on the position at the end of this game; nothing else about the table "
            "is needed."
        ),
    ] = None
    rules: Preset = "acc"
    seats: Annotated[Seats | None, Meta(description="How many play; as the rules say if left out.")] = None
    partners: Annotated[bool, Meta(description="Four seats, two against two.")] = False
    options: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)] | int | bool],
        Meta(max_length=40, description="Rules that differ here, such as `muggins`."),
    ] = {}
    names: Annotated[
        list[Annotated[str, Meta(max_length=60)]], Meta(max_length=4, description="The dealer first.")
    ] = []
    scores: Annotated[
        list[Annotated[list[Hole], Meta(min_length=1, max_length=2)]],
        Meta(
            max_length=4, description="For each side, the dealer's first: the front peg, or rear and front."
        ),
    ] = []
