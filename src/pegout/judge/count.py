"""Rule IX: counting hands and the crib."""

from enum import Enum
from typing import Annotated

from pegout.game import GameState, Seat
from pegout.game.state import PLAY
from pegout.judge.authority import DECISION, for_officials, left_to_officials, named, number
from pegout.judge.catalogue import kind
from pegout.judge.facts import UnclearFact
from pegout.judge.false_claim import GameClaimed, game_claimed
from pegout.judge.penalties import JudgeRefused, judge_refused
from pegout.judge.prices import FREE, SILENT, Offence, fine, is_priced, place_of, told
from pegout.judge.ruling import Choice, Ruling, ruling
from pegout.judge.scores import has_won
from pegout.rules import CRIB_SIZE, book_of
from pegout.rules.remedies import Correction, CribDead, DrawnTo, HandDead, Remedy, Told
from pegout.values import value


@value
class CountedTooEarly:
    """Somebody, mostly the dealer, counted and pegged before the turn."""

    pegged: Annotated[int, "hand", "How many points were pegged?"]
    player: Annotated[Seat | None, "seat", "Who counted too early (the dealer, if you name nobody)?"] = None
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def counted_too_early(state: GameState, incident: CountedTooEarly) -> Ruling:
    """Taken back and counted again in turn; it costs nothing, unless a club's game was claimed by it."""
    player = state.dealing if incident.player is None else incident.player
    if player == state.pone:
        raise UnclearFact(f"{named(state, player)} counts first anyway: name another player.")
    if state.phase is PLAY and state.deal.turn is not None:
        raise UnclearFact(
            "The cards are still being played, so nobody has counted yet: name another incident."
        )
    back = (Correction(player, incident.pegged),) if incident.pegged else ()
    order = Told(f"{named(state, state.pone)} counts first; {named(state, player)} counts again in turn.")
    found = ruling(f"{named(state, player)} counted out of turn.", *back, order, by="acc:IX.2c")
    if incident.pegged and book_of(state.rules) == "club" and has_won(state, player):
        return _claimed_too_soon(state, player, incident, found)
    return found


def _claimed_too_soon(state: GameState, player: Seat, incident: CountedTooEarly, found: Ruling) -> Ruling:
    """What is scored before its time and wins is a false claim (club:penalties.false-claim)."""
    hole = state.score_of(player)
    claim = GameClaimed(player, hole - incident.pegged, hole=hole, claimant=incident.claimant)
    false = game_claimed(state, claim)
    orders = (*false.remedies, *(order for order in found.remedies if isinstance(order, Told)))
    return Ruling(found.findings + false.findings, orders, false.citations + found.citations)


class Place(Enum):
    """Where the starter was put."""

    HAND = "hand"
    CRIB = "crib"
    PACK = "pack"


@value
class StarterMisplaced:
    """The starter was put into a hand, the crib or the pack."""

    offender: Annotated[Seat, "seat", "Who put the starter there?"]
    place: Annotated[Place, "Was it put in a hand, the crib or the pack?"]
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None


def starter_misplaced(state: GameState, incident: StarterMisplaced) -> Ruling:
    by = place_of(state, Offence.STARTER_MISPLACED, "acc:IX.3a")
    found = f"{named(state, incident.offender)} put the starter in the {incident.place.value}."
    two = fine(state, Offence.STARTER_MISPLACED, incident.offender, incident.claimant)
    apart = Told("The starter is taken out and set apart again.")
    return ruling(told(state, Offence.STARTER_MISPLACED, found), apart, *two, by=by)


class Mixed(Enum):
    """Which cards were mixed with others."""

    HAND = "hand"
    CRIB = "crib"
    HAND_AND_CRIB = "hand-and-crib"


@value
class CardsMixed:
    """A hand or the crib was mixed with other cards too early."""

    offender: Annotated[Seat, "seat", "Who mixed the cards?"]
    mixed: Annotated[Mixed, "Was it the player's own hand, the crib, or both?"]
    confirmed: Annotated[bool, "Had it already been counted, pegged and accepted?"]
    pegged: Annotated[int, "points", "How many points had been pegged for it?"] = 0
    found: Annotated[int, "cards", "crib-known", "How many cards of the crib could be recovered?"] = CRIB_SIZE
    agreed: Annotated[bool, "Do the players agree which cards were in the crib?"] = True
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None
    decision: Annotated[str, DECISION] = ""


