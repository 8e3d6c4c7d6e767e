"""Rule VIII, sections 2 to 6: too few pegged, too many pegged, pegs touched without cause."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.authority import named, number, who_decides
from pegout.judge.catalogue import kind
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.judge.false_claim import GameClaimed, game_claimed
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.seats import receives
from pegout.rules import BEST_COUNT, LowCount, book_of
from pegout.rules.remedies import Correction, PointsTo, Remedy, Told
from pegout.values import value


class When(Enum):
    """Where in a deal a score was pegged."""

    PLAY = "play"
    HAND = "hand"
    CRIB = "crib"


@value
class PeggedTooFew:
    """A player pegged fewer points than were there."""

    player: Annotated[Seat, "seat", "Who pegged too few?"]
    short: Annotated[int, "points", "How many points too few?"]
    when: Annotated[When, "Was it in the play, for a hand or for the crib?"]
    released: Annotated[bool, "Had the fingers left the peg?"] = True
    entered: Annotated[bool | None, "Had both sides agreed on the score and was it on the board?"] = None


def pegged_too_few(state: GameState, incident: PeggedTooFew) -> Ruling:
    """It stands once the peg is released, except as the rule set says of hands and cribs."""
    who, short = named(state, incident.player), number(incident.short)
    right = PointsTo(incident.player, incident.short)
    if not incident.released:
        found = f"{who} still holds the peg and may peg {short} more."
        return ruling(found, right, by="acc:VIII.3")
    stands = f"{who} let go of the peg {short} short: it stands."
    if incident.when is When.PLAY:
        return ruling(stands, by="acc:VIII.3")
    return _low_count(state, incident, stands, right)


def refuse_more_than_a_hand(points: int) -> None:
    if points > BEST_COUNT:
        raise UnclearFact(f"No hand or crib counts more than {BEST_COUNT}, not {points}: count it again.")


def _low_count(state: GameState, incident: PeggedTooFew, stands: str, right: PointsTo) -> Ruling:
    who, cards = named(state, incident.player), incident.when.value
    refuse_more_than_a_hand(incident.short)
    match state.rules.low_count:
        case LowCount.CORRECTED if incident.entered is None:
            raise StillAsked(
                "entered", f"The {cards} may be corrected until the score is agreed: say if it was"
            )
        case LowCount.CORRECTED if not incident.entered:
            return ruling(f"The {cards} of {who} keeps its full value.", right, by="golden-age:5")
        case LowCount.CORRECTED:
            agreed = f"The score for the {cards} of {who} was agreed and entered: it stands."
            return ruling(agreed, by="golden-age:5")
        case LowCount.MARSHAL:
            order = Told(f"Ask {who_decides(state)} whether the {cards} is corrected.")
            return ruling(f"{who} pegged {number(incident.short)} too few.", order, by="lodge:muggins")
        case LowCount.UNLESS_MUGGINS if state.rules.muggins:
            return ruling(f"{stands} An opponent may call muggins.", by="acc:VIII.3 acc:X.3")
        case LowCount.UNLESS_MUGGINS | LowCount.STANDS:
            return ruling(stands, by="acc:VIII.3")


class Finder(Enum):
    """Who noticed that too many were pegged."""

    OPPONENT = "opponent"
    PLAYER_TOLD = "player-told"
    PLAYER_SILENT = "player-silent"


@value
class PeggedTooMany:
    """A player pegged more points than were there; the board shows them."""

    player: Annotated[Seat, "seat", "Who pegged too many?"]
    excess: Annotated[int, "points", "How many points too many?"]
    when: Annotated[When, "Was it in the play, for a hand or for the crib?"]
    finder: Annotated[
        Finder, "Did an opponent notice it, or the player, who told the opponent first or kept silent?"
    ]
    played_on: Annotated[bool, "In the play: had the opponent played a card or said go since?"] = False
    pone_pegged: Annotated[bool, "In the play: had pone's hand been pegged since?"] = False
    accepted: Annotated[bool, "In the show: had the score been accepted, in words or by going on?"] = False
    claimant: Annotated[Seat | None, "seat", "Which opponent objects?"] = None


def pegged_too_many(state: GameState, incident: PeggedTooMany) -> Ruling:
    """In time the peg goes back; the difference is the opponent's who noticed it."""
    who, over = named(state, incident.player), number(incident.excess)
    found = f"{who} pegged {over} too many"
    if late := _too_late(incident):
        return ruling(f"{found}, and it is too late to object: it stands.", by=late)
    if state.score_of(incident.player) >= state.rules.goal:
        true_score = state.score_of(incident.player) - incident.excess
        return game_claimed(state, GameClaimed(incident.player, true_score, claimant=incident.claimant))
    back = Correction(incident.player, incident.excess)
    match _finder(incident):
        case Finder.OPPONENT:
            receiver = receives(state, incident.player, incident.claimant)
            return ruling(f"{found}.", back, PointsTo(receiver, incident.excess), by="acc:VIII.4c1")
        case Finder.PLAYER_TOLD:
            return ruling(f"{found} and told the opponent.", back, by="acc:VIII.4c2")
        case Finder.PLAYER_SILENT:
            receiver = receives(state, incident.player, incident.claimant)
            silent = f"{found} and moved the peg back without a word."
            return ruling(silent, back, PointsTo(receiver, 2), by="acc:VIII.4c2 acc:VIII.6b")


