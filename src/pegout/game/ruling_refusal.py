"""Why a ruling cannot be carried out now, remedy by remedy."""

import re
from collections.abc import Callable
from typing import Any

from pegout.game.commands import CarryOut
from pegout.game.events import CardPlayed, GoSaid
from pegout.game.last_deal import last_deal
from pegout.game.officiated.windows import refuse_claim
from pegout.game.refusals_before_play import REFUSALS_BEFORE_PLAY, refuse_seat
from pegout.game.ruling_events import carry_out_one, is_over
from pegout.game.script import Script
from pegout.game.state import (
    CUT,
    CUT_FOR_DEAL,
    PLAY,
    SHUFFLE,
    SHUFFLE_FOR_CUT,
    STARTER,
    THROW,
    GameState,
    Phase,
)
from pegout.game.turns import owed_to_crib
from pegout.rules import remedies as r

MOST_POINTS = 999
_PLACE = re.compile(r"[\w-]+:[\w.()-]+")
_WITH_PLAY = (PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)
_WITH_CARDS = (THROW, STARTER, *_WITH_PLAY)
Points = r.PointsTo | r.PointsBack | r.Correction | r.ScoreLost
_NO_DEAL = "No deal is on the table."


def refuse_ruling(state: GameState, command: CarryOut) -> str | None:
    """The first reason, found on a copy: every remedy meets what those before it have led to."""
    if state.phase is Phase.NOT_STARTED:
        return "No game is being played."
    if is_over(state) and not _ends_the_match(state, command):
        return "The game is over, and no ruling can be carried out on it."
    if why := _refuse_words(command) or _refuse_strangers(state, command):
        return why
    if command.claim is None and command.upheld:
        return "Only a claim can be upheld: name it, or leave that out."
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


def _refuse_words(command: CarryOut) -> str | None:
    if not command.findings and not command.remedies:
        return "A ruling says what was found, or what is to be done."
    if not all(isinstance(finding, str) for finding in command.findings):
        return "A finding must be put in words."
    for place in command.citations:
        if not (isinstance(place, str) and _PLACE.fullmatch(place)):
            return f"{str(place)[:40]!r} is no place in a rule book: write document:place, as in acc:VIII.4."
    return None


def _refuse_strangers(state: GameState, command: CarryOut) -> str | None:
    """No remedy is about a seat that is not there, not even one that a won game leaves over."""
    for remedy in command.remedies:
        seat = getattr(remedy, "seat", getattr(remedy, "dealer", None))
        for one in getattr(remedy, "seats", () if seat is None else (seat,)):
            if why := refuse_seat(state, one):
                return why
    return None


def _refuse_left_over(command: CarryOut) -> str | None:
    """What a won game leaves over is not carried out, and must make sense all the same to be written down."""
    for remedy in command.remedies:
        if isinstance(remedy, r.BlindThrow) and remedy.places and len(remedy.places) != remedy.number:
            return f"{remedy.number} cards are to be drawn, and {len(remedy.places)} are named."
    return None


def _refuse_remedy(state: GameState, remedy: r.Remedy) -> str | None:
    if remedy.__class__ not in _REFUSALS:
        return f"{str(remedy)[:40]!r} is no remedy."
    return _REFUSALS[remedy.__class__](state, remedy)


def _refuse_points(state: GameState, remedy: Points) -> str | None:
    if why := refuse_seat(state, remedy.seat):
        return why
    points = remedy.points
    if isinstance(points, int) and 0 <= points <= MOST_POINTS:
        return None
    return f"A ruling is about 0 to {MOST_POINTS} points, not {points!r}."


def _refuse_rear_peg(state: GameState, remedy: r.RearPegAt) -> str | None:
    if why := refuse_seat(state, remedy.seat):
        return why
    front = state.score_of(remedy.seat)
    most = max(0, front - 1)
    return _refuse_number(
        remedy.hole, 0, most, f"The rear peg stands behind the front one, which marks {front}"
    )


def _refuse_without_cards(state: GameState, _: r.Remedy) -> str | None:
    return None if state.phase in _WITH_CARDS else _NO_DEAL


def _refuse_hand_dead(state: GameState, remedy: r.HandDead) -> str | None:
    return _refuse_without_cards(state, remedy) or refuse_seat(state, remedy.seat)


def _refuse_crib_to(state: GameState, remedy: r.CribTo) -> str | None:
    return _refuse_without_cards(state, remedy) or refuse_seat(state, remedy.seat)


def _refuse_play_stops(state: GameState, _: r.PlayStops) -> str | None:
    return (
        None
        if state.phase in _WITH_PLAY
        else "No cards are being played, so there is no play to stop: leave that out."
    )


def _refuse_deal_reopened(state: GameState, _: r.DealReopened) -> str | None:
    if last_deal(state) is not None:
        return None
    return "There is no deal that was just counted: once a card of the next is thrown, the one before stands."


def _refuse_dealt_again(state: GameState, remedy: r.DealtAgain) -> str | None:
    if state.phase is not CUT and state.phase not in _WITH_CARDS:
        return _NO_DEAL
    return refuse_seat(state, remedy.dealer)


