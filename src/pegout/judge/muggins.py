"""Rule X: muggins, the taking of points that another player failed to peg."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.authority import named, number
from pegout.judge.catalogue import kind
from pegout.judge.facts import StillAsked
from pegout.judge.pegged_points import refuse_more_than_a_hand
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


class Score(Enum):
    """The scores of the play that a call can be for, each pegged by itself (acc:VII.2a)."""

    PAIR = "pair"
    THREE = "three"
    FOUR = "four"
    RUN = "run"
    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty-one"
    GO = "go"
    LAST_CARD = "last-card"
    NOT_NAMED = "not-named"


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
    missed: Annotated[
        Missed,
        "Which points were not pegged (forfeited means only those lost with both pegs, or by not pegging "
        "out)?",
    ]
    claimed: Annotated[int, "points", "How many points is the caller claiming?"]
    true: Annotated[int, "points", "How many points of that score were really missed?"]
    finished: Annotated[
        bool,
        "Had the player finished pegging that score, forfeited it by playing, saying go or announcing "
        "pone's hand, or said there was nothing?",
    ]
    pegged_since: Annotated[
        bool, "In the play: has that player pegged a later score since, or has pone's hand been pegged?"
    ] = False
    mixed: Annotated[
        bool, "In the show: had those cards been mixed with others (saying they are accepted is not enough)?"
    ] = False
    dealer_announced: Annotated[
        bool, "Pone's hand: had the dealer announced the total of the dealer's own hand?"
    ] = False
    said_zero: Annotated[bool, "In the show: had the player said that the cards were worth nothing?"] = False
    claimant: Annotated[Seat | None, "seat", "Who called muggins?"] = None
    score: Annotated[Score | None, "In the play: which score was named in the call?"] = None


def muggins_called(state: GameState, incident: MugginsCalled) -> Ruling:
    """The number claimed or the true one, whichever is less, if muggins is played and the window open."""
    home = _BY_BOOK.get(book_of(state.rules), "acc:X.1")
    if not state.rules.muggins:
        return ruling("Muggins is not played here.", by=home)
    if incident.missed in _NEVER and not _takes_heels(state, incident):
        what, place = _NEVER[incident.missed]
        own = f"{home} " if incident.missed is Missed.HEELS and home != "acc:X.1" else ""
        return ruling(f"Muggins cannot be called for {what}.", by=f"{own}{place}")
    if closed := _closed(state, incident):
        why, place = closed
        return ruling(why, by=place)
    if incident.score is Score.NOT_NAMED and incident.missed is Missed.PLAY:
        unnamed = "In the play a call must name the score it is for: the caller may name it now."
        return ruling(unnamed, by="acc:X.4a")
    if not _in_play(incident):
        crib = incident.missed is Missed.CRIB
        refuse_more_than_a_hand(state, incident.player, incident.true, crib=crib)
    return _taken(state, incident, home)


def muggins_reported(state: GameState, incident: MugginsCalled) -> Ruling:
    """As people report it: which score was named is asked where points of the play were called."""
    if state.rules.muggins and incident.missed is Missed.PLAY and incident.score is None:
        raise StillAsked("score", "In the play a call must name its score: say which")
    return muggins_called(state, incident)


def _takes_heels(state: GameState, incident: MugginsCalled) -> bool:
    return incident.missed is Missed.HEELS and state.rules.muggins_heels


def _in_play(incident: MugginsCalled) -> bool:
    """Heels have the time of points of the play."""
    return incident.missed in (Missed.PLAY, Missed.HEELS)


def _taken(state: GameState, incident: MugginsCalled, home: str) -> Ruling:
    caller = receives(state, incident.player, incident.claimant, owns_up=False)
    who, points = named(state, incident.player), min(incident.claimed, incident.true)
    by = "acc:X.3 acc:X.4a" if home == "acc:X.1" else f"{home} acc:X.4a"
    if incident.said_zero and not _in_play(incident):
        by += " acc:X.4d"
    if not points:
        return ruling(_nothing_missed(who, incident), by=by)
    claimed = f"{incident.claimed} {'was' if incident.claimed == 1 else 'were'} claimed"
    found = f"{who} missed {number(incident.true)}, and {claimed}."
    return ruling(found, ScoreLost(incident.player, incident.true), PointsTo(caller, points), by=by)


def _nothing_missed(who: str, incident: MugginsCalled) -> str:
    """The same words where cards were counted too high: nobody is told that by calling muggins."""
    if incident.true or _in_play(incident):
        return f"{who} missed none of the points claimed."
    return f"{who}'s {incident.missed.value} is worth no more than was counted: nothing was missed."


def _closed(state: GameState, incident: MugginsCalled) -> tuple[str, str] | None:
    """Why the call comes too early or too late, and by which article; None inside the window."""
    in_play = _in_play(incident)
    finished = incident.finished or (incident.said_zero and not in_play)
    of_pone = incident.missed is Missed.HAND and incident.player != state.dealing
    shown_by = "acc:X.4c1" if of_pone else "acc:X.4c2"
    if not finished:
        early = "The player was not finished and may still peg: the call is too early."
        return early, "acc:X.4b1" if in_play else shown_by
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
        muggins_reported,
    ),
)
