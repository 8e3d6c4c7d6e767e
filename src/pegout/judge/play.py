"""Rule VII, sections 1 and 2: cards let go of, cards laid together, points pegged too late."""

from enum import Enum
from typing import Annotated

from pegout.cards import Card
from pegout.game import GameState, Seat
from pegout.judge.authority import named, number
from pegout.judge.catalogue import kind
from pegout.judge.facts import RuledElsewhere, UnclearFact
from pegout.judge.pegged_points import Finder, PeggedTooMany, When, pegged_too_many
from pegout.judge.prices import SILENT
from pegout.judge.ruling import Choice, Option, Ruling, ruling
from pegout.judge.scores import own_points
from pegout.rules import PegBy
from pegout.rules.remedies import ScoreLost, Told
from pegout.values import value


@value
class CardReleased:
    """A player wants a card back that lies on the table."""

    player: Annotated[Seat, "seat", "Who played the card?"]
    count: Annotated[int, "laid", "What does this card bring the count to?"]
    released: Annotated[bool, "Had the player let go of the card?"] = True


def card_released(state: GameState, incident: CardReleased) -> Ruling:
    who, limit = named(state, incident.player), state.rules.limit
    if incident.count > limit:
        back = too_far(state, incident.player)
        return ruling(f"The card takes the count to {incident.count}, past {limit}.", back, by="acc:VII.1e")
    if not incident.released:
        return ruling(f"The card never left {who}'s fingers: it is not yet played.", by="acc:VII.1e")
    return ruling(f"{who} let go of a card that fits: it is played and stands.", by="acc:VII.1e")


def too_far(state: GameState, player: Seat) -> Told:
    """What becomes of a card that takes the count too far."""
    return Told(f"{named(state, player)} takes the card back and plays one that fits, or says go.")


@value
class CardsTogether:
    """Two or more cards were laid at once."""

    player: Annotated[Seat, "seat", "Who played them?"]
    cards: Annotated[tuple[Card, ...], "Which cards were played together?"]
    before: Annotated[int, "count", "What was the count before them?"]
    announced: Annotated[int, "Which count was announced with them (0 if none)?"] = 0
    picked: Annotated[tuple[Card, ...], "Which of them does that player choose?"] = ()


def cards_together(state: GameState, incident: CardsTogether) -> Ruling:
    """One card at most is played: the one that was announced, or else the player's pick of those that fit."""
    if len(incident.cards) == 1:
        laid = {"player": str(incident.player), "count": str(incident.before + incident.cards[0].pips)}
        raise RuledElsewhere("Only one card was played", "card-released", **laid)
    who, limit = named(state, incident.player), state.rules.limit
    allowed = [card for card in incident.cards if incident.before + card.pips <= limit]
    meant = [card for card in allowed if incident.before + card.pips == incident.announced]
    if not allowed:
        order = Told(f"{who} takes all of them back and plays one that fits, or says go.")
        return ruling(f"None of the cards stays within {limit}.", order, by="acc:VII.1f acc:VII.1e")
    fitting = meant or allowed
    if len(fitting) == 1:
        found = f"Of the cards played together only {fitting[0].pretty} {_fits(bool(meant))}."
        order = Told(f"{fitting[0].pretty} is played; {who} takes the others back.")
        return ruling(found, order, by="acc:VII.1f")
    told = "More than one" if meant else "None"
    found = f"{told} of the cards played together fits an announced count."
    return _picked(found, fitting, incident, who)


def _picked(found: str, fitting: list[Card], incident: CardsTogether, who: str) -> Ruling:
    """The player picks any one of the cards that fit."""
    if not incident.picked:
        order = Told(f"{who} plays one of {_listed(fitting)} and takes the others back.")
        options = tuple(Option(f"{one.pretty} is played.", "picked", str(one)) for one in fitting)
        left = Choice("Which of the cards is played?", who, "picked", options)
        return ruling(found, order, by="acc:VII.1f", choices=(left,))
    if incident.picked not in [(card,) for card in fitting]:
        raise UnclearFact(f"Only one of {_listed(fitting)} can be played: name the one {who} chooses.")
    order = Told(f"{incident.picked[0].pretty} is played; {who} takes the others back.")
    return ruling(found, order, by="acc:VII.1f")


