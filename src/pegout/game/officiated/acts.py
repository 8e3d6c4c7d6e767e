"""What follows from a command where the players officiate."""

from collections.abc import Callable
from typing import Any

from pegout.game import commands as c
from pegout.game.events import CardPlayed, GoSaid, SeriesEnded
from pegout.game.hands import whole_hand
from pegout.game.officiated import events as e
from pegout.game.officiated.ends import go_on_with_show, leave_series
from pegout.game.officiated.notes import count_before
from pegout.game.officiated.tally import Counted
from pegout.game.officiated.waits import tally_of
from pegout.game.script import Script, has_pegged_out
from pegout.game.state import Phase
from pegout.rules import score_at, score_show


def _play(script: Script, command: c.PlayCard) -> None:
    """The card scores by the right count, whatever count is announced."""
    deal, seat = script.state.deal, command.seat
    if tally_of(deal).closed:
        script.say(SeriesEnded(seat))
    right = count_before(deal, seat) + command.card.pips
    script.say(CardPlayed(seat, command.card, right if command.said is None else command.said))
    points = score_at(deal.series, right, script.state.rules.limit)
    if points.total:
        script.say(e.Earned(seat, points))
    if deal.turn is None:
        leave_series(script)


def _go(script: Script, command: c.SayGo) -> None:
    script.say(GoSaid(command.seat))
    if script.state.deal.turn is None:
        leave_series(script)


def _peg(script: Script, command: c.Peg) -> None:
    """A count that was announced comes before a penalty to peg back, and that before the play."""
    tally, seat = tally_of(script.state.deal), command.seat
    count = tally.count_to_peg(seat)
    if count is not None:
        _peg_count(script, count, command.points)
    elif tally.backward[seat]:
        moved = min(command.points, script.state.score_of(seat))
        script.say(e.PenaltyPeggedBack(seat, command.points, moved))
    else:
        script.mark(seat, command.points, more=command.more)
    go_on_with_show(script)


def _peg_count(script: Script, count: Counted, points: int) -> None:
    script.say(e.CountPegged(count.seat, points, _room(script, count.seat, points), count.crib))
    if points:
        script.claim_game(count.seat)


def _room(script: Script, seat: c.Seat, points: int) -> int:
    """How far a peg can go for so many points."""
    return min(points, script.state.rules.goal - script.state.score_of(seat))


def _pass(script: Script, command: c.Pass) -> None:
    """Who has announced a count and pegs nothing for it has counted nothing."""
    count = tally_of(script.state.deal).count_to_peg(command.seat)
    if count is not None:
        _peg_count(script, count, 0)
    else:
        script.say(e.PegPassed(command.seat))
    go_on_with_show(script)


def _count_hand(script: Script, command: c.CountHand) -> None:
    if script.state.phase is Phase.PLAY:
        script.say(e.ShowOpened())
    _count(script, command.seat, command.points, crib=False)


def _count_crib(script: Script, command: c.CountCrib) -> None:
    _count(script, command.seat, command.points, crib=True)


def _count(script: Script, seat: c.Seat, said: int, *, crib: bool) -> None:
    """Announced for the first time, or named for more than it was pegged for."""
    deal, rules = script.state.deal, script.state.rules
    if deal.starter is None:
        raise ValueError("No starter was turned.")
    before = [one for one in tally_of(deal).counted if one.seat == seat and one.crib == crib]
    if before:
        moved = _room(script, seat, said - before[0].pegged)
        script.say(e.CountRaised(seat, said, moved, crib))
        script.claim_game(seat)
        return
    cards = deal.crib if crib else whole_hand(deal, seat)
    script.say(e.CountAnnounced(seat, cards, said, score_show(cards, deal.starter, rules, crib), crib))
    go_on_with_show(script)


def _accept(script: Script, command: c.Accept) -> None:
    script.say(e.CountAccepted(command.seat))
    state = script.state
    tally = tally_of(state.deal)
    if tally.claimed_by is None:
        go_on_with_show(script)
    elif set(state.rules.opponents(tally.claimed_by)) <= set(tally.accepted):
        ending = has_pegged_out(state, tally.claimed_by)
        if ending is not None:
            script.end_game(state.rules.side_of(tally.claimed_by), ending)


def _mix(script: Script, command: c.Mix) -> None:
    script.say(e.CardsMixed(command.seat))
    go_on_with_show(script)


ACTS_OF_PLAYERS: dict[type, Callable[[Script, Any], None]] = {
    c.PlayCard: _play,
    c.SayGo: _go,
    c.Peg: _peg,
    c.Pass: _pass,
    c.CountHand: _count_hand,
    c.CountCrib: _count_crib,
    c.Accept: _accept,
    c.Mix: _mix,
}
