"""Errors in dealing under portfolio rules, which treat all of them alike."""

from enum import Enum
from typing import Annotated, Protocol

from pegout.game import GameState, Seat
from pegout.judge.catalogue import kind
from pegout.judge.facts import RuledElsewhere, StillAsked, UnclearFact
from pegout.judge.ruling import Choice, Ruling, choice, ruling
from pegout.judge.seats import receives
from pegout.rules import book_of
from pegout.rules.remedies import DealtAgain, DrawnTo, PointsTo, Remedy, Told
from pegout.values import value

LATE_MISDEAL = 2
APART = ("wrong-deal", "wrong-number", "card-exposed-in-deal", "deal-out-of-turn")
APART_LATE = ("wrong-number", "deal-out-of-turn")
"""The errors in dealing that other rules have instead; once play is on, those that still matter."""


def is_portfolio(state: GameState) -> bool:
    """Whether the table's document has a rule of its own on every error in dealing."""
    return book_of(state.rules) == "portfolio"


class PutRight(Enum):
    """How an error in dealing is mended once play is on."""

    DEAL_AGAIN = "deal-again"
    DRAW = "draw"


PLAY_STARTED = "Had play started (was the starter turned) when it was noticed?"
Mended = Annotated[
    PutRight | None, "Once play has started: does the non-dealer want a new deal, or the missing cards drawn?"
]
ShortHand = Annotated[Seat | None, "seat", "Whose hand draws (name nobody for the crib)?"]
Lacking = Annotated[int | None, "cards", "How many cards are missing there?"]


@value
class Misdeal:
    """An error in dealing, under a rule book that treats all of them alike."""

    play_started: Annotated[bool, "starter-turned", PLAY_STARTED]
    put_right: Mended = None
    short: ShortHand = None
    lacks: Lacking = None
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


class ErrorInDealing(Protocol):
    """The facts that any error in dealing has under these rules, whatever it is called."""

    @property
    def play_started(self) -> bool | None: ...
    @property
    def put_right(self) -> PutRight | None: ...
    @property
    def short(self) -> Seat | None: ...
    @property
    def lacks(self) -> int | None: ...


def misdeal(state: GameState, incident: Misdeal) -> Ruling:
    if not is_portfolio(state):
        why = "These rules treat each dealing error differently, so say which it was"
        started = incident.play_started
        instead = APART_LATE if started else APART
        raise RuledElsewhere(why, *instead, starter_turned="yes" if started else "no")
    return error_in_dealing(state, incident, incident.claimant)


def error_in_dealing(state: GameState, incident: ErrorInDealing, claimant: Seat | None = None) -> Ruling:
    """The same for every error: in time a new deal, and later two points and what the non-dealer chooses."""
    if incident.play_started is None:
        raise StillAsked(
            "play_started", "What it costs depends on when it was noticed: say whether play had started"
        )
    if not incident.play_started:
        return early_misdeal(state)
    if incident.put_right is None:
        return late_misdeal(state, claimant, *mending(state), choices=mending_choice(state))
    if incident.put_right is PutRight.DEAL_AGAIN:
        return late_misdeal(state, claimant, DealtAgain(state.dealing))
    if incident.lacks is None:
        raise StillAsked("lacks", "Cards are drawn to replace missing ones: say how many")
    if not incident.lacks:
        raise UnclearFact("Cards are drawn to replace missing ones: say how many, or deal again.")
    return late_misdeal(state, claimant, DrawnTo(incident.short, incident.lacks))


def early_misdeal(state: GameState) -> Ruling:
    """Before play is on, an error in dealing costs nothing but the deal."""
    return ruling(
        "The error in dealing was noticed before play began: the cards are dealt again.",
        DealtAgain(state.dealing),
        by="portfolio:errors.misdeal",
        then=f"{state.names[state.dealing]} deals again.",
    )


def mending(state: GameState) -> tuple[Remedy, ...]:
    return (Told(f"{state.names[state.pone]} says whether to deal again or draw the missing cards."),)


def mending_choice(state: GameState) -> tuple[Choice, ...]:
    """The non-dealer chooses how the error is mended."""
    ways = {"deal_again": "The cards are dealt again.", "draw": "The missing cards are drawn."}
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


KINDS = (kind("misdeal", "an error in dealing, under portfolio rules", "portfolio:errors", Misdeal, misdeal),)
