"""Moves and claims as they come over the wire."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pegout.cards import Card, parse_cards
from pegout.game import (
    Accept,
    ChooseCrib,
    CountCrib,
    CountHand,
    Cut,
    Mix,
    NextGame,
    Pass,
    Peg,
    PickStarter,
    PlayCard,
    SayGo,
    Seat,
    Throw,
)
from pegout.game.officiated.claims import CLAIMS, Claim, Scored
from pegout.rules.remedies import Fate
from pegout.services.tables import commands as c
from pegout.services.tables.commands import Move

CardText = Annotated[str, Meta(max_length=4, examples=["5H"])]
Several = Annotated[list[CardText], Meta(max_length=6)]
Number = Annotated[int, Meta(ge=0, le=200)]
Incident = Annotated[str, Meta(max_length=60, description="By its name.", examples=["touched-own-peg"])]
Facts = Annotated[
    dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=400)]],
    Meta(max_length=40, description="By name, as text; a seat is dealer, pone, a player's name or a number."),
]
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\x00-\x1f\x7f]+$",  # it is stored, and databases refuse some characters
        description="Chosen by you; the same id acts only once.",
    ),
]
Version = Annotated[int, Meta(ge=0, description="The version of the table you saw.")]


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    id: CommandId
    version: Version


class ThrowSent(Sent, tag="throw", frozen=True, kw_only=True):
    cards: Several


class PlaySent(Sent, tag="play", frozen=True, kw_only=True):
    card: CardText
    said: Number | None = None
    """The count announced, where the players officiate."""


class GoSent(Sent, tag="go", frozen=True, kw_only=True):
    pass


class CutSent(Sent, tag="cut", frozen=True, kw_only=True):
    lifted: Number


class PegSent(Sent, tag="peg", frozen=True, kw_only=True):
    points: Number
    more: bool = False
    """Whether another score follows, so that the table keeps waiting for you."""


class PassSent(Sent, tag="pass", frozen=True, kw_only=True):
    """You have nothing to peg, or nothing more."""


class CountSent(Sent, tag="count", frozen=True, kw_only=True):
    points: Number


class CountCribSent(Sent, tag="count_crib", frozen=True, kw_only=True):
    points: Number


class AcceptSent(Sent, tag="accept", frozen=True, kw_only=True):
    pass


class MixSent(Sent, tag="mix", frozen=True, kw_only=True):
    """Accept what the others have counted and mix the cards, which ends muggins."""


class ChooseSent(Sent, tag="choose", frozen=True, kw_only=True):
    cards: Several


class PickSent(Sent, tag="pick", frozen=True, kw_only=True):
    """The starter, where a ruling has pone pick it from two cards of the dealer's hand."""

    card: CardText


class NextSent(Sent, tag="next", frozen=True, kw_only=True):
    pass


class ClaimSent(Sent, tag="claim", frozen=True, kw_only=True):
    """A claim by its name; one about somebody names the player, one with a number the points.

    Muggins names the missed score.
    """

    claim: Literal[
        "count",
        "overpegged",
        "peg-back",
        "false-game",
        "renege",
        "take-back-go",
        "muggins",
        "full-count",
        "counted-early",
        "heels",
    ]
    player: Annotated[int, Meta(ge=0, le=3)] | None = None
    points: Number | None = None
    fate: Fate | None = None
    score: Scored | None = None


class ProposeSent(Sent, tag="propose", frozen=True, kw_only=True):
    """Put a ruling to the others: what happened, and the facts as the judge asks for them."""

    incident: Incident
    facts: Facts = {}


class AgreeSent(Sent, tag="agree", frozen=True, kw_only=True):
    """Agree to the ruling on the table."""


class DeclineSent(Sent, tag="decline", frozen=True, kw_only=True):
    """Decline a ruling, or withdraw your own."""


MoveSent = (
    ThrowSent
    | PlaySent
    | GoSent
    | CutSent
    | PegSent
    | PassSent
    | CountSent
    | CountCribSent
    | AcceptSent
    | MixSent
    | ChooseSent
    | PickSent
    | NextSent
    | ClaimSent
    | ProposeSent
    | AgreeSent
    | DeclineSent
)


def read_command(sent: MoveSent, person: str, seat: Seat) -> c.TableCommand:
    """What the person at that seat asks of the table; `ValueError` says what is wrong with it."""
    match sent:
        case ProposeSent(incident=incident, facts=facts):
            return c.ProposeRuling(person, incident, tuple(facts.items()))
        case AgreeSent():
            return c.AgreeToRuling(person)
        case DeclineSent():
            return c.DeclineRuling(person)
        case _:
            return c.Act(person, _READERS[sent.__class__](sent, seat))


def _claim(sent: ClaimSent, seat: Seat) -> Claim:
    given = {"player": sent.player, "points": sent.points, "fate": sent.fate, "score": sent.score}
    fields: dict[str, Any] = {name: one for name, one in given.items() if one is not None}
    kind = CLAIMS[sent.claim]
    try:
        return kind(seat, **fields)
    except TypeError:
        wanted = [name for name in kind.__annotations__ if name != "seat"]
        words = " and ".join(wanted) if wanted else "nothing else"
        raise ValueError(f"A claim of {sent.claim} takes {words}.") from None


_READERS: dict[type, Callable[[Any, Seat], Move | Claim]] = {
    ThrowSent: lambda sent, seat: Throw(seat, parse_cards(sent.cards)),
    PlaySent: lambda sent, seat: PlayCard(seat, Card.parse(sent.card), sent.said),
    GoSent: lambda _, seat: SayGo(seat),
    CutSent: lambda sent, seat: Cut(seat, sent.lifted),
    PegSent: lambda sent, seat: Peg(seat, sent.points, sent.more),
    PassSent: lambda _, seat: Pass(seat),
    CountSent: lambda sent, seat: CountHand(seat, sent.points),
    CountCribSent: lambda sent, seat: CountCrib(seat, sent.points),
    AcceptSent: lambda _, seat: Accept(seat),
    MixSent: lambda _, seat: Mix(seat),
    ChooseSent: lambda sent, seat: ChooseCrib(seat, parse_cards(sent.cards)),
    PickSent: lambda sent, seat: PickStarter(seat, Card.parse(sent.card)),
    NextSent: lambda _, __: NextGame(),
    ClaimSent: _claim,
}
