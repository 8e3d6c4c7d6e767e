"""What follows from a command where the players officiate."""

from collections.abc import Callable
from typing import Any

from pegout.game import commands as c
from pegout.game.events import CardPlayed, GoSaid, SeriesEnded
from pegout.game.hands import whole_hand
from pegout.game.officiated.events import CountAccepted, Earned, HandCounted, ShowOpened
from pegout.game.officiated.first.ends import go_on_with_show, leave_series, note_go_point
from pegout.game.officiated.first.notes import count_before
from pegout.game.officiated.first.waits import tally_of
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
        script.say(Earned(seat, points))
    _go_on(script)


def _go_on(script: Script) -> None:
    if script.state.deal.turn is None:
        leave_series(script)
    else:
        note_go_point(script)


def _go(script: Script, command: c.SayGo) -> None:
    script.say(GoSaid(command.seat))
    _go_on(script)


def _peg(script: Script, command: c.Peg) -> None:
    script.mark(command.seat, command.points)


def _count_hand(script: Script, command: c.CountHand) -> None:
    if script.state.phase is Phase.PLAY:
        script.say(ShowOpened())
    _count(script, command.seat, command.points, crib=False)


def _count_crib(script: Script, command: c.CountCrib) -> None:
    _count(script, command.seat, command.points, crib=True)


def _count(script: Script, seat: c.Seat, said: int, *, crib: bool) -> None:
    state = script.state
    deal, rules = state.deal, state.rules
    if deal.starter is None:
        raise ValueError("No starter was turned.")
    cards = deal.crib if crib else whole_hand(deal, seat)
    moved = min(said, rules.goal - state.score_of(seat))
    script.say(HandCounted(seat, cards, said, moved, score_show(cards, deal.starter, rules, crib), crib))
    if said:
        script.claim_game(seat)
    go_on_with_show(script)


def _accept(script: Script, command: c.Accept) -> None:
    script.say(CountAccepted(command.seat))
    state = script.state
    tally = tally_of(state.deal)
    if tally.claimed_by is None:
        go_on_with_show(script)
    elif set(state.rules.opponents(tally.claimed_by)) <= set(tally.accepted):
        ending = has_pegged_out(state, tally.claimed_by)
        if ending is not None:
            script.end_game(state.rules.side_of(tally.claimed_by), ending)


ACTS_OF_PLAYERS: dict[type, Callable[[Script, Any], None]] = {
    c.PlayCard: _play,
    c.SayGo: _go,
    c.Peg: _peg,
    c.CountHand: _count_hand,
    c.CountCrib: _count_crib,
    c.Accept: _accept,
}
