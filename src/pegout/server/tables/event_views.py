"""What happened, as far as a seat may see it: an allow-list of events, and of the fields of each."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from pegout.game import Seat
from pegout.game import events as e
from pegout.rules import Breakdown
from pegout.rules.remedy_words import orders
from pegout.server.tables.views import ruling_seen, texts
from pegout.services.tables import events as room
from pegout.services.tags import name_of

Fields = dict[str, Any]
Names = Sequence[str]

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
    room.Reserved: ("event",),
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

OWN_CARDS: dict[type, str] = {
    e.CardsThrown: "cards",
    e.ThrowDrawn: "cards",
    e.StarterDrawn: "cards",
    e.CardsSeen: "cards",
    e.CardsDrawn: "cards",
    e.CribChosen: "cards",
    e.CardsLaidAside: "cards",
    e.CardsOrdered: "cards",
}
"""Events of a seat whose cards only that seat sees; the others see how many."""


def seen_events(events: Iterable[Any], seat: Seat | None, names: Names) -> tuple[Fields, ...]:
    """The events that the seat may see, each with its name."""
    seen = [seen_event(event, seat, names) for event in events]
    return tuple([fields for fields in seen if fields is not None])


def seen_event(event: Any, seat: Seat | None, names: Names) -> Fields | None:
    kind = event.__class__
    if (shown := OPEN.get(kind)) is not None:
        return {"event": name_of(kind)} | {name: as_json(getattr(event, name)) for name in shown}
    if kind in OWN_CARDS:
        return {"event": name_of(kind)} | _of_own(event, seat)
    if (special := SPECIAL.get(kind)) is not None:
        return {"event": name_of(kind)} | special(event, seat, names)
    return None


def _of_own(event: Any, seat: Seat | None) -> Fields:
    fields: Fields = {"seat": event.seat, "number": len(event.cards)}
    if seat is not None and event.seat == seat:
        fields["cards"] = texts(event.cards)
    return fields


def _dealt(event: e.CardsDealt, seat: Seat | None, _: Names) -> Fields:
    fields: Fields = {"sizes": [len(hand) for hand in event.hands], "crib": len(event.crib)}
    if seat is not None:
        fields["hand"] = texts(event.hands[seat])
    return fields


def _ruling(event: e.RulingMade, _: Seat | None, names: Names) -> Fields:
    return ruling_seen(event, names)


def _proposed(event: room.RulingProposed, _: Seat | None, names: Names) -> Fields:
    return {
        "seat": event.seat,
        "findings": event.findings,
        "remedies": orders(event.remedies, names),
        "citations": event.citations,
    }


def _reckoned(event: e.Reckoned, _: Seat | None, __: Names) -> Fields:
    return {"slips": [{"seat": s.seat, "kind": s.kind.value, "points": s.points} for s in event.slips]}


def _look_granted(event: e.LookGranted, _: Seat | None, __: Names) -> Fields:
    return {"seat": event.look.seat, "number": event.look.number}


def _shuffled(_: e.PackShuffled, __: Seat | None, ___: Names) -> Fields:
    return {}


def _committed(event: room.SecretCommitted, _: Seat | None, __: Names) -> Fields:
    return {"match": event.match, "commitment": event.commitment}


SPECIAL: dict[type, Callable[[Any, Seat | None, Names], Fields]] = {
    e.CardsDealt: _dealt,
    e.RulingMade: _ruling,
    room.RulingProposed: _proposed,
    e.Reckoned: _reckoned,
    e.LookGranted: _look_granted,
    e.PackShuffled: _shuffled,
    room.SecretCommitted: _committed,
}


def as_json(value: Any) -> Any:
    """Cards and counts in the words of the wire."""
    if isinstance(value, Breakdown):
        return value.to_json()
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    return value if value is None or isinstance(value, str | int | bool) else str(value)
