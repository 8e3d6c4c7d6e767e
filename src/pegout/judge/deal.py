"""Rule IV, sections 1 and 3: deals out of turn, cards exposed."""

from dataclasses import replace
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.authority import DECISION, for_officials
from pegout.judge.catalogue import kind
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.judge.misdeal import PLAY_STARTED, Lacking, Mended, ShortHand, error_in_dealing, is_portfolio
from pegout.judge.ruling import Ruling, ruling
from pegout.rules.remedies import (
    Correction,
    CribTo,
    DealtAgain,
    PlayRetracted,
    Remedy,
    Told,
)
from pegout.values import value

HEELS = 2


@value
class DealOutOfTurn:
    """The wrong player dealt."""

    dealt_by: Annotated[Seat, "seat", "Who dealt out of turn?"]
    all_played: Annotated[bool, "all-played", "Had every player already played a card when it was noticed?"]
    heels: Annotated[bool | None, "Had two been pegged for heels in this deal?"] = None
    turn_of: Annotated[Seat | None, "seat", "With three or four players, whose deal was it?"] = None


def deal_out_of_turn(state: GameState, incident: DealOutOfTurn) -> Ruling:
    """A void deal scores nothing; a deal too far on gives the crib and the next deal by who dealt it."""
    wrong, name = incident.dealt_by, state.names[incident.dealt_by]
    if incident.all_played:
        after = state.names[(wrong + 1) % state.rules.seats]
        return ruling(
            f"{name} dealt out of turn, but everybody has played a card: this deal is played out, with "
            f"{name}'s crib.",
            CribTo(wrong),
            by="acc:IV.1b",
            then=f"{after} deals next.",
        )
    right = _right_dealer(state, incident)
    return ruling(
        f"{name} dealt out of turn: this deal is void and nothing in it counts, not even heels.",
        *_void(state, wrong, incident.heels),
        DealtAgain(right),
        by="acc:IV.1b",
        then=f"{state.names[right]} deals.",
    )


def _void(state: GameState, dealer: Seat, heels: bool | None) -> tuple[Remedy, ...]:
    """All points of a deal go back; a table that knows its own needs no word on heels."""
    if state.deal.hands or heels is None:
        return (PlayRetracted(heels=True),)
    return (PlayRetracted(), Correction(dealer, HEELS)) if heels else (PlayRetracted(),)


def _right_dealer(state: GameState, incident: DealOutOfTurn) -> Seat:
    """Of two players the other one; of several, whoever was named or is down as the dealer."""
    wrong, right = incident.dealt_by, incident.turn_of
    if right is None:
        right = 1 - wrong if state.rules.seats == 2 else state.dealing
    if right == wrong and incident.turn_of is None:
        raise StillAsked("turn_of", f"If {state.names[wrong]} dealt out of turn, say whose turn it was")
    if right == wrong:
        raise UnclearFact(f"It was {state.names[wrong]}'s deal, so nothing is wrong: name another player.")
    return right


@value
class CardExposedInDeal:
    """A card was seen while it was dealt."""

    exposed_by: Annotated[Seat | None, "seat", "Who exposed it, if not the dealer?"] = None
    decision: Annotated[str, DECISION] = ""
    play_started: Annotated[bool | None, "starter-turned", PLAY_STARTED] = None
    put_right: Mended = None
    short: ShortHand = None
    lacks: Lacking = None


def card_exposed_in_deal(state: GameState, incident: CardExposedInDeal) -> Ruling:
    """A new deal while no card is played; where all errors in dealing are alike, what any of them costs."""
    if incident.exposed_by not in (None, state.dealing):
        decided = incident.decision
        return ruling(
            "Only a card exposed by the dealer means a new deal: this one stands unless the judge decides "
            "otherwise.",
            *((Told(decided),) if decided else ()),
            by="acc:IV.3a acc:XII",
            choices=for_officials(state, decided),
        )
    found = f"{state.names[state.dealing]} let a card be seen while dealing."
    if is_portfolio(state):
        given = error_in_dealing(state, incident)
        return replace(given, findings=(found, *given.findings))
    return _new_deal(state, found, by="acc:IV.3a")


@value
class CardFaceUpInPack:
    """A card lay face up in the pack."""

    in_deal: Annotated[bool, "Was it found while the cards were being dealt?"]


def card_face_up_in_pack(state: GameState, incident: CardFaceUpInPack) -> Ruling:
    if not incident.in_deal:
        return ruling(
            "A card face up in the pack undoes a deal only during dealing: this deal stands.",
            by="acc:IV.3b",
        )
    return _new_deal(state, "A card lay face up in the pack during the deal.", by="acc:IV.3b")


def _new_deal(state: GameState, finding: str, *, by: str) -> Ruling:
    if state.deal.history:
        raise UnclearFact(
            "Cards of this deal have been played, so it is too late for what was seen while dealing."
        )
    place = f"portfolio:errors.misdeal {by}" if is_portfolio(state) else by
    then = f"{state.names[state.dealing]} deals again."
    return ruling(finding, DealtAgain(state.dealing), by=place, then=then)


KINDS = (
    kind("deal-out-of-turn", "the wrong player dealt", "acc:IV.1b", DealOutOfTurn, deal_out_of_turn),
    kind(
        "card-exposed-in-deal",
        "a card was seen while it was dealt",
        "acc:IV.3a",
        CardExposedInDeal,
        card_exposed_in_deal,
    ),
    kind(
        "card-face-up-in-pack",
        "a card lay face up in the pack",
        "acc:IV.3b",
        CardFaceUpInPack,
        card_face_up_in_pack,
    ),
)