def _finder(incident: PeggedTooMany) -> Finder:
    """A player who is named as the one who objects has told it."""
    told = incident.finder is Finder.OPPONENT and incident.claimant == incident.player
    return Finder.PLAYER_TOLD if told else incident.finder


def _too_late(incident: PeggedTooMany) -> str:
    """The article that closed the window, or nothing."""
    if incident.when is When.PLAY:
        return "acc:VIII.4d" if incident.played_on or incident.pone_pegged else ""
    return "acc:VIII.4e" if incident.accepted else ""


@value
class TouchedOpponentsPeg:
    """A player touched or moved a peg of an opponent."""

    offender: Annotated[Seat, "seat", "Who touched the peg?"]
    moved: Annotated[bool, "Was the peg moved?"] = False
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None


def touched_opponents_peg(state: GameState, incident: TouchedOpponentsPeg) -> Ruling:
    did = "moved" if incident.moved else "touched"
    by = "club:penalties.pegs" if incident.moved and book_of(state.rules) == "club" else "acc:VIII.6a"
    found = f"{named(state, incident.offender)} {did} a peg of an opponent."
    remedies: tuple[Remedy, ...] = (PointsTo(receives(state, incident.offender, incident.claimant), 2),)
    if incident.moved:
        remedies = (Told("The peg goes back to its hole."), *remedies)
    return ruling(found, *remedies, by=by)


class Excuse(Enum):
    """Why a player may touch an own peg with nothing to score."""

    NONE = "none"
    TIGHTENING_ALLOWED = "tightening-allowed"
    CORRECTION_TOLD = "correction-told"


@value
class TouchedOwnPeg:
    """A player touched a peg of the own side."""

    offender: Annotated[Seat, "seat", "Who touched the peg?"]
    score_to_peg: Annotated[bool, "Was there a score to peg?"]
    excuse: Annotated[
        Excuse,
        "Had the opponent allowed tightening it, or been told that too many pegged would be corrected?",
    ] = Excuse.NONE
    counted_zero: Annotated[bool, "Was it for a hand or crib worth nothing?"] = False
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None


def touched_own_peg(state: GameState, incident: TouchedOwnPeg) -> Ruling:
    who = named(state, incident.offender)
    if incident.score_to_peg:
        return ruling(f"{who} had a score to peg.", by="acc:VIII.6b")
    if incident.excuse is not Excuse.NONE:
        return ruling(f"{who} had spoken to the opponent before touching the peg.", by="acc:VIII.6b")
    two = PointsTo(receives(state, incident.offender, incident.claimant), 2)
    by = "acc:VIII.2 acc:VIII.6b" if incident.counted_zero else "acc:VIII.6b"
    return ruling(f"{who} touched a peg with nothing to score.", two, by=by)


KINDS = (
    kind("pegged-too-few", "too few points were pegged", "acc:VIII.3", PeggedTooFew, pegged_too_few),
    kind("pegged-too-many", "too many points were pegged", "acc:VIII.4c", PeggedTooMany, pegged_too_many),
    kind(
        "touched-opponents-peg",
        "a player touched or moved an opponent's peg",
        "acc:VIII.6a",
        TouchedOpponentsPeg,
        touched_opponents_peg,
    ),
    kind(
        "touched-own-peg",
        "a player touched an own peg with nothing to score",
        "acc:VIII.6b",
        TouchedOwnPeg,
        touched_own_peg,
    ),
)
