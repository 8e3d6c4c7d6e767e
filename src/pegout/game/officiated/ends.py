"""The end of a series and of a deal where the players count for themselves."""

from pegout.game.events import CribOpened, DealPassed
from pegout.game.hands import crib_is_to_choose
from pegout.game.officiated.alone import end_of
from pegout.game.officiated.editions import is_first, or_first
from pegout.game.officiated.events import CribTurned, Earned, GameClaimDropped, SeriesClosed, ShowOpened
from pegout.game.officiated.first import ends as first
from pegout.game.officiated.waits import first_to_count, tally_of
from pegout.game.script import Script, has_pegged_out
from pegout.game.state import Phase
from pegout.game.turns import next_leader


@or_first(first.leave_series)
def leave_series(script: Script) -> None:
    """Nobody goes on with the series: its last point is due, and its cards lie until the next lead."""
    deal = script.state.deal
    if tally_of(deal).closed:
        return
    last, leader = deal.last, next_leader(deal)
    tally, why = tally_of(deal), end_of(deal, script.state.rules)
    given = tally.go_given or any(mark.go for mark in tally.marks)
    script.say(SeriesClosed(leader))
    if last is not None and why.total and not given:
        script.say(Earned(last, why, go=True))
    if leader is None and crib_is_to_choose(deal):
        script.say(CribOpened(script.state.dealing))


@or_first(first.open_show)
def open_show(script: Script) -> None:
    """From the play to the show; a dealer who is to pick the crib's cards does that first."""
    if crib_is_to_choose(script.state.deal):
        script.say(CribOpened(script.state.dealing))
        return
    script.say(ShowOpened())
    go_on_with_show(script)


def go_on_with_show(script: Script) -> None:
    """Turn the crib once every hand is accepted, and pass the deal once the crib is, and all is mixed."""
    state = script.state
    deal, tally = state.deal, tally_of(state.deal)
    if state.phase is not Phase.SHOW or tally.claimed_by is not None or first_to_count(state) is not None:
        return
    if any(entry.open_to for entry in tally.counted):
        return
    if deal.ruled is None or not deal.ruled.crib_dead:
        if not deal.crib_shown:
            script.say(CribTurned(state.dealing))
        if not any(entry.crib for entry in tally.counted):
            return
    if tally.pending or any(entry.callers for entry in tally.counted):
        return
    script.reckon()
    script.say(DealPassed(state.pone))


def after_ruling(script: Script) -> None:
    """A ruling can take back that a player has pegged out, and can leave nothing more to count."""
    deal = script.state.deal
    if deal.tally is None or is_first(deal):
        first.after_ruling(script)
        return
    tally = tally_of(deal)
    if script.state.phase in (Phase.GAME_OVER, Phase.MATCH_OVER):
        return
    if tally.claimed_by is not None and has_pegged_out(script.state, tally.claimed_by) is None:
        script.say(GameClaimDropped())
    go_on_with_show(script)
