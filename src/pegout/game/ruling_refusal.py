"""Why a ruling cannot be carried out now, remedy by remedy."""

import re
from collections.abc import Callable
from typing import Any

from pegout.game.commands import CarryOut
from pegout.game.last_deal import last_deal
from pegout.game.officiated.windows import refuse_claim
from pegout.game.refusals_before_play import REFUSALS_BEFORE_PLAY
from pegout.game.refusals_in_play import REFUSALS_IN_PLAY, WITH_PLAY
from pegout.game.ruling_events import carry_out_one, is_over
from pegout.game.script import Script
from pegout.game.shared_refusals import refuse_number, refuse_seat
from pegout.game.state import (
    CUT,
    CUT_FOR_DEAL,
    SHUFFLE,
    SHUFFLE_FOR_CUT,
    STARTER,
    THROW,
    GameState,
    Phase,
)
from pegout.game.turns import owed_to_crib
from pegout.refusal import Refusal, refuse
from pegout.rules import remedies as r

MOST_POINTS = 999
_PLACE = re.compile(r"[\w-]+:[\w.()-]+")
_WITH_CARDS = (THROW, STARTER, *WITH_PLAY)
Points = r.PointsTo | r.PointsBack | r.Correction | r.ScoreLost


def refuse_ruling(state: GameState, command: CarryOut) -> Refusal | None:
    """The first reason, found on a copy: every remedy meets what those before it have led to."""
    if state.phase is Phase.NOT_STARTED:
        return refuse("no_game", "No game is being played.")
    if is_over(state) and not _ends_the_match(state, command):
        return refuse("game_over", "The game is over, so no ruling can change it.")
    if why := _refuse_words(command) or _refuse_strangers(state, command):
        return why
    if command.claim is None and command.upheld:
        return refuse("nothing_to_uphold", "Only a claim can be upheld: name it, or leave that out.")
    if command.claim is not None and (why := refuse_claim(state, command.claim)):
        return why
    script = Script(state)
    for remedy in command.remedies:
        if is_over(script.state) and not isinstance(remedy, r.MatchLost):
            return _refuse_left_over(command)
        if why := _refuse_remedy(script.state, remedy):
            return why
        carry_out_one(script, remedy, command)
    return None


def _ends_the_match(state: GameState, command: CarryOut) -> bool:
    """Between the games of a match only the match itself can still be lost."""
    between = state.phase is Phase.GAME_OVER
    return between and any(isinstance(remedy, r.MatchLost) for remedy in command.remedies)


def _refuse_words(command: CarryOut) -> Refusal | None:
    if not command.findings and not command.remedies:
        return refuse("empty_ruling", "A ruling must say what was found or what is to be done.")
    if not all(isinstance(finding, str) for finding in command.findings):
        return refuse("not_in_words", "Put every finding in words.")
    for place in command.citations:
        if not (isinstance(place, str) and _PLACE.fullmatch(place)):
            return refuse(
                "bad_citation",
                "{place!r} is not a place in a rule book: write document:place, as in acc:VIII.4.",
                place=str(place)[:40],
            )
    return None


def _refuse_strangers(state: GameState, command: CarryOut) -> Refusal | None:
    """No remedy is about a seat that is not there, not even one that a won game leaves over."""
    for remedy in command.remedies:
        seat = getattr(remedy, "seat", getattr(remedy, "dealer", None))
        for one in getattr(remedy, "seats", () if seat is None else (seat,)):
            if why := refuse_seat(state.rules, one):
                return why
    return None


def _refuse_left_over(command: CarryOut) -> Refusal | None:
    """What a won game leaves over is not carried out, and must make sense all the same to be written down."""
    for remedy in command.remedies:
        if isinstance(remedy, r.BlindThrow) and remedy.places and len(remedy.places) != remedy.number:
            return refuse(
                "wrong_number_drawn",
                "{number} cards are to be drawn, but {named} are named.",
                number=remedy.number,
                named=len(remedy.places),
            )
    return None


def _refuse_remedy(state: GameState, remedy: r.Remedy) -> Refusal | None:
    if remedy.__class__ not in _REFUSALS:
        return refuse("unknown_remedy", "{remedy!r} is not a remedy.", remedy=str(remedy)[:40])
    return _REFUSALS[remedy.__class__](state, remedy)


def _refuse_points(state: GameState, remedy: Points) -> Refusal | None:
    if why := refuse_seat(state.rules, remedy.seat):
        return why
    points = remedy.points
    if isinstance(points, int) and 0 <= points <= MOST_POINTS:
        return None
    return refuse(
        "points_out_of_range",
        "A ruling moves 0 to {most} points, not {points!r}.",
        most=MOST_POINTS,
        points=points,
        least=0,
    )


def _refuse_rear_peg(state: GameState, remedy: r.RearPegAt) -> Refusal | None:
    if why := refuse_seat(state.rules, remedy.seat):
        return why
    front = state.score_of(remedy.seat)
    most = max(0, front - 1)
    return refuse_number(
        remedy.hole,
        0,
        most,
        "The rear peg goes in a hole behind the front peg, which is in {front}",
        front=front,
    )


def _no_deal() -> Refusal:
    return refuse("no_deal", "There is no deal on the table.")


