"""Rule VIII, sections 2 to 6: too few pegged, too many pegged, pegs touched without cause."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.game.hands import whole_hand
from pegout.game.state import Phase
from pegout.judge.authority import named, number, who_decides
from pegout.judge.catalogue import kind
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.judge.false_claim import GameClaimed, game_claimed
from pegout.judge.prices import CLUB, Offence, fine, place_of, told
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.scores import stands_in_game_hole
from pegout.rules import BEST_COUNT, CRIB_SIZE, Errors, LowCount
from pegout.rules.remedies import Correction, PointsTo, Told
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
    short: Annotated[int, "points", "How many points short?"]
    when: Annotated[When, "Was it in the play, for a hand or for the crib?"]
    released: Annotated[bool, "Had the player let go of the peg?"] = True
    entered: Annotated[bool | None, "Had both sides agreed on the score, and was it on the board?"] = None
    named: Annotated[
        int | None, "points", "If it can still be corrected: how many more points does the player name?"
    ] = None


def pegged_too_few(state: GameState, incident: PeggedTooFew) -> Ruling:
    """It stands once the peg is released, except as the rule set says of hands and cribs."""
    who, short = named(state, incident.player), number(incident.short)
    right = PointsTo(incident.player, incident.short)
    if not incident.released:
        found = f"{who} still holds the peg and may peg {short} more."
        return ruling(found, right, by="acc:VIII.3")
    stands = f"{who} let go of the peg {short} short: it stands."
    if incident.when is When.PLAY:
        return _stands(state, stands)
    return _low_count(state, incident, stands)


def _stands(state: GameState, stands: str) -> Ruling:
    if state.rules.muggins:
        return ruling(f"{stands} An opponent may call muggins.", by="acc:VIII.3 acc:X.3")
    return ruling(stands, by="acc:VIII.3")


def refuse_more_than_a_hand(state: GameState, player: Seat, points: int, *, crib: bool) -> None:
    """A hand or crib that a ruling has made long can count more, where the deal is known."""
    if points > BEST_COUNT and not _is_long(state, player, crib=crib):
        raise UnclearFact(f"No hand or crib counts more than {BEST_COUNT}, not {points}: count it again.")


def _is_long(state: GameState, player: Seat, *, crib: bool) -> bool:
    deal = state.deal
    if state.phase not in (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW):
        return False
    if crib:
        return len(deal.crib) > CRIB_SIZE
    return len(whole_hand(deal, player)) > state.rules.hand_size


def _low_count(state: GameState, incident: PeggedTooFew, stands: str) -> Ruling:
    who, cards = named(state, incident.player), incident.when.value
    refuse_more_than_a_hand(state, incident.player, incident.short, crib=incident.when is When.CRIB)
    match state.rules.low_count:
        case LowCount.CORRECTED if incident.entered is None:
            raise StillAsked(
                "entered", f"The {cards} may be corrected until the score is agreed: say whether it was"
            )
        case LowCount.CORRECTED if not incident.entered:
            more = incident.short if incident.named is None else incident.named
            found = f"{who} names {number(more)} more for the {cards}: it is pegged as named."
            return ruling(found, PointsTo(incident.player, more), by="golden-age:5")
        case LowCount.CORRECTED:
            agreed = f"{who}'s score for the {cards} was agreed and entered: it stands."
            return ruling(agreed, by="golden-age:5")
        case LowCount.MARSHAL:
            order = Told(f"Ask {who_decides(state)} whether the {cards} is corrected.")
            return ruling(f"{who} pegged {number(incident.short)} too few.", order, by="lodge:muggins")
        case LowCount.UNLESS_MUGGINS | LowCount.STANDS:
            return _stands(state, stands)


def too_few_reported(state: GameState, incident: PeggedTooFew) -> Ruling:
    """As people report it: where a count may be corrected, the player's own number is asked for."""
    shown = incident.released and incident.when is not When.PLAY
    open_count = state.rules.low_count is LowCount.CORRECTED and incident.entered is False
    if shown and open_count and incident.named is None:
        raise StillAsked("named", "The player pegs what the player names: say how many more")
    return pegged_too_few(state, incident)


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
        Finder,
        "Did an opponent notice it, or did the player, and then tell the opponent first or keep silent?",
    ]
    played_on: Annotated[
        bool, "In the play: has the objector played another card since (a go does not count)?"
    ] = False
    pone_pegged: Annotated[
        bool, "In the play, if the objector had no cards left: has pone's hand been pegged since?"
    ] = False
    accepted: Annotated[bool, "In the show: had the score been accepted, in words or by continuing?"] = False
    claimant: Annotated[Seat | None, "seat", "Which opponent is objecting?"] = None


