"""Rule VII, section 3: a card that could have been played was not."""

from enum import Enum
from typing import Annotated

from pegout.cards import Card
from pegout.game import GameState, Seat
from pegout.judge.authority import named, number
from pegout.judge.catalogue import kind
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.judge.prices import SILENT
from pegout.judge.ruling import Choice, Ruling, choice, ruling
from pegout.judge.seats import receives
from pegout.rules import Renege
from pegout.rules.remedies import CardsReturned, Correction, Fate, HeldBack, PointsTo, Remedy, Told
from pegout.values import value


class PutRight(Enum):
    """When the player corrected the go, if at all."""

    NO = "no"
    AT_ONCE = "at-once"
    AFTER_A_PEG = "after-a-peg"


class Decision(Enum):
    """What the other player wants with the cards held back."""

    OPEN = "open"
    DEAD = "dead"
    PLAYED = "played"


@value
class CardHeldBack:
    """A renege: a player said go, or did not play on, with cards that fitted."""

    offender: Annotated[Seat, "seat", "Who did not play?"]
    cards: Annotated[tuple[Card, ...], "Which cards could have been played, taken one by one?"]
    in_time: Annotated[bool, "Was it claimed before the claimant's next card or hand count?"]
    put_right: Annotated[
        PutRight,
        "Did the player correct it before the opponent played or announced a hand, immediately or after "
        "either had pegged a point?",
    ] = PutRight.NO
    decision: Annotated[Decision, "Does the opponent want those cards dead or played?"] = Decision.OPEN
    played_since: Annotated[int, "cards", "How many cards have been played since?"] = 0
    offender_pegged: Annotated[int, "points", "How many points has that player pegged for cards since?"] = 0
    claimant_pegged: Annotated[int, "points", "How many points has the claimant pegged for cards since?"] = 0
    go_pegged_by: Annotated[Seat | None, "seat", "Who pegged a point for the go?"] = None
    claimant: Annotated[Seat | None, "seat", "Who claims it?"] = None
    after_go: Annotated[
        bool | None, "Had the opponent already said go, so that this player had to play on alone?"
    ] = None


def card_held_back(state: GameState, incident: CardHeldBack) -> Ruling:
    """Ruled as the rule set's renege says; put right or claimed too late, nothing follows."""
    if not incident.cards:
        raise UnclearFact("Without a playable card there is no renege: name the cards.")
    _refuse_seen_elsewhere(state, incident)
    rule, who = state.rules.renege, named(state, incident.offender)
    held = f"{who} held back {number(len(incident.cards), 'card')} that could be played"
    if rule is Renege.NONE:
        return ruling(f"{held}. These rules have no remedy for it.", by=RENEGE_BY[rule])
    if _corrected(rule, incident):
        return ruling(f"{held}, and put it right in time.", by=RENEGE_BY[rule])
    if not incident.in_time:
        return ruling(f"{held}. It was claimed too late and stands.", by=RENEGE_BY[rule])
    if rule is Renege.PUT_RIGHT or (rule is Renege.BARRED and incident.after_go is False):
        return _put_right(state, incident, held)
    receiver = receives(state, incident.offender, incident.claimant)
    remedies = _remedies(rule, state, incident, receiver)
    choices = _left_open(rule, incident, named(state, receiver))
    return ruling(f"{held}.", *remedies, by=RENEGE_BY[rule], choices=choices)


def _refuse_seen_elsewhere(state: GameState, incident: CardHeldBack) -> None:
    """What lies open in another place of the table was nobody's to hold back."""
    who, piles = named(state, incident.offender), enumerate(state.deal.played)
    places = {
        card: f"{state.names[seat]} played"
        for seat, pile in piles
        if seat != incident.offender
        for card in pile
    }
    if state.deal.starter is not None:
        places[state.deal.starter] = "The starter is"
    for card in incident.cards:
        if card in places:
            raise UnclearFact(f"{places[card]} {card.pretty}: name the cards that {who} could have played.")


def renege_reported(state: GameState, incident: CardHeldBack) -> Ruling:
    """As people report it: portfolio prices only what was held back after the other's go."""
    if state.rules.renege is Renege.BARRED and incident.after_go is None:
        why = "Only cards held back after the opponent's go cost points here: say whether there was one"
        raise StillAsked("after_go", why)
    return card_held_back(state, incident)


def _put_right(state: GameState, incident: CardHeldBack, held: str) -> Ruling:
    """Nothing is paid for it: play goes on from where the card was held back."""
    others = state.rules.opponents(incident.offender)
    claimant = others[0] if incident.claimant is None else incident.claimant
    played = HeldBack(incident.offender, incident.cards, Fate.PLAYED)
    found = f"{held}. It is put right without penalty: anybody who can play must."
    return ruling(found, *_undone(incident, claimant), played, by=SILENT)


RENEGE_BY = {
    Renege.RETRACT: "acc:VII.3",
    Renege.CLAIMANT: "club:the-play.renege",
    Renege.BARRED: "portfolio:errors.renege",
    Renege.PUT_RIGHT: SILENT,
    Renege.NONE: SILENT,
}
"""The article behind each way of dealing with it."""


def _corrected(rule: Renege, incident: CardHeldBack) -> bool:
    """Only the club lets a go be corrected after a point was pegged for it."""
    in_time = {PutRight.AT_ONCE, PutRight.AFTER_A_PEG} if rule is Renege.CLAIMANT else {PutRight.AT_ONCE}
    return incident.put_right in in_time


def _remedies(rule: Renege, state: GameState, incident: CardHeldBack, receiver: Seat) -> tuple[Remedy, ...]:
    dead = HeldBack(incident.offender, incident.cards, Fate.DEAD)
    played = HeldBack(incident.offender, incident.cards, Fate.PLAYED)
    points = PointsTo(receiver, 2 * len(incident.cards))
    match rule:
        case Renege.RETRACT:
            choice: dict[Decision, Remedy] = {
                Decision.DEAD: dead,
                Decision.PLAYED: played,
                Decision.OPEN: Told(
                    f"{named(state, receiver)} says whether the cards held back are dead or played."
                ),
            }
            return (*_undone(incident, receiver), points, choice[incident.decision])
        case Renege.CLAIMANT:
            # Play goes on from the renege, and who can play must.
            return (*_undone(incident, receiver), points, played)
        case Renege.BARRED:
            return (dead, PointsTo(receiver, 2))
        case Renege.PUT_RIGHT | Renege.NONE:
            return ()


def _left_open(rule: Renege, incident: CardHeldBack, whose: str) -> tuple[Choice, ...]:
    """The other player decides what becomes of the cards (acc:VII.3); other rules leave no choice."""
    if rule is not Renege.RETRACT or incident.decision is not Decision.OPEN:
        return ()
    question = "Are the cards held back dead or played?"
    return (choice(question, whose, "decision", dead="They are dead.", played="They are played."),)


def _undone(incident: CardHeldBack, claimant: Seat) -> tuple[Remedy, ...]:
    """The newest first: the cards played since, the points they made, then the point for the go."""
    undone: list[Remedy] = []
    if incident.played_since:
        undone.append(CardsReturned(incident.played_since))
    for seat, points in ((incident.offender, incident.offender_pegged), (claimant, incident.claimant_pegged)):
        if points:
            undone.append(Correction(seat, points))
    if incident.go_pegged_by is not None:
        undone.append(Correction(incident.go_pegged_by, 1))
    return tuple(undone)


KINDS = (
    kind(
        "renege",
        "a card that could have been played was held back",
        "acc:VII.3",
        CardHeldBack,
        renege_reported,
    ),
)