def _refuse_without_cards(state: GameState, _: r.Remedy) -> Refusal | None:
    return None if state.phase in _WITH_CARDS else _no_deal()


def _refuse_hand_dead(state: GameState, remedy: r.HandDead) -> Refusal | None:
    return _refuse_without_cards(state, remedy) or refuse_seat(state.rules, remedy.seat)


def _refuse_crib_to(state: GameState, remedy: r.CribTo) -> Refusal | None:
    return _refuse_without_cards(state, remedy) or refuse_seat(state.rules, remedy.seat)


def _refuse_deal_reopened(state: GameState, _: r.DealReopened) -> Refusal | None:
    if last_deal(state) is not None:
        return None
    return refuse(
        "no_deal_to_reopen",
        "No deal can be reopened: once a card of the next deal is thrown, the last one stands.",
    )


def _refuse_dealt_again(state: GameState, remedy: r.DealtAgain) -> Refusal | None:
    if state.phase is not CUT and state.phase not in _WITH_CARDS:
        return _no_deal()
    return refuse_seat(state.rules, remedy.dealer)


def _refuse_cut_again(state: GameState, remedy: r.CutAgain) -> Refusal | None:
    if remedy.shuffled:
        if state.phase in (SHUFFLE_FOR_CUT, CUT_FOR_DEAL, SHUFFLE, CUT, STARTER, Phase.SHUFFLE_REST):
            return None
        return refuse(
            "no_cut_to_make",
            "The cards have been dealt and no cut is due, so the pack cannot be shuffled for one.",
        )
    if state.phase in (CUT_FOR_DEAL, CUT, STARTER):
        return None
    return refuse(
        "no_cut_to_make",
        "No cut is due now, so none can be made again: continue with the cards as they are.",
    )


def _refuse_drawn_to(state: GameState, remedy: r.DrawnTo) -> Refusal | None:
    if state.phase not in _WITH_CARDS:
        return _no_deal()
    if remedy.seat is not None and (why := refuse_seat(state.rules, remedy.seat)):
        return why
    left = len(state.deal.pack) - 1
    if state.phase in (THROW, STARTER):
        left = _left_before_starter(state)
    return refuse_number(remedy.number, 1, left, "1 to {most} cards of the pack can be drawn")


def _left_before_starter(state: GameState) -> int:
    """How many cards can be taken off a pack that is still to be cut."""
    return len(state.deal.pack) - 2 * state.rules.cut_least


def _refuse_dealt_on(state: GameState, remedy: r.DealtOn) -> Refusal | None:
    if state.phase is not THROW:
        return refuse(
            "all_thrown",
            "More cards can be dealt only until everybody has thrown: have the missing ones drawn instead.",
        )
    most = _left_before_starter(state) // state.rules.seats
    return refuse_number(remedy.number, 1, most, "1 to {most} more cards can be dealt to each hand")


def _refuse_to_crib(state: GameState, remedy: r.ToCrib) -> Refusal | None:
    if state.phase not in (THROW, STARTER):
        return refuse("starter_turned", "Cards can go in the crib only before the starter is turned.")
    if why := refuse_seat(state.rules, remedy.seat):
        return why
    deal, seat = state.deal, remedy.seat
    owed = owed_to_crib(deal, seat) + (0 if deal.thrown[seat] else state.rules.thrown)
    most = len(deal.hands[seat]) - owed - 1
    name = state.names[seat]
    return refuse_number(
        remedy.number, 1, most, "{player} can put at most {most} cards in the crib", player=name
    )


def _refuse_four_of_crib(state: GameState, remedy: r.FourOfCrib) -> Refusal | None:
    if state.phase is Phase.CHOOSE_CRIB:
        return refuse("crib_being_chosen", "The crib is already being chosen.")
    return _refuse_without_cards(state, remedy)


def _refuse_lost(state: GameState, remedy: r.GameLost | r.MatchLost) -> Refusal | None:
    return refuse_seat(state.rules, remedy.seat)


def _refuse_told(_: GameState, remedy: r.Told) -> Refusal | None:
    return (
        None
        if isinstance(remedy.text, str)
        else refuse("not_in_words", "Put what the players are to hear in words.")
    )


_REFUSALS: dict[type, Callable[[GameState, Any], Refusal | None]] = {
    r.PointsTo: _refuse_points,
    r.PointsBack: _refuse_points,
    r.Correction: _refuse_points,
    r.RearPegAt: _refuse_rear_peg,
    r.ScoreLost: _refuse_points,
    r.PlayRetracted: _refuse_without_cards,
    r.DealtAgain: _refuse_dealt_again,
    r.CutAgain: _refuse_cut_again,
    r.DrawnTo: _refuse_drawn_to,
    r.DealtOn: _refuse_dealt_on,
    r.DealReopened: _refuse_deal_reopened,
    r.ToCrib: _refuse_to_crib,
    r.HandDead: _refuse_hand_dead,
    r.CribDead: _refuse_without_cards,
    r.FourOfCrib: _refuse_four_of_crib,
    r.CribTo: _refuse_crib_to,
    r.GameLost: _refuse_lost,
    r.MatchLost: _refuse_lost,
    r.Told: _refuse_told,
    **REFUSALS_BEFORE_PLAY,
    **REFUSALS_IN_PLAY,
}