def _refuse_cut_again(state: GameState, remedy: r.CutAgain) -> str | None:
    if remedy.shuffled:
        if state.phase in (SHUFFLE_FOR_CUT, CUT_FOR_DEAL, SHUFFLE, CUT, STARTER, Phase.SHUFFLE_REST):
            return None
        return "The cards have been dealt and no cut is to be made, so the pack cannot be shuffled for one."
    if state.phase in (CUT_FOR_DEAL, CUT, STARTER):
        return None
    return "No cut can be made again now, since none is to be made: go on with the cards as they lie."


def _refuse_number(number: int, least: int, most: int, what: str) -> str | None:
    if isinstance(number, int) and least <= number <= most:
        return None
    return f"{what}, and {number!r} cannot be."


def _refuse_drawn_to(state: GameState, remedy: r.DrawnTo) -> str | None:
    if state.phase not in _WITH_CARDS:
        return _NO_DEAL
    if remedy.seat is not None and (why := refuse_seat(state, remedy.seat)):
        return why
    left = len(state.deal.pack) - 1
    if state.phase in (THROW, STARTER):
        left = _left_before_starter(state)
    return _refuse_number(remedy.number, 1, left, f"1 to {left} cards of the pack can be drawn")


def _left_before_starter(state: GameState) -> int:
    """How many cards can be taken off a pack that is still to be cut."""
    return len(state.deal.pack) - 2 * state.rules.cut_least


def _refuse_dealt_on(state: GameState, remedy: r.DealtOn) -> str | None:
    if state.phase is not THROW:
        return "The deal goes on only before all have thrown: have what is missing drawn instead."
    most = _left_before_starter(state) // state.rules.seats
    return _refuse_number(remedy.number, 1, most, f"1 to {most} cards more can be dealt to each hand")


def _refuse_to_crib(state: GameState, remedy: r.ToCrib) -> str | None:
    if state.phase not in (THROW, STARTER):
        return "Cards can be put into the crib only before the starter is turned."
    if why := refuse_seat(state, remedy.seat):
        return why
    deal, seat = state.deal, remedy.seat
    owed = owed_to_crib(deal, seat) + (0 if deal.thrown[seat] else state.rules.thrown)
    most = len(deal.hands[seat]) - owed - 1
    name = state.names[seat]
    return _refuse_number(remedy.number, 1, most, f"{name} can put {most} cards into the crib at most")


def _refuse_four_of_crib(state: GameState, remedy: r.FourOfCrib) -> str | None:
    if state.phase is Phase.CHOOSE_CRIB:
        return "The crib is being chosen already."
    return _refuse_without_cards(state, remedy)


def _refuse_cards_returned(state: GameState, remedy: r.CardsReturned) -> str | None:
    if state.phase not in _WITH_PLAY:
        return "No cards have been played, so none can be taken back: leave that out."
    played = sum(isinstance(past, CardPlayed) for past in state.deal.history)
    return _refuse_number(remedy.number, 1, played, f"1 to {played} cards of the play can be taken back")


def _refuse_held_back(state: GameState, remedy: r.HeldBack) -> str | None:
    if why := refuse_seat(state, remedy.seat):
        return why
    if state.phase is not PLAY:
        return "No cards are being played, so none is held back: leave that out."
    if not remedy.cards or len(set(remedy.cards)) != len(remedy.cards):
        return "Name each card that was held back once."
    if remedy.fate is r.Fate.DEAD:
        for card in remedy.cards:
            if card not in state.deal.hands[remedy.seat]:
                return f"{state.names[remedy.seat]} does not hold {card}."
    return None


def _refuse_go_taken_back(state: GameState, remedy: r.GoTakenBack) -> str | None:
    if why := refuse_seat(state, remedy.seat):
        return why
    if state.phase not in _WITH_PLAY:
        return "No cards are being played, so there is no go to take back: leave that out."
    goes = state.deal.history.count(GoSaid(remedy.seat))
    return _refuse_number(
        remedy.number, 1, goes, f"{state.names[remedy.seat]} has said go {goes} times in this deal"
    )


def _refuse_count_is(state: GameState, remedy: r.CountIs) -> str | None:
    if state.phase is not PLAY or not state.deal.series:
        return "There is no series on the table to be counted."
    limit = state.rules.limit
    return _refuse_number(remedy.count, 1, limit, f"The count of a series is 1 to {limit}")


def _refuse_lost(state: GameState, remedy: r.GameLost | r.MatchLost) -> str | None:
    return refuse_seat(state, remedy.seat)


def _refuse_told(_: GameState, remedy: r.Told) -> str | None:
    return None if isinstance(remedy.text, str) else "What is to be told must be put in words."


_REFUSALS: dict[type, Callable[[GameState, Any], str | None]] = {
    r.PointsTo: _refuse_points,
    r.PointsBack: _refuse_points,
    r.Correction: _refuse_points,
    r.RearPegAt: _refuse_rear_peg,
    r.ScoreLost: _refuse_points,
    r.PlayRetracted: _refuse_without_cards,
    r.PlayStops: _refuse_play_stops,
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
    r.CardsReturned: _refuse_cards_returned,
    r.HeldBack: _refuse_held_back,
    r.GoTakenBack: _refuse_go_taken_back,
    r.CountIs: _refuse_count_is,
    r.GameLost: _refuse_lost,
    r.MatchLost: _refuse_lost,
    r.Told: _refuse_told,
    **REFUSALS_BEFORE_PLAY,
}
