"""Rule IV, section 4: a wrong number of cards in a hand or the crib."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from pegout.cards import PACK
from pegout.game import GameState, Seat
from pegout.game.last_deal import reopened
from pegout.game.state import Phase
from pegout.judge.catalogue import kind
from pegout.judge.facts import RuledElsewhere, UnclearFact
from pegout.judge.misdeal import (
    PutRight,
    early_misdeal,
    is_portfolio,
    late_misdeal,
    mending,
    mending_choice,
)
from pegout.judge.prices import SILENT, Offence, is_priced
from pegout.judge.ruling import Ruling, on_last_deal, ruling
from pegout.judge.seats import receives
from pegout.judge.sequel import counts_going_back, dead_before, sequel
from pegout.judge.wrong_number_actions import ACTIONS
from pegout.judge.wrong_number_table import PLAY_ON, SURPLUS_TO_CRIB, Case
from pegout.rulebook import Citation
from pegout.rules import Errors, number_word
from pegout.rules.remedies import (
    DealtAgain,
    DealtOn,
    DrawnTo,
    PointsBack,
    PointsTo,
    Remedy,
    ThrowReturned,
    Told,
)
from pegout.values import value

UNCONFIRMED = 10
_THROWN = (Phase.SHUFFLE_REST, Phase.STARTER, Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)
"""When a table knows by itself that all have thrown, whatever is said."""


@value
class WrongThrow:
    """A player threw the wrong number to the crib."""

    offender: Annotated[Seat, "seat", "Who threw the wrong number?"]
    thrown: Annotated[int, "cards", "How many cards did that player throw?"]
    all_thrown: Annotated[bool, "all-thrown", "Had everybody else thrown too?"]
    dealt_right: Annotated[bool, "Had everybody been dealt the right number?"] = True


def wrong_throw(state: GameState, incident: WrongThrow) -> Ruling:
    name, right = state.names[incident.offender], state.rules.thrown
    if incident.all_thrown or state.phase in _THROWN:
        raise RuledElsewhere(
            "Everybody has thrown, so it is the cards in the hands and crib that matter",
            "wrong-number",
            **_held(state, incident),
        )
    if not incident.dealt_right:
        why = "The deal itself was wrong, so it is the cards dealt that matter"
        raise RuledElsewhere(why, "wrong-deal", all_thrown="no")
    if incident.thrown == right:
        return ruling(f"{name} threw the right number: the throw stands.", by="acc:IV.4a1")
    if not incident.thrown:
        return ruling(f"{name} has not thrown yet and throws {right} now.", by="acc:IV.4a1")
    return ruling(
        f"{name} threw {incident.thrown} instead of {right}, and not everybody has thrown.",
        ThrowReturned(incident.offender),
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
    all_thrown: Annotated[bool, "Had both players thrown?"] = False
    unconfirmed: Annotated[
        tuple[Seat, ...],
        "seats",
        "Who, if anybody, did not let the opponent check the number (one, or both)?",
    ] = ()


def wrong_deal(state: GameState, incident: WrongDeal) -> Ruling:
    _refuse_several(state)
    if incident.all_thrown or state.phase in _THROWN:
        raise RuledElsewhere(
            "Both have thrown, so it is the cards in the hands and crib that matter", "wrong-number"
        )
    _refuse_too_many(incident.pone + incident.dealer)
    right = state.rules.dealt
    pone, dealer = state.names[state.pone], state.names[state.dealing]
    dealt = {state.pone: incident.pone, state.dealing: incident.dealer}
    if set(dealt.values()) == {right}:
        return ruling("Both were dealt the right number: the deal stands.", by="acc:IV.4a")
    if is_portfolio(state):
        return early_misdeal(state)
    if incident.pone == incident.dealer < right and not incident.unconfirmed:
        return ruling(
            f"{pone} and {dealer} were both dealt {incident.pone} instead of {right}.",
            DealtOn(right - incident.pone),
            by="acc:IV.4a2",
            then=f"{dealer} keeps dealing, one card at a time starting with {pone}, until both have {right}.",
        )
    found = ruling(
        f"{pone} was dealt {incident.pone} and {dealer} {incident.dealer} instead of {right}.",
        by="acc:IV.4a3",
        then=f"{dealer} deals again.",
    )
    priced = is_priced(state, Offence.NUMBER_HIDDEN)
    hidden = [seat for seat in incident.unconfirmed if priced and dealt[seat] != right]
    why, backward = _ten_back(state, hidden)
    return replace(found, findings=found.findings + why, remedies=(*backward, DealtAgain(state.dealing)))


def _ten_back(state: GameState, offenders: Sequence[Seat]) -> tuple[tuple[str, ...], tuple[Remedy, ...]]:
    """Why ten points go back, and that they do; what an offender does not have, the opponent gets.

    Where both offend, each goes back by the score that was there before either was ruled on.
    """
    why: list[str] = []
    back: list[Remedy] = []
    given: list[Remedy] = []
    for seat in offenders:
        has, opponent = min(UNCONFIRMED, state.score_of(seat)), receives(state, seat)
        name = state.names[seat]
        said = f"{name}'s wrong number could not be checked, which costs ten points"
        back += [PointsBack(seat, has)] if has else []
        if has < UNCONFIRMED:
            given.append(PointsTo(opponent, UNCONFIRMED - has))
            short = f"{name} has {_only(has)}, so {state.names[opponent]} pegs the other"
            said = f"{said}; {short} {number_word(UNCONFIRMED - has)}"
        why.append(f"{said}.")
    return tuple(why), (*back, *given)


def _only(points: int) -> str:
    return f"only {number_word(points)}" if points else "none"


@value
class WrongNumber:
    """A hand or the crib has the wrong number of cards, and both have thrown."""

    pone: Annotated[int, "cards", "How many cards does pone have, counting those played?"]
    dealer: Annotated[int, "cards", "How many cards does the dealer have, counting those played?"]
    crib: Annotated[int, "cards", "How many cards are in the crib?"]
    starter_turned: Annotated[bool, "starter-was-turned", "Had the starter been turned?"]
    put_right: Annotated[
        PutRight | None, "Does the non-dealer want a new deal, or the missing cards drawn?"
    ] = None


def wrong_number(state: GameState, incident: WrongNumber) -> Ruling:
    """Found after the show it is about the deal just counted, as long as nobody has thrown in the next."""
    _refuse_several(state)
    if not incident.starter_turned:
        return _on_this_deal(state, incident)
    return on_last_deal(state, _on_this_deal(reopened(state), incident))


def _on_this_deal(state: GameState, incident: WrongNumber) -> Ruling:
    case = Case(state, incident.pone, incident.dealer, incident.crib)
    found = case.pone + case.dealer + case.crib
    _refuse_too_many(found + incident.starter_turned)
    # As many cards as were due are no error in dealing: then somebody threw wrongly.
    if is_portfolio(state) and found != 2 * state.rules.dealt:
        return _misdealt(case, incident)
    if state.rules.errors not in (Errors.ACC, Errors.MARSHAL):
        return _left_to_the_table(case)
    made = by_the_table(case, starter_turned=incident.starter_turned)
    then = sequel(state, made.remedies, starter_turned=incident.starter_turned)
    more = counts_going_back(state, made.remedies) + dead_before(state, made.remedies)
    return replace(made, findings=made.findings + more, then=(then,))


def _left_to_the_table(case: Case) -> Ruling:
    """Where the document says nothing of wrong numbers, nobody pays and no hand is dead for one."""
    order = Told("Correct the number as the players agree, or deal again; no points change hands.")
    return ruling(f"{case} These rules have no penalty for it.", order, by=SILENT)


def by_the_table(case: Case, *, starter_turned: bool) -> Ruling:
    """The action that the table names, and after a surplus went into the crib the next one."""
    number = case.action(starter_turned=starter_turned)
    action = ACTIONS[number]
    places = ["IV.4b2" if starter_turned else "IV.4b1", "IV.4c"]
    if number != PLAY_ON:
        places.append(f"IV.4d{number}")
    here = Ruling(
        (str(case), action.told(case)),
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
        choices=first.choices + then.choices,
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
        why = "The rules on a wrong number of cards are for two players; here the judge decides (acc:XII)"
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