def cards_mixed(state: GameState, incident: CardsMixed) -> Ruling:
    """The own hand is lost; the crib is lost to a dealer who mixed it, and rebuilt for one who did not."""
    who, what = named(state, incident.offender), incident.mixed.value.replace("-", " ")
    if incident.confirmed:
        return ruling(f"The {what} was accepted before {who} mixed the cards.", by="acc:IX.4a")
    if not is_priced(state, Offence.CARDS_MIXED):
        return _found_again(
            state, incident, f"{who} mixed the {what} with other cards before it was accepted."
        )
    places, remedies, choices = ["acc:IX.4a"], list[Remedy](), tuple[Choice, ...]()
    by_dealer = incident.offender == state.dealing
    # Points already pegged for a crib that somebody else mixed away stay with the dealer.
    if incident.pegged and (by_dealer or incident.mixed is not Mixed.CRIB):
        remedies.append(Correction(incident.offender, incident.pegged))
    if incident.mixed is not Mixed.CRIB:
        remedies.append(HandDead(incident.offender))
    if incident.mixed is not Mixed.HAND:
        places = [*places[: incident.mixed is not Mixed.CRIB], "acc:IX.4b" if by_dealer else "acc:IX.4c"]
        remedies += [CribDead()] if by_dealer else _crib_rebuilt(state, incident)
        if not by_dealer and not incident.agreed:
            choices = for_officials(state, incident.decision)
        if not by_dealer and incident.found < CRIB_SIZE:
            places.append("acc:IX.4c2")
    found = f"{who} mixed the {what} with other cards before it was accepted."
    return ruling(found, *remedies, by=" ".join(places), choices=choices)


def _crib_rebuilt(state: GameState, incident: CardsMixed) -> list[Remedy]:
    """Two points, and the dealer's crib again: what is found of it, filled up from the rest of the pack."""
    remedies: list[Remedy] = [*fine(state, Offence.CARDS_MIXED, incident.offender, incident.claimant)]
    if not incident.agreed:
        question = "which cards were in the crib, by counting the hands again"
        remedies.append(left_to_officials(state, question, incident.decision))
    remedies.append(Told(f"{named(state, state.dealing)} takes the crib back out and pegs its value."))
    if missing := max(CRIB_SIZE - incident.found, 0):
        remedies.append(
            Told(
                f"The rest of the pack is shuffled and {number(missing, 'card')} cut from it "
                f"to fill the crib."
            )
        )
        remedies.append(DrawnTo(None, missing))
    return remedies


def _found_again(state: GameState, incident: CardsMixed, found: str) -> Ruling:
    """Where nothing is lost by it, the cards are taken out again and counted."""
    remedies: list[Remedy] = []
    if incident.mixed is not Mixed.CRIB:
        remedies.append(Told(f"{named(state, incident.offender)} takes the hand back out and counts it."))
    if incident.mixed is not Mixed.HAND:
        remedies += _crib_rebuilt(state, incident)
    asked = incident.mixed is not Mixed.HAND and not incident.agreed
    choices = for_officials(state, incident.decision) if asked else ()
    return ruling(f"{found} {FREE}", *remedies, by=SILENT, choices=choices)


class Help(Enum):
    """What helped a player to count."""

    CHART = "chart"
    PROGRAM = "program"
    PERSON = "person"


@value
class HelpedCounting:
    """A player was helped in counting."""

    player: Annotated[Seat, "seat", "Who was helped?"]
    help: Annotated[Help, "Was it a chart, a program or a person?"]
    told_before: Annotated[bool, "Had a judge already told this player that no help is allowed?"] = False


def helped_counting(state: GameState, incident: HelpedCounting) -> Ruling:
    """No points are set on it; a player who goes on after a judge's word refuses to follow the judge."""
    by = "golden-age:9" if book_of(state.rules) == "golden-age" else "acc:IX.5"
    who = named(state, incident.player)
    found = f"{who} had help with counting from a {incident.help.value}."
    if state.rules.help_in_counting:
        return ruling(f"{found} These rules do not forbid it.", by=SILENT)
    order = Told(f"The help stops; {who} counts alone.")
    first = ruling(found, order, by=by)
    if not incident.told_before:
        return first
    then = judge_refused(state, JudgeRefused(incident.player))
    return Ruling(first.findings + then.findings, then.remedies, first.citations + then.citations)


KINDS = (
    kind(
        "counted-too-early",
        "the dealer counted before pone did",
        "acc:IX.2c",
        CountedTooEarly,
        counted_too_early,
    ),
    kind(
        "starter-misplaced",
        "the starter was put into a hand, the crib or the pack",
        "acc:IX.3a",
        StarterMisplaced,
        starter_misplaced,
    ),
    kind(
        "cards-mixed",
        "a hand or the crib was mixed with other cards too early",
        "acc:IX.4",
        CardsMixed,
        cards_mixed,
    ),
    kind("helped-counting", "a player was helped in counting", "acc:IX.5", HelpedCounting, helped_counting),
)
