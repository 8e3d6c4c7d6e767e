"""Rule VI: the starter."""

from typing import Annotated

from pegout.cards import JACK, PACK
from pegout.game import GameState, Officiating, Phase, Seat
from pegout.judge.catalogue import kind
from pegout.judge.peeking import peek
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.seats import receives
from pegout.rules import book_of
from pegout.rules.remedies import (
    CardsShown,
    CutAgain,
    Packet,
    PointsTo,
    ScoreLost,
    StarterCutAgain,
    StarterPick,
    Told,
)
from pegout.values import value

MISPLACED = 2
HEELS = 2
_TURNED = (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


@value
class StarterPacketLookedAt:
    """In cutting for the starter, the pone looked at what lay under the upper packet."""

    claimant: Annotated[Seat | None, "seat", "Who takes the points, if it is not the dealer?"] = None


def starter_packet_looked_at(state: GameState, incident: StarterPacketLookedAt) -> Ruling:
    """The points are the dealer's, also when pone owns up."""
    dealer, claimant = state.dealing, incident.claimant
    return peek(
        state,
        "Pone looked at the bottom of the upper packet in cutting for the starter.",
        state.pone,
        dealer if claimant is None or claimant == state.pone else claimant,
        CardsShown(dealer, Packet.UPPER),
        by="acc:VI.1b",
    )


@value
class StarterInDealersHand:
    """The dealer put the starter into the hand."""

    seen: Annotated[bool, "Had pone seen the starter?"]
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


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
        StarterPick(state.dealing, state.pone),
        by=f"{own}acc:VI.1c",
    )


@value
class CutCardFaceUp:
    """The card cut for the starter lay face up."""


def cut_card_face_up(state: GameState, _: CutCardFaceUp) -> Ruling:
    left = len(PACK) - state.rules.seats * state.rules.dealt - state.rules.dealt_to_crib
    return ruling(
        "The card cut for the starter lay face up.",
        Told(f"Turn it over and shuffle the {left} cards of the pack."),
        StarterCutAgain() if starter_stands_open(state) else CutAgain(shuffled=True),
        by="acc:VI.1d",
    )


def starter_stands_open(state: GameState) -> bool:
    """Whether the table has turned the starter, and nobody has played to it."""
    return state.phase is Phase.PLAY and not any(state.deal.played)


@value
class SeveralStartersShown:
    """In turning the starter, the dealer let several cards be seen."""

    others: Annotated[int, "cards", "How many cards were seen besides the starter?"] = 1


def several_starters_shown(state: GameState, incident: SeveralStartersShown) -> Ruling:
    return ruling(
        "Several cards were seen when the starter was turned: the top one is the starter.",
        CardsShown(state.pone, Packet.LOWER, incident.others),
        by="acc:VI.2a acc:VI.2b",
    )


@value
class HeelsNotPegged:
    """A jack was turned and the dealer did not peg it."""

    dealer_played: Annotated[bool, "dealer-played", "Had the dealer already played a card?"]


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


def heels_are_pegged(state: GameState) -> str | None:
    """The program pegs them at the turn, and players with their own number."""
    starter, tally = state.deal.starter, state.deal.tally
    if starter is None or starter.rank is not JACK or state.phase not in _TURNED:
        return None
    pegged = state.officiating is Officiating.PROGRAM
    if tally is not None:
        pegged = not tally.heels[state.dealing] and not tally.heels_lost[state.dealing]
    return "Heels are pegged already, so there is nothing to rule on." if pegged else None


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
        heels_are_pegged,
    ),
)
