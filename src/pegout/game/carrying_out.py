"""Carrying out a ruling: what each remedy leads to, event by event."""

from collections.abc import Callable
from typing import Any

from pegout.game import events as e
from pegout.game.commands import CarryOut
from pegout.game.officiated.closing import after_ruling
from pegout.game.remedies_before_play import REMEDIES_BEFORE_PLAY
from pegout.game.script import Script
from pegout.game.showing import close_series, show
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
        carry_out_one(script, remedy)
    after_ruling(script)


def carry_out_one(script: Script, remedy: r.Remedy) -> None:
    REMEDIES[remedy.__class__](script, remedy)


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


def _play_retracted(script: Script, _: r.PlayRetracted) -> None:
    scores = script.state.scores
    lead = script.state.deal.at_lead or scores
    script.say(e.PlayTakenBack(tuple([now - then for now, then in zip(scores, lead, strict=True)])))


def _play_stops(script: Script, _: r.PlayStops) -> None:
    script.say(e.PlayStopped())
    show(script)


def _dealt_again(script: Script, remedy: r.DealtAgain) -> None:
    script.say(e.DealVoided(remedy.dealer))


def _cut_again(script: Script, remedy: r.CutAgain) -> None:
    script.say(e.CutOrderedAgain(remedy.shuffled))


def _drawn_to(script: Script, remedy: r.DrawnTo) -> None:
    """The starter lies on top of the pack, and is not drawn."""
    deal = script.state.deal
    top = [card for card in deal.pack if card != deal.starter][: remedy.number]
    script.say(e.CardsDrawn(remedy.seat, tuple(top)))


def _to_crib(script: Script, remedy: r.ToCrib) -> None:
    script.say(e.CribOwed(remedy.seat, remedy.number))


def _hand_dead(script: Script, remedy: r.HandDead) -> None:
    script.say(e.HandDeclaredDead(remedy.seat))


def _crib_dead(script: Script, _: r.CribDead) -> None:
    script.say(e.CribDeclaredDead())
    if script.state.phase is Phase.CHOOSE_CRIB:
        show(script)  # there is nothing to pick any more


def _four_of_crib(script: Script, _: r.FourOfCrib) -> None:
    script.say(e.CribChoiceGranted())


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
    r.ScoreLost: _nothing_moves,
    r.PlayRetracted: _play_retracted,
    r.PlayStops: _play_stops,
    r.DealtAgain: _dealt_again,
    r.CutAgain: _cut_again,
    r.DrawnTo: _drawn_to,
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
