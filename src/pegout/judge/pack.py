"""Rule IV, section 5: imperfect packs, and one card that comes up twice."""

from typing import Annotated

from pegout.game import GameState
from pegout.game.last_deal import reopened
from pegout.game.state import Phase
from pegout.judge.catalogue import kind
from pegout.judge.ruling import Ruling, on_last_deal, ruling
from pegout.rules.remedies import Correction, CribDead, DealtAgain, HandDead, PlayRetracted, Told
from pegout.values import value


@value
class ImperfectPack:
    """A card is missing, torn or marked, so that it could matter."""

    lifted: Annotated[bool, "pone-lifted", "Had anybody picked up dealt cards when it was found?"]
    whole_pack: Annotated[bool, "Does the whole pack need replacing (if not, only a card)?"] = True


def imperfect_pack(state: GameState, incident: ImperfectPack) -> Ruling:
    what = "the pack" if incident.whole_pack else "the faulty card"
    if incident.lifted:
        return ruling(
            "The pack is imperfect, but dealt cards have been picked up: this deal is played out.",
            Told(f"Replace {what} after this deal."),
            by="acc:IV.5a",
        )
    anew = (DealtAgain(state.dealing),) if incident.whole_pack else ()
    return ruling(
        "The pack is imperfect and no dealt card has been picked up: it is put right now.",
        Told(f"Replace {what} now."),
        *anew,
        by="acc:IV.5a",
    )


@value
class TwoCardsAlike:
    """The same card came up twice in the play or the show."""

    pone_pegged: Annotated[int | None, "hand", "How many points had pone pegged for the hand?"] = None
    dealer_pegged: Annotated[
        int | None, "points", "How many points had the dealer pegged for heels, hand and crib?"
    ] = None


def two_cards_alike(state: GameState, incident: TwoCardsAlike) -> Ruling:
    """A table that knows what its deal has scored takes back just that, whatever is said.

    Once cards are dealt it is about them, and not about the deal before.
    """
    if state.phase is Phase.THROW:
        return _two_alike(state, incident)
    return on_last_deal(state, _two_alike(reopened(state), incident))


def _two_alike(state: GameState, incident: TwoCardsAlike) -> Ruling:
    told = not state.deal.hands
    shown = ((state.pone, incident.pone_pegged), (state.dealing, incident.dealer_pegged))
    corrections = tuple(Correction(seat, points) for seat, points in shown if points and told)
    several = told and state.rules.seats > 2
    others = (Told("All other players take back what their hands scored."),) if several else ()
    return ruling(
        "The same card came up twice: everything scored in this deal goes back, and all its cards are dead.",
        PlayRetracted(heels=not (told and incident.dealer_pegged)),
        *corrections,
        *others,
        *(HandDead(seat) for seat in range(state.rules.seats)),
        CribDead(),
        Told("Take another pack."),
        DealtAgain(state.dealing),
        by="acc:IV.5b",
        then=f"{state.names[state.dealing]} deals again.",
    )


KINDS = (
    kind("imperfect-pack", "a card is missing, torn or marked", "acc:IV.5a", ImperfectPack, imperfect_pack),
    kind("two-cards-alike", "the same card came up twice", "acc:IV.5b", TwoCardsAlike, two_cards_alike),
)
