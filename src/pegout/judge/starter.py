"""Rule VI: the starter."""

from typing import Annotated

from pegout.cards import JACK, PACK, Card
from pegout.game import GameState, Seat
from pegout.judge.catalogue import kind
from pegout.judge.facts import UnclearFact
from pegout.judge.peeking import peek
from pegout.judge.ruling import Choice, Ruling, ruling
from pegout.judge.seats import receives
from pegout.rules import book_of
from pegout.rules.remedies import CutAgain, PointsTo, ScoreLost, Told
from pegout.values import value

MISPLACED = 2
HEELS = 2


@value
class StarterPacketLookedAt:
    """In cutting for the starter, the pone looked at what lay under the upper packet."""

    claimant: Annotated[Seat | None, "seat", "Who takes the points, if it is not the dealer?"] = None


def starter_packet_looked_at(state: GameState, incident: StarterPacketLookedAt) -> Ruling:
    dealer = state.dealing
    return peek(
        state,
        "Pone looked at the bottom of the upper packet in cutting for the starter.",
        state.pone,
        dealer if incident.claimant is None else incident.claimant,
        Told(f"Show that card to {state.names[dealer]}."),
        by="acc:VI.1b",
    )


@value
class StarterInDealersHand:
    """The dealer put the starter into the hand."""

    seen: Annotated[bool, "Had pone seen the starter?"]
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None
    picked: Annotated[tuple[Card, ...], "Which of the two cards drawn does pone pick as the starter?"] = ()


def starter_in_dealers_hand(state: GameState, incident: StarterInDealersHand) -> Ruling:
    """A starter that was seen is known and comes back; one that was not is chosen by the pone."""
    own = "club:penalties.starter " if book_of(state.rules) == "club" else ""
    penalty = PointsTo(receives(state, state.dealing, incident.claimant), MISPLACED)
    if incident.seen:
        return ruling(
            "The dealer put a starter that pone had seen into the hand.",
            penalty,
            Told("Put the starter back on the pack."),
            by=f"{own}acc:IX.3a",
        )
    return ruling(
        "The dealer put the starter into the hand before pone had seen it.",
        penalty,
        Told(_pick(state, incident.picked)),
        by=f"{own}acc:VI.1c",
        choices=_starter_picked(state, incident),
    )


def _starter_picked(state: GameState, incident: StarterInDealersHand) -> tuple[Choice, ...]:
    """Pone has drawn two cards and says which is the starter."""
    question = "Which of the two cards drawn is the starter?"
    return () if incident.picked else (Choice(question, state.names[state.pone], "picked"),)


def _pick(state: GameState, picked: tuple[Card, ...]) -> str:
    if len(picked) > 1:
        raise UnclearFact("One card is the starter: name the one that pone picks.")
    drawn = f"{state.names[state.pone]} draws two cards unseen from the dealer's hand and, having looked, "
    return f"{drawn}picks {picked[0].pretty if picked else 'the starter'}; the other one goes back."


@value
class CutCardFaceUp:
    """The card cut for the starter lay face up."""


def cut_card_face_up(state: GameState, _: CutCardFaceUp) -> Ruling:
    left = len(PACK) - state.rules.seats * state.rules.dealt - state.rules.dealt_to_crib
    return ruling(
        "The card cut for the starter lay face up.",
        Told(f"Turn it over and shuffle the {left} cards of the pack."),
        CutAgain(shuffled=True),
        by="acc:VI.1d",
    )


@value
class SeveralStartersShown:
    """In turning the starter, the dealer let several cards be seen."""


def several_starters_shown(state: GameState, _: SeveralStartersShown) -> Ruling:
    return ruling(
        "Several cards were seen when the starter was turned: the top one is the starter.",
        Told(f"{state.names[state.pone]} may see the other cards before they go back into the pack."),
        by="acc:VI.2a acc:VI.2b",
    )


@value
class HeelsNotPegged:
    """A jack was turned and the dealer did not peg it."""

    dealer_played: Annotated[bool, "Had the dealer already played a card?"]


def heels_not_pegged(state: GameState, incident: HeelsNotPegged) -> Ruling:
    """Heels are never muggins: the dealer has them or nobody does."""
    starter = state.deal.starter
    if starter is not None and starter.rank is not JACK:
        return ruling("The starter is not a jack: there are no heels to peg.", by="acc:VI.3a")
    if not incident.dealer_played:
        return ruling(
            "The dealer has not played a card since the jack was turned: two for heels are pegged now.",
            PointsTo(state.dealing, HEELS),
            by="acc:VI.3a",
        )
    return ruling(
        "The dealer played a card before pegging heels: they are lost, and nobody else may claim them.",
        ScoreLost(state.dealing, HEELS),
        by="acc:VI.3c acc:X.2c",
    )


KINDS = (
    kind(
        "starter-packet-looked-at",
        "pone looked at the upper packet in cutting for the starter",
        "acc:VI.1b",
        StarterPacketLookedAt,
        starter_packet_looked_at,
    ),
    kind(
        "starter-in-dealers-hand",
        "the dealer put the starter into the hand",
        "acc:VI.1c",
        StarterInDealersHand,
        starter_in_dealers_hand,
    ),
    kind(
        "cut-card-face-up",
        "the card cut for the starter lay face up",
        "acc:VI.1d",
        CutCardFaceUp,
        cut_card_face_up,
    ),
    kind(
        "several-starters-shown",
        "several cards were seen when the starter was turned",
        "acc:VI.2",
        SeveralStartersShown,
        several_starters_shown,
    ),
    kind(
        "heels-not-pegged",
        "a jack was turned and heels were not pegged",
        "acc:VI.3c",
        HeelsNotPegged,
        heels_not_pegged,
    ),
)
