"""Rule IV, section 4: a wrong number of cards in a hand or the crib."""

from typing import Annotated

from pegout.cards import PACK
from pegout.game import GameState, Seat
from pegout.game.state import Phase
from pegout.judge.catalogue import kind
from pegout.judge.dealing import (
    PutRight,
    early_misdeal,
    is_portfolio,
    late_misdeal,
    mending,
    mending_choice,
)
from pegout.judge.facts import RuledElsewhere, UnclearFact
from pegout.judge.ruling import Ruling, ruling
from pegout.judge.seats import receives
from pegout.judge.wrong_number_actions import ACTIONS
from pegout.judge.wrong_number_table import PLAY_ON, SURPLUS_TO_CRIB, Case
from pegout.rulebook import Citation
from pegout.rules.remedies import DealtAgain, DrawnTo, PointsBack, PointsTo, Remedy, Told
from pegout.values import value

UNCONFIRMED = 10
_THROWN = (Phase.SHUFFLE_REST, Phase.STARTER, Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)
"""When a table knows by itself that all have thrown, whatever is said."""


@value
class WrongThrow:
    """A player threw the wrong number to the crib."""

    offender: Annotated[Seat, "seat", "Who threw the wrong number?"]
    thrown: Annotated[int, "cards", "How many cards did that player throw?"]
    all_thrown: Annotated[bool, "Had everybody else thrown as well?"]
    dealt_right: Annotated[bool, "Had everybody been dealt the right number?"] = True


def wrong_throw(state: GameState, incident: WrongThrow) -> Ruling:
    name, right = state.names[incident.offender], state.rules.thrown
    if incident.all_thrown or state.phase in _THROWN:
        raise RuledElsewhere(
            "All have thrown, and hands and crib are counted", "wrong-number", **_held(state, incident)
        )
    if not incident.dealt_right:
        why = "The deal itself was wrong, and what was dealt is counted"
        raise RuledElsewhere(why, "wrong-deal", all_thrown="no")
    if incident.thrown == right:
        return ruling(f"{name} threw the right number: the throw stands.", by="acc:IV.4a1")
    return ruling(
        f"{name} threw {incident.thrown} where {right} are right, and not everybody has thrown.",
        Told(f"{name} takes that throw back and throws {right}."),
        by="acc:IV.4a1",
    )


def _held(state: GameState, incident: WrongThrow) -> dict[str, str]:
    """What the offender of two has left, where the deal was right."""
    left = state.rules.dealt - incident.thrown
    if not incident.dealt_right or left < 0 or state.rules.seats != 2:
        return {}
    return {"dealer" if incident.offender == state.dealing else "pone": str(left)}


@value
class WrongDeal:
    """A hand was dealt the wrong number, and not everybody has thrown."""

    pone: Annotated[int, "cards", "How many cards was pone dealt?"]
    dealer: Annotated[int, "cards", "How many cards was the dealer dealt?"]
    all_thrown: Annotated[bool, "Had both players thrown to the crib?"] = False
    unconfirmed: Annotated[Seat | None, "seat", "Who did not let the other check the number, if anybody?"] = (
        None
    )


def wrong_deal(state: GameState, incident: WrongDeal) -> Ruling:
    _refuse_several(state)
    if incident.all_thrown or state.phase in _THROWN:
        raise RuledElsewhere("Both have thrown, and hands and crib are counted", "wrong-number")
    _refuse_too_many(incident.pone + incident.dealer)
    right, prevented = state.rules.dealt, incident.unconfirmed
    dealt = {state.pone: incident.pone, state.dealing: incident.dealer}
    if set(dealt.values()) == {right}:
        return ruling("Both were dealt the right number: the deal stands.", by="acc:IV.4a")
    if is_portfolio(state):
        return early_misdeal(state)
    if incident.pone == incident.dealer < right and prevented is None:
        return ruling(
            f"Both were dealt {incident.pone} where {right} are right: the dealer deals on.",
            *(DrawnTo(seat, right - number) for seat, number in dealt.items()),
            by="acc:IV.4a2",
        )
    return ruling(
        f"Pone was dealt {incident.pone} and the dealer {incident.dealer} where {right} are right.",
        *(() if prevented is None or dealt[prevented] == right else _ten_back(state, prevented)),
        DealtAgain(state.dealing),
        by="acc:IV.4a3",
    )


