"""Rule VIII, sections 5 and 7 to 9: pegs taken out, knocked out, mistaken for others, in a wrong track."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Pegs, Seat
from pegout.judge.authority import DECISION, for_officials, left_to_officials, named, number
from pegout.judge.catalogue import kind
from pegout.judge.facts import UnclearFact
from pegout.judge.prices import FREE, SILENT, Offence, fine, is_priced, place_of
from pegout.judge.ruling import Choice, Ruling, ruling
from pegout.judge.scores import known_pegs, own_points
from pegout.judge.seats import receives
from pegout.rules.remedies import Correction, PointsTo, RearPegAt, Remedy, ScoreLost, Told
from pegout.values import value


def _pegs(state: GameState, seat: Seat) -> Pegs:
    return known_pegs(state)[state.rules.side_of(seat)]


def _back(seat: Seat, holes: int) -> tuple[Remedy, ...]:
    return (Correction(seat, holes),) if holes else ()


class FourthStreet(Enum):
    """Which pegs went from the start back to the last street of a board that goes round."""

    NEITHER = "neither"
    ONE = "one"
    BOTH = "both"


@value
class FrontPegRemoved:
    """With a score to peg, a player took the front peg instead of the rear one."""

    player: Annotated[Seat, "seat", "Who took out the front peg?"]
    points: Annotated[int, "points", "How many points were to be pegged?"]
    released: Annotated[bool, "Was it pegged backward and released?"]
    fourth_street: Annotated[
        FourthStreet, "Has one peg, or have both, gone backward from First Street to Fourth?"
    ] = FourthStreet.NEITHER
    hole: Annotated[int | None, "hole", "If it was released: which hole is that peg in now?"] = None


def front_peg_removed(state: GameState, incident: FrontPegRemoved) -> Ruling:
    """The last score is lost, since its rear peg is the front one now; released, the new score as well."""
    player, pegs = incident.player, _pegs(state, incident.player)
    found = f"{named(state, player)} took out the front peg, which was in hole {pegs.front}"
    if not is_priced(state, Offence.PEGS_MISTAKEN):
        return _pegged_properly(state, player, incident.points, f"{found}.")
    if not incident.released:
        now = own_points(state, player, incident.points)
        kept = f"{found}, and noticed it with the peg still in hand: only the last score is lost."
        return ruling(kept, *_back(player, pegs.last_score), now, by="acc:VIII.5a2")
    lost = ScoreLost(player, incident.points)
    if incident.fourth_street is FourthStreet.BOTH:
        start = Told("Both pegs come off Fourth Street and start again from zero.")
        again = f"{found}, and both pegs ended up on Fourth Street."
        return ruling(again, start, *_back(player, pegs.front), lost, by="acc:VIII.5a1")
    both_lost = f"{found}, and let go of it: this score and the last are lost."
    if incident.fourth_street is FourthStreet.ONE:
        behind = Told("The peg on Fourth Street goes behind the one on First Street.")
        rear = RearPegAt(player, max(0, pegs.rear - 1))
        return ruling(both_lost, behind, *_back(player, pegs.last_score), rear, lost, by="acc:VIII.5a1")
    ahead, behind_it = _where_they_stay(pegs, incident)
    stay = (*_back(player, pegs.front - ahead), RearPegAt(player, behind_it))
    return ruling(both_lost, *stay, lost, by="acc:VIII.5a1")


def _where_they_stay(pegs: Pegs, incident: FrontPegRemoved) -> tuple[int, int]:
    """The hole of the peg in front now and that of the other; it is put back from the one left standing."""
    hole = max(0, pegs.rear - incident.points) if incident.hole is None else incident.hole
    if hole >= pegs.front or (hole == pegs.rear and hole):
        raise UnclearFact(f"Pegged backward, it is behind {pegs.front} and not in {hole}: look again.")
    return max(pegs.rear, hole), min(pegs.rear, hole)


def _pegged_properly(state: GameState, player: Seat, points: int, found: str) -> Ruling:
    """Where nothing is lost by it, the pegs go back and the score is pegged as it should have been."""
    pegs = _pegs(state, player)
    back = Told(f"{named(state, player)}'s pegs go back to {pegs.front} and {pegs.rear}.")
    return ruling(f"{found} {FREE}", back, own_points(state, player, points), by=SILENT)


@value
class BothPegsRemoved:
    """With a score to peg, a player took both pegs."""

    player: Annotated[Seat, "seat", "Who took out both pegs?"]
    points: Annotated[int, "points", "How many points were to be pegged?"]
    agreed: Annotated[bool, "Do the players agree where the front peg was?"] = True
    decision: Annotated[str, DECISION] = ""


def both_pegs_removed(state: GameState, incident: BothPegsRemoved) -> Ruling:
    hole = _pegs(state, incident.player).front
    where: Told = Told(f"The front peg goes back to hole {hole}, with the other peg behind it.")
    choices: tuple[Choice, ...] = ()
    if not incident.agreed:
        question = "where the front peg was; the other peg goes behind it"
        where = left_to_officials(state, question, incident.decision)
        choices = for_officials(state, incident.decision)
    found = f"{named(state, incident.player)} took out both pegs before pegging {number(incident.points)}."
    if not is_priced(state, Offence.PEGS_MISTAKEN):
        pegged = own_points(state, incident.player, incident.points)
        return ruling(f"{found} {FREE}", where, pegged, by=SILENT, choices=choices)
    lost = ScoreLost(incident.player, incident.points)
    return ruling(found, where, lost, by="acc:VIII.5b", choices=choices)


class Knocked(Enum):
    """Which pegs were knocked out."""

    ONE = "one"
    SEVERAL = "several"


@value
class PegsKnockedOut:
    """Pegs were knocked out of the board by accident."""

    player: Annotated[Seat, "seat", "Whose peg was it, or who knocked the pegs out?"]
    pegs: Annotated[Knocked, "Was it one peg, or several?"] = Knocked.ONE
    agreed: Annotated[bool, "Do the players agree where the pegs belong?"] = True
    decision: Annotated[str, DECISION] = ""


def pegs_knocked_out(state: GameState, incident: PegsKnockedOut) -> Ruling:
    """Nobody is penalised: the pegs return as known here or agreed, else officials decide."""
    if not incident.agreed:
        found = "Pegs were knocked out, and the players disagree about where they belong."
        order = left_to_officials(state, "where the pegs belong", incident.decision)
        return ruling(found, order, by="acc:VIII.7", choices=for_officials(state, incident.decision))
    if incident.pegs is Knocked.ONE:
        hole = _pegs(state, incident.player).front
        order = Told(f"{named(state, incident.player)}'s front peg goes back to hole {hole}.")
        return ruling("A peg was knocked out by accident.", order, by="acc:VIII.7")
    holes = ", ".join(
        f"{named(state, side)} {pegs.front} and {pegs.rear}" for side, pegs in enumerate(known_pegs(state))
    )
    order = Told(f"The pegs go back to their holes, front and rear: {holes}.")
    return ruling("Several pegs were knocked out by accident.", order, by="acc:VIII.7")


class Moved(Enum):
    """How an opponent's peg was moved."""

    FORWARD = "forward"
    BACKWARD = "backward"


