"""The end of a series, and the show that follows the last one."""

from pegout.game.events import CribOpened, CribShown, DealPassed, HandShown, SeriesEnded
from pegout.game.hands import crib_is_to_choose, whole_hand
from pegout.game.officiated.ends import leave_series, open_show
from pegout.game.scored import is_counted
from pegout.game.script import Script
from pegout.game.state import UNRULED
from pegout.game.turns import next_leader
from pegout.rules import go_point, last_card, score_show


def close_series(script: Script) -> None:
    """Nobody can go on: the last player has the point for it, and the series ends."""
    deal = script.state.deal
    if deal.tally is not None:
        leave_series(script)
        return
    if deal.last is not None:
        ending = go_point if any(deal.hands) else last_card
        if script.peg(deal.last, ending(deal.series, deal.count, script.state.rules)):
            return
    end_series(script)


def end_series(script: Script) -> None:
    leader = next_leader(script.state.deal)
    script.say(SeriesEnded(leader))
    if leader is None:
        show(script)


def show(script: Script) -> None:
    """Hands from the dealer's left, the dealer's own last, then the crib; a win stops the counting.

    What is dead is not counted, nor what was counted before. A dealer who is to pick the crib's cards does
    that first.
    """
    state = script.state
    rules, deal = state.rules, state.deal
    if deal.tally is not None:
        open_show(script)
        return
    if deal.starter is None:
        raise ValueError("No starter was turned.")
    ruled = UNRULED if deal.ruled is None else deal.ruled
    if crib_is_to_choose(deal):
        script.say(CribOpened(state.dealing))
        return
    pone = state.pone
    for seat in (*range(pone, rules.seats), *range(pone)):
        if seat in ruled.dead or is_counted(deal, seat):
            continue
        hand = tuple(deal.played[seat]) if deal.ruled is None else whole_hand(deal, seat)
        count = score_show(hand, deal.starter, rules)
        script.say(HandShown(seat, hand, count))
        if script.peg(seat, count):
            return
    if not ruled.crib_dead and not is_counted(deal, None):
        count = score_show(deal.crib, deal.starter, rules, crib=True)
        script.say(CribShown(state.dealing, deal.crib, count))
        if script.peg(state.dealing, count):
            return
    script.say(DealPassed(pone))