def _fits(announced: bool) -> str:
    return "fits the count announced" if announced else "can be played"


def _listed(cards: list[Card]) -> str:
    return ", ".join(card.pretty for card in cards[:-1]) + f" or {cards[-1].pretty}"


class Since(Enum):
    """What happened between the score and the moment it was to be pegged."""

    NOTHING = "nothing"
    OWN_CARD_OR_GO = "own-card-or-go"
    MUGGINS = "muggins"
    PONE_ANNOUNCED = "pone-announced"


NOT_PLAYED = "Muggins is not played here, so calling it settles nothing:"
_TOO_LATE = {
    Since.OWN_CARD_OR_GO: "after playing on",
    Since.MUGGINS: "after muggins was rightly called",
    Since.PONE_ANNOUNCED: "after pone's hand was announced",
}


@value
class PeggedLate:
    """Points of the play were not pegged at once."""

    player: Annotated[Seat, "seat", "Whose points were they?"]
    points: Annotated[int, "points", "How many points were there?"]
    since: Annotated[Since, "What has happened since they were earned?"]
    alone: Annotated[
        bool, "Was this player playing on alone, with the others out of cards or having said go?"
    ] = False
    pegged: Annotated[bool, "Have they been pegged since?"] = False
    in_time: Annotated[
        bool, "If so, was it noticed before the opponent's next card, or before pone's hand was pegged?"
    ] = True
    claimant: Annotated[Seat | None, "seat", "Who is objecting?"] = None


def pegged_late(state: GameState, incident: PeggedLate) -> Ruling:
    """Too late, the points are lost; pegged all the same, they are so many pegged too many."""
    who, points = named(state, incident.player), incident.points
    by = "acc:VII.2b" if state.rules.peg_by is PegBy.NEXT_CARD else SILENT
    if not _is_late(state, incident):
        if incident.pegged:
            return ruling(f"{who} pegged {number(points)} in time: it stands.", by=by)
        due = own_points(state, incident.player, points)
        why = f"{NOT_PLAYED} " if incident.since is Since.MUGGINS else ""
        return ruling(f"{why}{who} may still peg {number(points)}.", due, by=by)
    found = f"{who}'s {number(points)} came {_TOO_LATE[incident.since]} and can no longer be pegged."
    if not incident.pegged:
        return ruling(found + _muggins(state, incident), ScoreLost(incident.player, points), by=by)
    late = not incident.in_time
    over = PeggedTooMany(
        incident.player, points, When.PLAY, Finder.OPPONENT, played_on=late, claimant=incident.claimant
    )
    then = pegged_too_many(state, over)
    lost = ruling(found, by=by)
    places = tuple(dict.fromkeys(lost.citations + then.citations))
    return Ruling(lost.findings + then.findings, then.remedies, places)


def _muggins(state: GameState, incident: PeggedLate) -> str:
    """What is forfeited so is just what muggins takes, unless it has."""
    called = incident.since is Since.MUGGINS
    return " An opponent may call muggins." if state.rules.muggins and not called else ""


def _is_late(state: GameState, incident: PeggedLate) -> bool:
    """Playing on forfeits points only where the rules say so, and a call of muggins where it is played."""
    if incident.since is Since.OWN_CARD_OR_GO:
        return not incident.alone and state.rules.peg_by is PegBy.NEXT_CARD
    if incident.since is Since.MUGGINS:
        return state.rules.muggins
    return incident.since is not Since.NOTHING


KINDS = (
    kind(
        "card-released",
        "a player wants a card back that was laid",
        "acc:VII.1e",
        CardReleased,
        card_released,
    ),
    kind(
        "cards-together",
        "two or more cards were laid together",
        "acc:VII.1f",
        CardsTogether,
        cards_together,
    ),
    kind("pegged-late", "points of the play were not pegged at once", "acc:VII.2b", PeggedLate, pegged_late),
)
