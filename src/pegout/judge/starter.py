"""Rule VI: the starter."""

from typing import Annotated

from pegout.cards import JACK, PACK, Card
from pegout.game import GameState, Officiating, Phase, Seat
from pegout.judge.catalogue import kind
from pegout.judge.facts import StillAsked, UnclearFact
from pegout.judge.peek import peek
from pegout.judge.prices import SILENT, Offence, beside, fine, place_of, told
from pegout.judge.ruling import Choice, Ruling, ruling
from pegout.rules import Errors, PegBy
from pegout.rules.remedies import (
    CardsShown,
    CutAgain,
    Packet,
    PointsTo,
    Remedy,
    ScoreLost,
    StarterCutAgain,
    StarterPick,
    Told,
)
from pegout.values import value

HEELS = 2
_TURNED = (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


@value
class StarterPacketLookedAt:
    """In cutting for the starter, the pone looked at what lay under the upper packet."""

    claimant: Annotated[Seat | None, "seat", "Who takes the points, if not the dealer?"] = None


def starter_packet_looked_at(state: GameState, incident: StarterPacketLookedAt) -> Ruling:
    """The points are the dealer's, also when pone owns up."""
    dealer, claimant = state.dealing, incident.claimant
    return peek(
        state,
        f"{state.names[state.pone]} looked at the bottom of the upper packet when cutting the starter.",
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
    picked: Annotated[tuple[Card, ...], "Which of the two cards drawn does pone pick as the starter?"] = ()


def starter_in_dealers_hand(state: GameState, incident: StarterInDealersHand) -> Ruling:
    """A starter that was seen is known and comes back; one that was not is chosen by the pone.

    That choice is the tournament's own: elsewhere the starter comes back as from any wrong place.
    """
    pone, dealer = state.names[state.pone], state.names[state.dealing]
    penalty = fine(state, Offence.STARTER_MISPLACED, state.dealing, incident.claimant)
    if incident.seen:
        return ruling(
            f"{dealer} put a starter that {pone} had seen in the dealer's hand.",
            *penalty,
            Told("Put the starter back on the pack."),
            by=beside(state, Offence.STARTER_MISPLACED, "acc:IX.3a"),
        )
    unseen = f"{dealer} put the starter in the dealer's hand before {pone} had seen it."
    if state.rules.errors not in (Errors.ACC, Errors.MARSHAL):
        back = Told("The starter is taken out and set apart again.")
        by = place_of(state, Offence.STARTER_MISPLACED, "")
        return ruling(told(state, Offence.STARTER_MISPLACED, unseen), *penalty, back, by=by)
    return ruling(
        unseen,
        *penalty,
        *_pick(state, incident),
        by=beside(state, Offence.STARTER_MISPLACED, "acc:VI.1c"),
        choices=_starter_picked(state, incident),
    )


def _starter_picked(state: GameState, incident: StarterInDealersHand) -> tuple[Choice, ...]:
    """Pone has drawn two cards and says which is the starter: to the game, where one is played here."""
    if state.deal.hands or incident.picked:
        return ()
    return (Choice("Which of the two cards drawn is the starter?", state.names[state.pone], "picked"),)


def _pick(state: GameState, incident: StarterInDealersHand) -> tuple[Remedy, ...]:
    drawn = StarterPick(state.dealing, state.pone)
    if state.deal.hands or not incident.picked:
        return (drawn,)
    if len(incident.picked) > 1:
        raise UnclearFact("Only one card is the starter: name the one pone picks.")
    return drawn, Told(f"The starter is {incident.picked[0].pretty}.")


@value
class CutCardFaceUp:
    """The card cut for the starter lay face up."""


def cut_card_face_up(state: GameState, _: CutCardFaceUp) -> Ruling:
    left = len(PACK) - state.rules.seats * state.rules.dealt - state.rules.dealt_to_crib
    return ruling(
        "The card cut for the starter lay face up.",
        Told(f"Turn it over and shuffle the {left} cards left in the pack."),
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
    hands_counted: Annotated[bool | None, "hands-counted", "Had the hands begun to be counted?"] = None


def heels_not_pegged(state: GameState, incident: HeelsNotPegged) -> Ruling:
    """The dealer has them in time; later they are lost, or muggins where that takes heels."""
    starter = state.deal.starter
    if starter is not None and starter.rank is not JACK:
        return ruling("The starter is not a jack: there are no heels to peg.", by="acc:VI.3a")
    dealer = state.names[state.dealing]
    if state.rules.peg_by is PegBy.HAND_COUNT:
        return _heels_until_the_count(state, incident)
    if not incident.dealer_played:
        return ruling(
            f"{dealer} has not played a card since the jack was turned: two for heels can be pegged now.",
            PointsTo(state.dealing, HEELS),
            by="acc:VI.3a",
        )
    return _heels_lost(state, f"{dealer} played a card before pegging heels", by="acc:VI.3c")


def _heels_until_the_count(state: GameState, incident: HeelsNotPegged) -> Ruling:
    """Where no document sets a deadline, they are pegged like points of the play."""
    if incident.hands_counted:
        return _heels_lost(state, "The hands were counted before heels were pegged", by=SILENT)
    found = "The hands have not been counted yet: two for heels can be pegged now."
    return ruling(found, PointsTo(state.dealing, HEELS), by=SILENT)


def heels_reported(state: GameState, incident: HeelsNotPegged) -> Ruling:
    """As people report it: whether the hands were counted is asked where it matters."""
    open_ended = state.rules.peg_by is PegBy.HAND_COUNT and incident.dealer_played
    if open_ended and incident.hands_counted is None:
        raise StillAsked(
            "hands_counted", "Heels may be pegged until the hands are counted: say whether they were"
        )
    return heels_not_pegged(state, incident)


def _heels_lost(state: GameState, found: str, by: str) -> Ruling:
    if state.rules.muggins and state.rules.muggins_heels:
        others, by = "an opponent may call muggins for them", f"{by} pegout:heels"
    else:
        others, by = "nobody else may claim them", f"{by} acc:X.2c" if by != SILENT else by
    return ruling(f"{found}: they are lost, and {others}.", ScoreLost(state.dealing, HEELS), by=by)


def heels_are_pegged(state: GameState) -> str | None:
    """The program pegs them at the turn, and players with their own number."""
    starter = state.deal.starter
    if starter is None or starter.rank is not JACK or state.phase not in _TURNED:
        return None
    pegged = state.officiating is Officiating.PROGRAM or bool(state.deal.heels)
    return "Heels are already pegged, so there is nothing to rule on." if pegged else None


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
        heels_reported,
        heels_are_pegged,
    ),
)
