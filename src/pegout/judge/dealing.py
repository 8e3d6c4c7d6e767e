"""Rule IV, sections 1, 3 and 5: deals out of turn, cards exposed, imperfect packs; misdeals of portfolio."""

from dataclasses import replace
from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.game.last_deal import last_deal, reopened
from pegout.game.state import Phase
from pegout.judge.authority import DECISION, for_officials
from pegout.judge.catalogue import kind
from pegout.judge.facts import RuledElsewhere, StillAsked, UnclearFact
from pegout.judge.ruling import Choice, Ruling, choice, ruling
from pegout.judge.seats import receives
from pegout.rules import book_of
from pegout.rules.remedies import (
    Correction,
    CribDead,
    CribTo,
    DealReopened,
    DealtAgain,
    DrawnTo,
    HandDead,
    PlayRetracted,
    PointsTo,
    Remedy,
    Told,
)
from pegout.values import value

HEELS = 2
LATE_MISDEAL = 2
APART = ("wrong-deal", "wrong-number", "card-exposed-in-deal", "deal-out-of-turn")
APART_LATE = ("wrong-number", "deal-out-of-turn")
"""The errors in dealing that other rules have instead; once play is on, those that still matter."""


def is_portfolio(state: GameState) -> bool:
    """Whether the table's document has a rule of its own on every error in dealing."""
    return book_of(state.rules) == "portfolio"


@value
class DealOutOfTurn:
    """The wrong player dealt."""

    dealt_by: Annotated[Seat, "seat", "Who dealt out of turn?"]
    all_played: Annotated[bool, "all-played", "Had every player already played a card when it was noticed?"]
    heels: Annotated[bool | None, "Had two for heels been pegged in this deal?"] = None
    turn_of: Annotated[Seat | None, "seat", "Whose deal was it, where three or four play?"] = None