def _ten_back(state: GameState, offender: Seat) -> tuple[Remedy, ...]:
    """Ten points back; what the offender does not have, the opponent gets."""
    back = min(UNCONFIRMED, state.score_of(offender))
    remedies: tuple[Remedy, ...] = (PointsBack(offender, back),) if back else ()
    if back < UNCONFIRMED:
        remedies += (PointsTo(receives(state, offender), UNCONFIRMED - back),)
    return remedies


@value
class WrongNumber:
    """A hand or the crib has the wrong number of cards, and both have thrown."""

    pone: Annotated[int, "cards", "How many cards does pone have, played ones included?"]
    dealer: Annotated[int, "cards", "How many cards does the dealer have, played ones included?"]
    crib: Annotated[int, "cards", "How many cards does the crib have?"]
    starter_turned: Annotated[bool, "Had the starter been turned?"]
    put_right: Annotated[
        PutRight | None, "Does the non-dealer want a new deal, or what is missing drawn?"
    ] = None


def wrong_number(state: GameState, incident: WrongNumber) -> Ruling:
    _refuse_several(state)
    case = Case(state, incident.pone, incident.dealer, incident.crib)
    found = case.pone + case.dealer + case.crib
    _refuse_too_many(found + incident.starter_turned)
    # As many cards as were due are no error in dealing: then somebody threw wrongly.
    if is_portfolio(state) and found != 2 * state.rules.dealt:
        return _misdealt(case, incident)
    return by_the_table(case, starter_turned=incident.starter_turned)


def by_the_table(case: Case, *, starter_turned: bool) -> Ruling:
    """The action that the table names, and after a surplus went into the crib the next one."""
    number = case.action(starter_turned=starter_turned)
    action = ACTIONS[number]
    places = ["IV.4b2" if starter_turned else "IV.4b1", "IV.4c"]
    if number != PLAY_ON:
        places.append(f"IV.4d{number}")
    here = Ruling(
        (str(case), action.words),
        action.remedies(case),
        tuple(Citation("acc", place) for place in places),
    )
    if number != SURPLUS_TO_CRIB:
        return here
    return _joined(here, by_the_table(case.with_surplus_in_crib(), starter_turned=starter_turned))


def _joined(first: Ruling, then: Ruling) -> Ruling:
    return Ruling(
        first.findings + then.findings,
        first.remedies + then.remedies,
        tuple(dict.fromkeys(first.citations + then.citations)),
    )


def _misdealt(case: Case, incident: WrongNumber) -> Ruling:
    """Missing cards can be drawn; a surplus that somebody has seen can only be dealt again."""
    state = case.state
    if not incident.starter_turned:
        return early_misdeal(state)
    places: tuple[Seat | None, ...] = (state.pone, state.dealing, None)
    if max(case.over) > 0 or incident.put_right is PutRight.DEAL_AGAIN:
        return late_misdeal(state, None, DealtAgain(state.dealing))
    if incident.put_right is None:
        return late_misdeal(state, None, *mending(state), choices=mending_choice(state))
    short = zip(places, case.over, strict=True)
    return late_misdeal(state, None, *(DrawnTo(place, -over) for place, over in short if over))


def _refuse_too_many(found: int) -> None:
    if found > len(PACK):
        raise UnclearFact(f"A pack has {len(PACK)} cards, not {found}: count all of them again.")


def _refuse_several(state: GameState) -> None:
    if state.rules.seats != 2:
        why = "The rules on a wrong number of cards are for two players, and here the judge decides (acc:XII)"
        raise RuledElsewhere(why, "not-covered")


KINDS = (
    kind("wrong-throw", "one player threw a wrong number", "acc:IV.4a1", WrongThrow, wrong_throw),
    kind("wrong-deal", "a wrong number of cards was dealt", "acc:IV.4a", WrongDeal, wrong_deal),
    kind(
        "wrong-number",
        "after the throws a hand or the crib has a wrong number",
        "acc:IV.4b",
        WrongNumber,
        wrong_number,
    ),
)
