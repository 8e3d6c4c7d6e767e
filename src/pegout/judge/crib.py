"""Rule V: the crib."""

from typing import Annotated

from pegout.game import GameState, Seat
from pegout.judge.catalogue import kind
from pegout.judge.facts import RuledElsewhere, UnclearFact
from pegout.judge.peek import peek
from pegout.judge.prices import SILENT, Offence, beside, fine, told
from pegout.judge.ruling import Ruling, choice, ruling
from pegout.judge.shown import has_thrown
from pegout.rules import Errors
from pegout.rules.remedies import BlindThrow, CribTo, ThrowReturned, Told
from pegout.values import value

_OVER = "Move those cards to the dealer's side, unseen."


@value
class ThrowTakenBack:
    """A player took up cards that had been thrown to the crib."""

    offender: Annotated[Seat, "seat", "Who took back thrown cards?"]
    released: Annotated[bool, "Had the player let go of the cards?"]
    allowed: Annotated[bool, "Was it to correct a wrong number of cards, or a throw to the wrong side?"] = (
        False
    )
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def throw_taken_back(state: GameState, incident: ThrowTakenBack) -> Ruling:
    name = state.names[incident.offender]
    if not incident.released:
        return ruling(f"{name} had not let go of the cards: they were not yet thrown.", by="acc:V.1b")
    if incident.allowed:
        return ruling(
            f"{name} was free to take that throw back and correct it.",
            by="acc:V.1b acc:V.1c acc:IV.4a1",
        )
    return ruling(
        told(state, Offence.THROW_TAKEN_BACK, f"{name} picked up cards already thrown and let go."),
        *fine(state, Offence.THROW_TAKEN_BACK, incident.offender, incident.claimant),
        Told(f"{name} puts the very same cards back in the crib."),
        by=beside(state, Offence.THROW_TAKEN_BACK, "acc:V.1b"),
    )


@value
class ThrowOnWrongSide:
    """One player alone threw to the wrong side of the board."""

    offender: Annotated[Seat, "seat", "Who threw to the wrong side?"]
    starter_turned: Annotated[bool, "starter-turned", "Had the starter been turned?"]
    taken_back: Annotated[bool | None, "Is that player taking the throw back?"] = None


def throw_on_wrong_side(state: GameState, incident: ThrowOnWrongSide) -> Ruling:
    name = state.names[incident.offender]
    if incident.starter_turned:
        return ruling(
            f"{name} threw to the wrong side, but the starter is turned: the throw stands.",
            Told(_OVER),
            by="acc:V.1c acc:V.1a",
        )
    found = f"{name} alone threw to the wrong side, and the starter is not turned yet"
    if state.deal.hands:
        found = f"{found}: {name} may throw the same cards again, or choose others."
        return ruling(found, ThrowReturned(incident.offender), by="acc:V.1c")
    if incident.taken_back is None:
        ways = {"yes": "It is taken back and made again.", "no": "It stands and is moved across unseen."}
        left = choice("Is the throw taken back?", name, "taken_back", **ways)
        order = Told(f"{name} may take that throw back and throw again.")
        return ruling(f"{found}.", order, by="acc:V.1c", choices=(left,))
    if not incident.taken_back:
        return ruling(f"{found}.", Told(_OVER), by="acc:V.1c acc:V.1a")
    return ruling(f"{found}.", ThrowReturned(incident.offender), by="acc:V.1c")


@value
class CribOnWrongSide:
    """The whole crib lies on the side of a player who does not deal."""

    starter_turned: Annotated[bool, "starter-turned", "Had the starter been turned?"]
    all_played: Annotated[bool, "all-played", "Had every player already played a card?"]
    side: Annotated[Seat | None, "seat", "On whose side is it, if not pone's?"] = None


def crib_on_wrong_side(state: GameState, incident: CribOnWrongSide) -> Ruling:
    side = state.pone if incident.side is None else incident.side
    if side == state.dealing:
        raise UnclearFact("The crib belongs on the dealer's side: say where it was instead.")
    over = Told("Move all four cards to the dealer's side, unseen.")
    if state.rules.errors not in (Errors.ACC, Errors.MARSHAL):
        return ruling("The crib lies on the wrong side: it is put right without penalty.", over, by=SILENT)
    if incident.starter_turned and incident.all_played:
        owner, after = state.names[side], state.names[(side + 1) % state.rules.seats]
        return ruling(
            f"The crib lay on {owner}'s side until everybody had played a card: it goes to {owner}.",
            CribTo(side),
            by="acc:V.1d",
            then=f"{after} counts first, and deals next.",
        )
    return ruling(
        "The crib lies on the wrong side, but not everybody has played a card yet.", over, by="acc:V.1d"
    )


@value
class CribLookedAt:
    """Somebody looked into the crib or showed it."""

    offender: Annotated[Seat, "seat", "Who looked at the crib or showed it?"]
    due: Annotated[bool, "crib-due", "Had all the hands been counted, so that the crib was next?"]
    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def crib_looked_at(state: GameState, incident: CribLookedAt) -> Ruling:
    name = state.names[incident.offender]
    if incident.due:
        return ruling(
            f"It was time to count the crib: {name} did nothing wrong by looking.", by="acc:V.2a acc:IX.2d"
        )
    return peek(
        state,
        f"{name} looked at the crib or showed it too early.",
        incident.offender,
        incident.claimant,
        by="acc:V.2a",
    )


@value
class CribLookedAtBeforeThrow:
    """The dealer looked into the crib before throwing to it."""

    claimant: Annotated[Seat | None, "seat", "Who noticed it?"] = None


def crib_looked_at_before_throw(state: GameState, incident: CribLookedAtBeforeThrow) -> Ruling:
    """By the tournament rules the throw is made for the dealer: by the pone, unseen."""
    dealer = state.names[state.dealing]
    if has_thrown(state, state.dealing):
        why = (
            f"{dealer} has thrown since, so nobody can throw for {dealer}; only the look at the crib is left"
        )
        raise RuledElsewhere(why, "crib-looked-at", offender=dealer)
    drawn = (BlindThrow(state.dealing, state.pone, state.rules.thrown),)
    return peek(
        state,
        f"{state.names[state.dealing]} looked at the crib before throwing.",
        state.dealing,
        incident.claimant,
        *(drawn if state.rules.errors in (Errors.ACC, Errors.MARSHAL) else ()),
        by="acc:V.2b",
    )


KINDS = (
    kind(
        "throw-taken-back",
        "thrown cards were taken up again",
        "acc:V.1b",
        ThrowTakenBack,
        throw_taken_back,
    ),
    kind(
        "throw-on-wrong-side",
        "one player threw to the wrong side",
        "acc:V.1c",
        ThrowOnWrongSide,
        throw_on_wrong_side,
    ),
    kind(
        "crib-on-wrong-side",
        "the whole crib lies on the wrong side",
        "acc:V.1d",
        CribOnWrongSide,
        crib_on_wrong_side,
    ),
    kind("crib-looked-at", "the crib was seen before its time", "acc:V.2a", CribLookedAt, crib_looked_at),
    kind(
        "crib-looked-at-before-throw",
        "the dealer looked into the crib before throwing",
        "acc:V.2b",
        CribLookedAtBeforeThrow,
        crib_looked_at_before_throw,
    ),
)
