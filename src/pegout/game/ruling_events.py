"""Carrying out a ruling: what each remedy leads to, event by event."""

from collections.abc import Callable
from typing import Any

from pegout.edition import FIRST_EDITION
from pegout.game import events as e
from pegout.game.commands import CarryOut, Seat
from pegout.game.hands import crib_is_to_choose
from pegout.game.last_deal import last_dealer
from pegout.game.officiated.claims import ClaimMuggins
from pegout.game.officiated.ends import after_ruling
from pegout.game.officiated.tally import Tally
from pegout.game.remedies_before_play import REMEDIES_BEFORE_PLAY
from pegout.game.scored import counted_for, points_of_play
from pegout.game.script import Script
from pegout.game.show import close_series, show
from pegout.game.state import PLAY, GameState, Phase
from pegout.rules import Breakdown, Item, Kind
from pegout.rules import remedies as r


def carry_out(script: Script, command: CarryOut) -> None:
    """The ruling, then its remedies in order; those that a won game leaves over are not carried out."""
    told = (command.findings, command.remedies, command.citations, command.claim, command.upheld)
    script.say(e.RulingMade(*told))
    for remedy in command.remedies:
        lost_between_games = isinstance(remedy, r.MatchLost) and script.state.phase is Phase.GAME_OVER
        if is_over(script.state) and not lost_between_games:
            continue
        carry_out_one(script, remedy, command)
    if script.state.phase is Phase.SHOW and script.state.deal.tally is None:
        show(script)  # the program has counted the deal before, and goes on where the ruling leaves it
    after_ruling(script)


def carry_out_one(script: Script, remedy: r.Remedy, command: CarryOut) -> None:
    """One remedy of the ruling: officiating players peg penalties themselves (acc:XI.2)."""
    if isinstance(remedy, r.PointsTo | r.PointsBack) and _players_peg(script.state, command):
        if isinstance(remedy, r.PointsTo):
            script.say(e.Awarded(remedy.seat, remedy.points, isinstance(command.claim, ClaimMuggins)))
        else:
            script.say(e.BackwardOwed(remedy.seat, remedy.points))
        return
    REMEDIES[remedy.__class__](script, remedy)


_ENDS_THE_DEAL = (r.DealtAgain, r.DealReopened, r.GameLost, r.MatchLost)


def _players_peg(state: GameState, command: CarryOut) -> bool:
    """While the cards are played or counted, unless the ruling itself ends the deal."""
    if not isinstance(state.deal.tally, Tally) or state.phase not in (PLAY, Phase.CHOOSE_CRIB, Phase.SHOW):
        return False
    return not any(isinstance(remedy, _ENDS_THE_DEAL) for remedy in command.remedies)


def is_over(state: GameState) -> bool:
    return state.phase in (Phase.GAME_OVER, Phase.MATCH_OVER)


def _points_to(script: Script, remedy: r.PointsTo) -> None:
    script.peg(remedy.seat, Breakdown.of(Item(Kind.PENALTY, remedy.points, ())))


def _points_back(script: Script, remedy: r.PointsBack) -> None:
    if points := min(remedy.points, script.state.score_of(remedy.seat)):
        script.say(e.PeggedBack(remedy.seat, points))


def _correction(script: Script, remedy: r.Correction) -> None:
    if points := min(remedy.points, script.state.score_of(remedy.seat)):
        script.say(e.PegCorrected(remedy.seat, points))


def _rear_peg_at(script: Script, remedy: r.RearPegAt) -> None:
    script.say(e.RearPegMoved(remedy.seat, remedy.hole))


def _play_retracted(script: Script, remedy: r.PlayRetracted) -> None:
    state = script.state
    points, heels = list(points_of_play(state)), 0
    if remedy.heels and state.dealer is not None:
        side = state.rules.side_of(state.dealer)
        heels = min(state.deal.heels, state.scores[side] - points[side])
        points[side] += heels
    script.say(e.PlayTakenBack(tuple(points), heels))


def _play_stops(script: Script, _: r.PlayStops) -> None:
    """When the hands are being counted there is nothing to stop."""
    if script.state.phase is PLAY:
        script.say(e.PlayStopped())
        show(script)


def _deal_reopened(script: Script, _: r.DealReopened) -> None:
    script.say(e.LastDealReopened(last_dealer(script.state)))


def _count_back(script: Script, seat: Seat | None) -> None:
    """What was pegged for a hand, or (None) for the crib, goes back; games of the first edition kept it."""
    state = script.state
    if state.edition > FIRST_EDITION and (points := counted_for(state.deal, seat)):
        owner = state.dealing if seat is None else seat
        script.say(e.PegCorrected(owner, min(points, state.score_of(owner))))


