"""What is sent of the events of a table: an allow-list of events, and of the fields of each."""

from typing import TYPE_CHECKING, Union

import msgspec
from msgspec import UNSET, UnsetType

from pegout.game import events as e
from pegout.server.contract.structs import chosen_fields
from pegout.services.tables import events as room
from pegout.services.tags import name_of

Cards = tuple[str, ...]

OPEN: dict[type, tuple[str, ...]] = {
    e.CutForDeal: ("seat", "lifted", "card"),
    e.CutsTied: ("seats",),
    e.DealWon: ("seat",),
    e.PackCut: ("seat", "lifted"),
    e.StarterTurned: ("seat", "lifted", "card"),
    e.CardPlayed: ("seat", "card", "count"),
    e.GoSaid: ("seat",),
    e.SeriesEnded: ("leader",),
    e.Pegged: ("seat", "points", "why"),
    e.HandShown: ("seat", "cards", "count"),
    e.CribShown: ("seat", "cards", "count"),
    e.DealPassed: ("dealer",),
    e.TimeCalled: ("minutes",),
    e.GameReplayed: ("dealer",),
    e.GameEnded: (),
    e.NextGameStarted: ("dealer",),
    e.MatchStarted: ("names", "dealer"),
    e.MatchEnded: ("winner",),
    e.PeggedBack: ("seat", "points"),
    e.PegCorrected: ("seat", "points"),
    e.PlayTakenBack: ("points", "heels"),
    e.PlayStopped: (),
    e.HandDeclaredDead: ("seat",),
    e.CribDeclaredDead: (),
    e.DealVoided: ("dealer",),
    e.LastDealReopened: ("dealer",),
    e.CutOrderedAgain: (),
    e.CutTakenBack: ("seats",),
    e.StarterTakenBack: (),
    e.ThrowReturned: ("seat",),
    e.StarterPicked: ("seat", "card"),
    e.CribOwed: ("seat", "number"),
    e.CribChoiceGranted: (),
    e.CribOpened: ("seat",),
    e.CribGiven: ("seat",),
    e.RearPegMoved: ("seat", "hole"),
    e.CardsTakenBack: ("number",),
    e.CountSet: ("count",),
    e.SeriesClosed: ("leader",),
    e.PointsMarked: ("seat", "points", "moved", "more"),
    e.PegPassed: ("seat",),
    e.ShowOpened: (),
    e.HandCounted: ("seat", "cards", "said", "moved", "crib"),
    e.CountAnnounced: ("seat", "cards", "said", "crib"),
    e.CountPegged: ("seat", "points", "moved", "crib"),
    e.CountRaised: ("seat", "said", "moved", "crib"),
    e.CardsMixed: ("seat",),
    e.Awarded: ("seat", "points", "muggins"),
    e.BackwardOwed: ("seat", "points"),
    e.PenaltyPeggedBack: ("seat", "points", "moved"),
    e.CribTurned: ("seat",),
    e.CountAccepted: ("seat",),
    e.GameClaimed: ("seat",),
    e.GameClaimDropped: (),
    e.GoTakenBack: ("seat", "number"),
    room.Reserved: (),
    room.SeatTaken: ("seat", "name", "kept"),
    room.BotSeated: ("seat", "level"),
    room.SeatFreed: ("seat",),
    room.SeatLeft: ("seat",),
    room.SeatAway: ("seat",),
    room.SeatBack: ("seat",),
    room.StoodIn: ("seat", "level"),
    room.PlayedByFeel: ("seat",),
    room.RematchWanted: ("seat",),
    room.RulingAgreed: ("seat",),
    room.RulingDeclined: ("seat",),
    room.RulingDecided: ("upheld", "by"),
    room.SecretRevealed: ("match", "secret"),
    room.TableClosed: ("why",),
}
"""Events that everybody sees, with the fields that everybody may know."""


class _Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened, by its name in `event`."""


class _OfOwnCards(_Event, frozen=True):
    """Cards of a seat that only that seat sees; the others see how many."""

    seat: int
    number: int
    cards: Cards | UnsetType = UNSET


OWN_CARDS = {
    kind: msgspec.defstruct(
        f"{name_of(kind)}Event", (), bases=(_OfOwnCards,), tag=name_of(kind), frozen=True, module=__name__
    )
    for kind in (
        *(e.CardsThrown, e.ThrowDrawn, e.StarterDrawn, e.CardsSeen),
        *(e.CardsDrawn, e.CribChosen, e.CardsLaidAside, e.CardsOrdered),
    )
}
"""Events of a seat whose cards only that seat sees."""


class CardsDealtEvent(_Event, frozen=True, tag="CardsDealt"):
    """How many cards everybody got; your own are named."""

    sizes: tuple[int, ...]
    crib: int
    hand: Cards | UnsetType = UNSET


class RulingMadeEvent(_Event, frozen=True, tag="RulingMade"):
    """A ruling as everybody hears it; `claim` is None where nobody claimed anything."""

    findings: tuple[str, ...]
    remedies: tuple[str, ...]
    citations: tuple[str, ...]
    claim: str | None
    by: int | None
    upheld: bool


class RulingProposedEvent(_Event, frozen=True, tag="RulingProposed"):
    seat: int
    findings: tuple[str, ...]
    remedies: tuple[str, ...]
    citations: tuple[str, ...]


class SlipSeen(msgspec.Struct, frozen=True):
    """A mistake that stood, revealed when the deal is over."""

    seat: int
    kind: str
    points: int


class ReckonedEvent(_Event, frozen=True, tag="Reckoned"):
    slips: tuple[SlipSeen, ...]


class LookGrantedEvent(_Event, frozen=True, tag="LookGranted"):
    seat: int
    number: int


class PackShuffledEvent(_Event, frozen=True, tag="PackShuffled"):
    """The pack itself is nobody's to see."""


class SecretCommittedEvent(_Event, frozen=True, tag="SecretCommitted"):
    match: int
    commitment: str


SPECIAL = (
    CardsDealtEvent,
    RulingMadeEvent,
    RulingProposedEvent,
    ReckonedEvent,
    LookGrantedEvent,
    PackShuffledEvent,
    SecretCommittedEvent,
)
OPEN_STRUCTS = {kind: chosen_fields(kind, name_of(kind), "event", names) for kind, names in OPEN.items()}
"""Of the events that everybody sees."""

if TYPE_CHECKING:
    EventShown = msgspec.Struct
else:
    EventShown = Union[(*OPEN_STRUCTS.values(), *OWN_CARDS.values(), *SPECIAL)]
