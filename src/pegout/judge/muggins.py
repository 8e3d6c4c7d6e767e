"""Rule X: muggins, the taking of points that another player failed to peg."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.authority import named, number
from pegout.judge.catalogue import kind
from pegout.judge.pegging import refuse_more_than_a_hand
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.seats import receives
from pegout.rules import book_of
from pegout.rules.remedies import PointsTo, ScoreLost
from pegout.values import value


class Missed(Enum):
    """Which points were missed."""

    PLAY = "play"
    HAND = "hand"
    CRIB = "crib"
    PENALTY = "penalty"
    MUGGINS = "muggins"
    HEELS = "heels"
    PEGGED_BACKWARD = "pegged-backward"
    FORFEITED = "forfeited"


_NEVER = {
    Missed.PENALTY: ("a penalty", "acc:X.2a"),
    Missed.MUGGINS: ("muggins itself", "acc:X.2b"),
    Missed.HEELS: ("heels", "acc:X.2c"),
    Missed.PEGGED_BACKWARD: ("points lost by pegging backward", "acc:X.2d"),
    Missed.FORFEITED: ("a forfeited score", "acc:X.2e"),
}

_BY_BOOK = {
    "golden-age": "golden-age:5",
    "club": "club:optional-rules.muggins",
    "portfolio": "portfolio:muggins",
    "lodge": "lodge:muggins",
    "classic": "classic:muggins",
}


@value
class MugginsCalled:
    """Somebody called muggins for points that a player did not peg."""

    player: Annotated[Seat, "seat", "Who failed to peg?"]
    missed: Annotated[Missed, "Which points were not pegged?"]
    claimed: Annotated[int, "points", "How many points does the caller claim?"]
    true: Annotated[int, "points", "How many points were really missed?"]
    finished: Annotated[
        bool, "Had the player finished pegging, lost the score by playing on, or said there is nothing?"
    ]
    pegged_since: Annotated[
        bool, "In the play: had that player pegged another score, or pone's hand been pegged, since?"
    ] = False
    mixed: Annotated[bool, "In the show: had those cards been mixed with others?"] = False
    dealer_announced: Annotated[
        bool, "Pone's hand: had the dealer announced the total of the dealer's hand?"
    ] = False
    said_zero: Annotated[bool, "In the show: had the player said that the cards are worth nothing?"] = False
    claimant: Annotated[Seat | None, "seat", "Who called muggins?"] = None


def muggins_called(state: GameState, incident: MugginsCalled) -> Ruling:
    """The number claimed or the true one, whichever is less, if muggins is played and the window open."""
    home = _BY_BOOK.get(book_of(state.rules), "acc:X.1")
    if not state.rules.muggins:
        return ruling("Muggins is not played here.", by=home)
    if incident.missed in _NEVER:
        what, place = _NEVER[incident.missed]
        return ruling(f"Muggins cannot be called for {what}.", by=place)
    if closed := _closed(state, incident):
        why, place = closed
        return ruling(why, by=place)
    if incident.missed is not Missed.PLAY:
        refuse_more_than_a_hand(incident.true)
    return _taken(state, incident, home)


def _taken(state: GameState, incident: MugginsCalled, home: str) -> Ruling:
    caller = receives(state, incident.player, incident.claimant, owns_up=False)
    who, points = named(state, incident.player), min(incident.claimed, incident.true)
    by = "acc:X.3 acc:X.4a" if home == "acc:X.1" else f"{home} acc:X.4a"
    if incident.said_zero and incident.missed is not Missed.PLAY:
        by += " acc:X.4d"
    if not points:
        return ruling(_nothing_missed(who, incident), by=by)
    claimed = f"{incident.claimed} {'was' if incident.claimed == 1 else 'were'} claimed"
    found = f"{who} missed {number(incident.true)}, and {claimed}."
    return ruling(found, ScoreLost(incident.player, incident.true), PointsTo(caller, points), by=by)


def _nothing_missed(who: str, incident: MugginsCalled) -> str:
    """The same words where cards were counted too high: nobody is told that by calling muggins."""
    if incident.true or incident.missed is Missed.PLAY:
        return f"{who} missed no points that were claimed."
    return f"{who}'s {incident.missed.value} holds no more than was counted: nothing was missed."


def _closed(state: GameState, incident: MugginsCalled) -> tuple[str, str] | None:
    """Why the call comes too early or too late, and by which article; None inside the window."""
    in_play = incident.missed is Missed.PLAY
    finished = incident.finished or (incident.said_zero and not in_play)
    of_pone = incident.missed is Missed.HAND and incident.player != state.dealing
    shown_by = "acc:X.4c1" if of_pone else "acc:X.4c2"
    if not finished:
        return "The player was not done yet and may still peg.", "acc:X.4b1" if in_play else shown_by
    if in_play:
        late = "That player, or pone for the hand, has pegged since: the call is too late."
        return (late, "acc:X.4b2") if incident.pegged_since else None
    if incident.mixed:
        return "The cards have been mixed away: the call is too late.", shown_by
    if of_pone and incident.dealer_announced:
        return "The dealer has announced the next total: the call is too late.", shown_by
    return None


KINDS = (
    kind(
        "muggins",
        "muggins was called for points that were not pegged",
        "acc:X",
        MugginsCalled,
        muggins_called,
    ),
)
