"""Rule VII, section 4: the count was announced wrongly."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.authority import named
from pegout.judge.catalogue import kind
from pegout.judge.pegged_points import Finder, PeggedTooMany, When, pegged_too_many
from pegout.judge.play import too_far
from pegout.judge.prices import SILENT, Offence, beside
from pegout.judge.ruling import Ruling, ruling
from pegout.rules import WrongCount
from pegout.rules.remedies import Correction, CountIs, Remedy
from pegout.values import value


class Noticed(Enum):
    """Who put the count in question, and whether the other had played a card or said go by then."""

    BY_PLAYER = "by-player"
    CHALLENGED = "challenged"
    TOO_LATE = "too-late"


@value
class WrongCountSaid:
    """A player announced a count that the cards do not make."""

    player: Annotated[Seat, "seat", "Who announced the count?"]
    announced: Annotated[int, "Which count was announced?"]
    true: Annotated[int, "laid", "Which count is right?"]
    noticed: Annotated[
        Noticed,
        "Did the player correct it, or the opponent challenge it, before the next card or go, or was it too "
        "late?",
    ]
    pegged: Annotated[int, "points", "How many points were pegged that the right count would not give?"] = 0
    claimant: Annotated[Seat | None, "seat", "Who is challenging it?"] = None


def wrong_count_said(state: GameState, incident: WrongCountSaid) -> Ruling:
    who = named(state, incident.player)
    if incident.announced == incident.true:
        return ruling(f"{who} announced the right count, {incident.true}.", by="acc:VII.4")
    found = f"{who} announced {incident.announced} when the count was {incident.true}."
    match state.rules.wrong_count:
        case WrongCount.NONE:
            return ruling(f"{found} These rules have no remedy for it.", by=SILENT)
        case WrongCount.FREE:
            remedies = (_put_right(state, incident), *_back(incident))
            return ruling(
                f"{found} It is put right without penalty.", *remedies, by="portfolio:errors.counting"
            )
        case WrongCount.CORRECTED:
            return _corrected(state, incident, found)


def _corrected(state: GameState, incident: WrongCountSaid, found: str) -> Ruling:
    """In time the count is put right; what was pegged on it is pegged too many (acc:VIII.4)."""
    if incident.noticed is Noticed.TOO_LATE:
        stands = f"{found} Nobody objected in time: it stands for this series, with the points pegged on it."
        return ruling(stands, CountIs(incident.announced), by="acc:VII.4a")
    own = incident.noticed is Noticed.BY_PLAYER or incident.claimant == incident.player
    by = beside(state, Offence.OVERPEGGED, "acc:VII.4a" if own else "acc:VII.4b")
    if incident.true > state.rules.limit:
        by = f"{by} acc:VII.1e"
    count = ruling(found, _put_right(state, incident), by=by)
    if not incident.pegged:
        return count
    finder = Finder.PLAYER_TOLD if own else Finder.OPPONENT
    claimant = incident.claimant
    over = PeggedTooMany(incident.player, incident.pegged, When.PLAY, finder, claimant=claimant)
    then = pegged_too_many(state, over)
    places = tuple(dict.fromkeys(count.citations + then.citations))
    return Ruling(count.findings + then.findings, count.remedies + then.remedies, places)


def _put_right(state: GameState, incident: WrongCountSaid) -> Remedy:
    """The count as it is; a card that takes it too far is not played (acc:VII.1e)."""
    return too_far(state, incident.player) if incident.true > state.rules.limit else CountIs(incident.true)


def _back(incident: WrongCountSaid) -> tuple[Remedy, ...]:
    return (Correction(incident.player, incident.pegged),) if incident.pegged else ()


KINDS = (
    kind(
        "wrong-count",
        "the count of the play was announced wrongly",
        "acc:VII.4",
        WrongCountSaid,
        wrong_count_said,
    ),
)