def pegged_too_many(state: GameState, incident: PeggedTooMany) -> Ruling:
    """In time the peg goes back; the difference is the opponent's who noticed it, where it has that price."""
    who, over = named(state, incident.player), number(incident.excess)
    if not incident.excess:
        return ruling(f"{who} did not peg too many.", by="acc:VIII.4c")
    found = f"{who} pegged {over} too many"
    if late := _too_late(incident):
        return ruling(f"{found}, and it is too late to object: it stands.", by=late)
    if stands_in_game_hole(state, incident.player):
        true_score = state.score_of(incident.player) - incident.excess
        return game_claimed(state, GameClaimed(incident.player, true_score, claimant=incident.claimant))
    back = Correction(incident.player, incident.excess)
    offender, claimant = incident.player, incident.claimant
    match _finder(incident):
        case Finder.OPPONENT:
            points = fine(state, Offence.OVERPEGGED, offender, claimant, incident.excess)
            by = place_of(state, Offence.OVERPEGGED, "acc:VIII.4c1")
            return ruling(told(state, Offence.OVERPEGGED, f"{found}."), back, *points, by=by)
        case Finder.PLAYER_TOLD:
            by = place_of(state, Offence.OVERPEGGED, "acc:VIII.4c2")
            return ruling(f"{found} and told the opponent.", back, by=by)
        case Finder.PLAYER_SILENT:
            two = fine(state, Offence.OWN_PEG_TOUCHED, offender, claimant)
            silent = told(state, Offence.OWN_PEG_TOUCHED, f"{found} and moved the peg back without a word.")
            by = place_of(state, Offence.OWN_PEG_TOUCHED, "acc:VIII.4c2 acc:VIII.6b")
            return ruling(silent, back, *two, by=by)


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
    """A player touched or moved an opponent's peg."""

    offender: Annotated[Seat, "seat", "Who touched the peg?"]
    moved: Annotated[bool, "Was the peg moved?"] = False
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None


def touched_opponents_peg(state: GameState, incident: TouchedOpponentsPeg) -> Ruling:
    """The club's rules price a peg that was moved, and not a touch."""
    offence = Offence.PEG_MOVED if incident.moved else Offence.PEG_TOUCHED
    found = f"{named(state, incident.offender)} {'moved' if incident.moved else 'touched'} an opponent's peg."
    back = (Told("The peg goes back to its hole."),) if incident.moved else ()
    two = fine(state, offence, incident.offender, incident.claimant)
    by = place_of(state, offence, "acc:VIII.6a")
    if state.rules.errors is Errors.CLUB:
        by = CLUB[Offence.PEG_MOVED]
    return ruling(told(state, offence, found), *back, *two, by=by)


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
        "Had the opponent allowed it to be tightened, or been told that an overpeg would be corrected?",
    ] = Excuse.NONE
    counted_zero: Annotated[bool, "Was it for a hand or crib worth nothing?"] = False
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None


def touched_own_peg(state: GameState, incident: TouchedOwnPeg) -> Ruling:
    who = named(state, incident.offender)
    if incident.score_to_peg:
        return ruling(f"{who} had a score to peg.", by="acc:VIII.6b")
    if incident.excuse is not Excuse.NONE:
        return ruling(f"{who} had spoken to the opponent before touching the peg.", by="acc:VIII.6b")
    found = told(state, Offence.OWN_PEG_TOUCHED, f"{who} touched a peg with nothing to score.")
    two = fine(state, Offence.OWN_PEG_TOUCHED, incident.offender, incident.claimant)
    by = "acc:VIII.2 acc:VIII.6b" if incident.counted_zero else "acc:VIII.6b"
    return ruling(found, *two, by=place_of(state, Offence.OWN_PEG_TOUCHED, by))


KINDS = (
    kind("pegged-too-few", "too few points were pegged", "acc:VIII.3", PeggedTooFew, too_few_reported),
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