def deal_out_of_turn(state: GameState, incident: DealOutOfTurn) -> Ruling:
    """A void deal scores nothing; a deal too far on gives the crib and the next deal by who dealt it."""
    wrong, name = incident.dealt_by, state.names[incident.dealt_by]
    if incident.all_played:
        after = state.names[(wrong + 1) % state.rules.seats]
        return ruling(
            f"{name} dealt out of turn, but all have played a card: this deal is played to its end, with "
            f"{name}'s crib.",
            CribTo(wrong),
            by="acc:IV.1b",
            then=f"{after} deals next.",
        )
    right = _right_dealer(state, incident)
    return ruling(
        f"{name} dealt out of turn: this deal is void and counts for nothing, heels included.",
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
        raise UnclearFact(f"It was {state.names[wrong]}'s deal then, and nothing is wrong: name another.")
    return right


@value
class CardExposedInDeal:
    """A card was seen while it was dealt."""

    exposed_by: Annotated[Seat | None, "seat", "Who exposed it, if it was not the dealer?"] = None
    decision: Annotated[str, DECISION] = ""


def card_exposed_in_deal(state: GameState, incident: CardExposedInDeal) -> Ruling:
    if incident.exposed_by not in (None, state.dealing):
        decided = incident.decision
        return ruling(
            "Only a card that the dealer shows makes a new deal: this one stands unless the judge decides.",
            *((Told(decided),) if decided else ()),
            by="acc:IV.3a acc:XII",
            choices=for_officials(state, decided),
        )
    return _new_deal(state, f"{state.names[state.dealing]} let a card be seen while dealing.", by="acc:IV.3a")


@value
class CardFaceUpInPack:
    """A card lay face up in the pack."""

    in_deal: Annotated[bool, "Was it found while the cards were being dealt?"]


def card_face_up_in_pack(state: GameState, incident: CardFaceUpInPack) -> Ruling:
    if not incident.in_deal:
        return ruling(
            "A card face up in the pack undoes a deal only while the cards go out: this deal stands.",
            by="acc:IV.3b",
        )
    return _new_deal(state, "A card lay face up in the pack during the deal.", by="acc:IV.3b")


def _new_deal(state: GameState, finding: str, *, by: str) -> Ruling:
    if state.deal.history:
        raise UnclearFact("Cards of this deal have been played: what was seen while it was dealt is past.")
    place = f"portfolio:errors.misdeal {by}" if is_portfolio(state) else by
    then = f"{state.names[state.dealing]} deals again."
    return ruling(finding, DealtAgain(state.dealing), by=place, then=then)


@value
class ImperfectPack:
    """A card is missing, torn or marked, so that it could matter."""

    lifted: Annotated[bool, "pone-lifted", "Had anybody lifted dealt cards when it was found?"]
    whole_pack: Annotated[bool, "Does the whole pack have to be replaced (no: only a card)?"] = True


def imperfect_pack(state: GameState, incident: ImperfectPack) -> Ruling:
    what = "the pack" if incident.whole_pack else "the faulty card"
    if incident.lifted:
        return ruling(
            "The pack is imperfect, but dealt cards have been lifted: this deal is played to its end.",
            Told(f"Replace {what} after this deal."),
            by="acc:IV.5a",
        )
    anew = (DealtAgain(state.dealing),) if incident.whole_pack else ()
    return ruling(
        "The pack is imperfect and no dealt card has been lifted: it is put right at once.",
        Told(f"Replace {what} now."),
        *anew,
        by="acc:IV.5a",
    )


@value
class TwoCardsAlike:
    """The same card came up twice in the play or the show."""

    pone_pegged: Annotated[int | None, "hand", "How many points had pone pegged for the hand?"] = None
    dealer_pegged: Annotated[
        int | None, "points", "How many points had the dealer pegged for heels, hand and crib?"
    ] = None


def two_cards_alike(state: GameState, incident: TwoCardsAlike) -> Ruling:
    """A table that knows what its deal has scored takes back just that, whatever is said.

    Once cards are dealt it is about them, and not about the deal before.
    """
    if state.phase is Phase.THROW:
        return _two_alike(state, incident)
    return on_last_deal(state, _two_alike(reopened(state), incident))


def _two_alike(state: GameState, incident: TwoCardsAlike) -> Ruling:
    told = not state.deal.hands
    shown = ((state.pone, incident.pone_pegged), (state.dealing, incident.dealer_pegged))
    corrections = tuple(Correction(seat, points) for seat, points in shown if points and told)
    several = told and state.rules.seats > 2
    others = (Told("Every other player takes back what the hand scored."),) if several else ()
    return ruling(
        "One card came up twice: whatever this deal scored goes back, and all its cards are dead.",
        PlayRetracted(heels=not (told and incident.dealer_pegged)),
        *corrections,
        *others,
        *(HandDead(seat) for seat in range(state.rules.seats)),
        CribDead(),
        Told("Take another pack."),
        DealtAgain(state.dealing),
        by="acc:IV.5b",
        then=f"{state.names[state.dealing]} deals again.",
    )


def on_last_deal(state: GameState, found: Ruling) -> Ruling:
    """The ruling on the deal that was counted last, where the table stands between two deals."""
    if last_deal(state) is None or not found.remedies:
        return found
    return replace(found, remedies=(DealReopened(), *found.remedies))


class PutRight(Enum):
    """How an error in dealing is mended once play is on."""

    DEAL_AGAIN = "deal-again"
    DRAW = "draw"


@value
class Misdeal:
    """An error in dealing, under a rule book that treats all of them alike."""

    play_started: Annotated[
        bool, "starter-turned", "Had play started (the starter been turned) when it was noticed?"
    ]
    put_right: Annotated[
        PutRight | None, "Once play is on: does the non-dealer want a new deal, or what is missing drawn?"
    ] = None
    short: Annotated[Seat | None, "seat", "Whose hand is to draw (nobody: the crib)?"] = None
    lacks: Annotated[int | None, "cards", "How many cards are missing there?"] = None
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def misdeal(state: GameState, incident: Misdeal) -> Ruling:
    if not is_portfolio(state):
        why = "These rules tell errors in dealing apart, so say which it was"
        started = incident.play_started
        instead = APART_LATE if started else APART
        raise RuledElsewhere(why, *instead, starter_turned="yes" if started else "no")
    if not incident.play_started:
        return early_misdeal(state)
    if incident.put_right is None:
        return late_misdeal(state, incident.claimant, *mending(state), choices=mending_choice(state))
    if incident.put_right is PutRight.DEAL_AGAIN:
        return late_misdeal(state, incident.claimant, DealtAgain(state.dealing))
    if incident.lacks is None:
        raise StillAsked("lacks", "Cards are drawn where some are missing: say how many")
    if not incident.lacks:
        raise UnclearFact("Cards are drawn where some are missing: say how many, or deal again.")
    return late_misdeal(state, incident.claimant, DrawnTo(incident.short, incident.lacks))


def early_misdeal(state: GameState) -> Ruling:
    """Before play is on, an error in dealing costs nothing but the deal."""
    return ruling(
        "The error in dealing was noticed before play began: the cards are dealt again.",
        DealtAgain(state.dealing),
        by="portfolio:errors.misdeal",
        then=f"{state.names[state.dealing]} deals again.",
    )


def mending(state: GameState) -> tuple[Remedy, ...]:
    return (Told(f"{state.names[state.pone]} says whether to deal again or to draw what is missing."),)


def mending_choice(state: GameState) -> tuple[Choice, ...]:
    """The non-dealer chooses how the error is mended."""
    ways = {"deal_again": "The cards are dealt again.", "draw": "What is missing is drawn."}
    return (choice("How is the deal put right?", state.names[state.pone], "put_right", **ways),)


def late_misdeal(
    state: GameState, claimant: Seat | None, *mended: Remedy, choices: tuple[Choice, ...] = ()
) -> Ruling:
    """Once play is on, the non-dealer has two points, and then the error is mended."""
    return ruling(
        "The error in dealing was noticed after play began.",
        PointsTo(receives(state, state.dealing, claimant), LATE_MISDEAL),
        *mended,
        by="portfolio:errors.late-misdeal",
        choices=choices,
    )


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
    kind("imperfect-pack", "a card is missing, torn or marked", "acc:IV.5a", ImperfectPack, imperfect_pack),
    kind("two-cards-alike", "the same card came up twice", "acc:IV.5b", TwoCardsAlike, two_cards_alike),
    kind("misdeal", "an error in dealing, under portfolio rules", "portfolio:errors", Misdeal, misdeal),
)