def _dealt_again(script: Script, remedy: r.DealtAgain) -> None:
    script.say(e.DealVoided(remedy.dealer))


def _cut_again(script: Script, remedy: r.CutAgain) -> None:
    script.say(e.CutOrderedAgain(remedy.shuffled))


def _drawn_to(script: Script, remedy: r.DrawnTo) -> None:
    """The starter lies on top of the pack, and is not drawn."""
    deal = script.state.deal
    top = [card for card in deal.pack if card != deal.starter][: remedy.number]
    _count_back(script, remedy.seat)  # with more cards it is to be counted again
    script.say(e.CardsDrawn(remedy.seat, tuple(top)))


def _dealt_on(script: Script, remedy: r.DealtOn) -> None:
    state = script.state
    seats, pone = state.rules.seats, state.pone
    cards = state.deal.pack[: remedy.number * seats]
    for place in range(seats):
        script.say(e.CardsDrawn((pone + place) % seats, cards[place::seats]))


def _to_crib(script: Script, remedy: r.ToCrib) -> None:
    script.say(e.CribOwed(remedy.seat, remedy.number))


def _hand_dead(script: Script, remedy: r.HandDead) -> None:
    _count_back(script, remedy.seat)
    script.say(e.HandDeclaredDead(remedy.seat))


def _crib_dead(script: Script, _: r.CribDead) -> None:
    _count_back(script, None)
    script.say(e.CribDeclaredDead())
    if script.state.phase is Phase.CHOOSE_CRIB:
        show(script)  # there is nothing to pick any more


def _four_of_crib(script: Script, _: r.FourOfCrib) -> None:
    """While the hands are counted the play is over, and the dealer picks at once."""
    _count_back(script, None)
    script.say(e.CribChoiceGranted())
    state = script.state
    if state.edition > FIRST_EDITION and state.phase is Phase.SHOW and crib_is_to_choose(state.deal):
        script.say(e.CribOpened(state.dealing))


def _crib_to(script: Script, remedy: r.CribTo) -> None:
    script.say(e.CribGiven(remedy.seat))


def _cards_returned(script: Script, remedy: r.CardsReturned) -> None:
    script.say(e.CardsTakenBack(remedy.number))


def _held_back(script: Script, remedy: r.HeldBack) -> None:
    """Cards to be played stay where they are: who can play must, and officiating players are told so."""
    if remedy.fate is r.Fate.DEAD:
        script.say(e.CardsLaidAside(remedy.seat, remedy.cards))
        _go_on(script)
    elif script.state.deal.tally is not None:
        script.say(e.CardsOrdered(remedy.seat, remedy.cards))


def _go_taken_back(script: Script, remedy: r.GoTakenBack) -> None:
    script.say(e.GoTakenBack(remedy.seat, remedy.number))


def _count_is(script: Script, remedy: r.CountIs) -> None:
    script.say(e.CountSet(remedy.count))
    _go_on(script)


def _go_on(script: Script) -> None:
    """A ruling can leave nobody who could go on with the series."""
    if script.state.phase is PLAY and script.state.deal.turn is None:
        close_series(script)


def _game_lost(script: Script, remedy: r.GameLost) -> None:
    script.forfeit(remedy.seat, match=False)


def _match_lost(script: Script, remedy: r.MatchLost) -> None:
    script.forfeit(remedy.seat, match=True)


def _nothing_moves(_: Script, __: r.ScoreLost | r.Told) -> None:
    """What stands in the ruling, and nowhere else."""


REMEDIES: dict[type, Callable[[Script, Any], None]] = {
    r.PointsTo: _points_to,
    r.PointsBack: _points_back,
    r.Correction: _correction,
    r.RearPegAt: _rear_peg_at,
    r.ScoreLost: _nothing_moves,
    r.PlayRetracted: _play_retracted,
    r.PlayStops: _play_stops,
    r.DealtAgain: _dealt_again,
    r.CutAgain: _cut_again,
    r.DrawnTo: _drawn_to,
    r.DealtOn: _dealt_on,
    r.DealReopened: _deal_reopened,
    r.ToCrib: _to_crib,
    r.HandDead: _hand_dead,
    r.CribDead: _crib_dead,
    r.FourOfCrib: _four_of_crib,
    r.CribTo: _crib_to,
    r.CardsReturned: _cards_returned,
    r.HeldBack: _held_back,
    r.GoTakenBack: _go_taken_back,
    r.CountIs: _count_is,
    r.GameLost: _game_lost,
    r.MatchLost: _match_lost,
    r.Told: _nothing_moves,
    **REMEDIES_BEFORE_PLAY,
}