@value
class PeggedWithOpponents:
    """A player marked points with an opponent's peg."""

    player: Annotated[Seat, "seat", "Who pegged?"]
    points: Annotated[int, "points", "How many points were marked?"]
    moved: Annotated[Moved, "Was the opponent's peg moved forward or backward?"]
    released: Annotated[bool, "Had the player let go of the peg?"]
    opponent: Annotated[Seat | None, "seat", "Whose peg was it?"] = None
    shown: Annotated[bool, "Does the score here already show the opponent's peg in its new place?"] = False


def pegged_with_opponents(state: GameState, incident: PeggedWithOpponents) -> Ruling:
    """Forward and released the points are the opponent's; otherwise the opponent has two."""
    player, points = incident.player, incident.points
    opponent = receives(state, player, incident.opponent, asked="opponent", owns_up=False)
    two, lost = PointsTo(opponent, 2), ScoreLost(player, points)
    found = f"{named(state, player)} marked {number(points)} with {named(state, opponent)}'s peg"
    if not is_priced(state, Offence.PEGS_MISTAKEN):
        return _moved_back(state, incident, opponent, f"{found}.")
    if not incident.released:
        noticed = f"{found}, but had not let go of it."
        return ruling(noticed, own_points(state, player, points), two, by="acc:VIII.8b acc:VIII.6a")
    moved = PointsTo(opponent, points)
    if incident.moved is Moved.FORWARD:
        given = () if incident.shown else (moved,)
        return ruling(f"{found}, who keeps the points.", lost, *given, by="acc:VIII.8a")
    returned = (moved,) if incident.shown else ()
    return ruling(f"{found}, backward.", *returned, two, lost, by="acc:VIII.8c acc:VIII.6a")


def _moved_back(state: GameState, incident: PeggedWithOpponents, opponent: Seat, found: str) -> Ruling:
    """The peg back to its hole, the points to whose they are; only moving the peg may have a price."""
    player, points = incident.player, incident.points
    back: Remedy = Told(f"{named(state, opponent)}'s peg goes back to its hole.")
    if incident.shown and incident.released:
        forward = incident.moved is Moved.FORWARD
        back = Correction(opponent, points) if forward else PointsTo(opponent, points)
    two = fine(state, Offence.PEG_MOVED, player, opponent)
    free = "" if two else f" {FREE}"
    by = place_of(state, Offence.PEG_MOVED, "acc:VIII.8")
    return ruling(f"{found}{free}", back, *two, own_points(state, player, points), by=by)


@value
class WrongTrack:
    """A score was marked in a wrong track."""

    player: Annotated[Seat, "seat", "Who pegged?"]
    right_number: Annotated[bool, "Was the number of points right?"] = True


def wrong_track(state: GameState, incident: WrongTrack) -> Ruling:
    found = f"{named(state, incident.player)} pegged in the wrong track."
    if not incident.right_number:
        found += " Judge the number separately, as too many or too few pegged."
    return ruling(found, Told("The peg is moved to its own track without penalty."), by="acc:VIII.9")


KINDS = (
    kind(
        "front-peg-removed",
        "a player took out the front peg instead of the rear one",
        "acc:VIII.5a",
        FrontPegRemoved,
        front_peg_removed,
    ),
    kind(
        "both-pegs-removed",
        "a player took out both pegs with a score to peg",
        "acc:VIII.5b",
        BothPegsRemoved,
        both_pegs_removed,
    ),
    kind("pegs-knocked-out", "pegs were knocked out", "acc:VIII.7", PegsKnockedOut, pegs_knocked_out),
    kind(
        "pegged-with-opponents",
        "a player marked points with an opponent's peg",
        "acc:VIII.8",
        PeggedWithOpponents,
        pegged_with_opponents,
    ),
    kind("wrong-track", "a score was marked in a wrong track", "acc:VIII.9", WrongTrack, wrong_track),
)
