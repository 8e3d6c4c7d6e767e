"""The end of a series and of a deal where the players count for themselves."""

from pegout.game.events import CribOpened, DealPassed
from pegout.game.hands import crib_is_to_choose
from pegout.game.officiated.events import CribTurned, Earned, GameClaimDropped, SeriesClosed, ShowOpened
from pegout.game.officiated.first.notes import count_before
from pegout.game.officiated.first.waits import first_to_count, tally_of
from pegout.game.script import Script, has_pegged_out
from pegout.game.state import Deal, Phase
from pegout.game.turns import next_leader, playable
from pegout.rules import NOTHING, Breakdown, RuleSet, go_point, last_card


def leave_series(script: Script) -> None:
    """Nobody goes on with the series: its last point is due, and its cards lie until the next lead."""
    deal = script.state.deal
    if tally_of(deal).closed:
        return
    last, leader = deal.last, next_leader(deal)
    why = _ending(deal, script.state.rules)
    script.say(SeriesClosed(leader))
    if last is not None and why.total:
        script.say(Earned(last, why, go=True))
    if leader is None and crib_is_to_choose(deal):
        script.say(CribOpened(script.state.dealing))


def _ending(deal: Deal, rules: RuleSet) -> Breakdown:
    """The point for the last card. A full count that was announced leaves nobody to say go."""
    tally = tally_of(deal)
    if not deal.series or tally.full or tally.go_given:
        return NOTHING
    count = deal.count if tally.announcer is None else tally.right
    if not any(deal.hands):
        return last_card(deal.series, count, rules)
    return NOTHING if deal.count == rules.limit else go_point(deal.series, count, rules)


def note_go_point(script: Script) -> None:
    """Whoever laid the last card and cannot go on has the point at once, before saying go as well."""
    state, deal = script.state, script.state.deal
    if deal.turn is None or deal.turn != deal.last or tally_of(deal).full or tally_of(deal).go_given:
        return
    if playable(deal.hands[deal.turn], state.rules.limit - count_before(deal, deal.turn)):
        return
    script.say(Earned(deal.turn, go_point(deal.series, 0, state.rules), go=True))


def open_show(script: Script) -> None:
    """From the play to the show; a dealer who is to pick the crib's cards does that first."""
    if crib_is_to_choose(script.state.deal):
        script.say(CribOpened(script.state.dealing))
        return
    script.say(ShowOpened())
    go_on_with_show(script)


def go_on_with_show(script: Script) -> None:
    """Turn the crib once every hand is accepted, and pass the deal once the crib is."""
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
    script.reckon()
    script.say(DealPassed(state.pone))


def after_ruling(script: Script) -> None:
    """A ruling can take back that a player has pegged out, and can leave nothing more to count."""
    tally = script.state.deal.tally
    if tally is None or script.state.phase in (Phase.GAME_OVER, Phase.MATCH_OVER):
        return
    if tally.claimed_by is not None and has_pegged_out(script.state, tally.claimed_by) is None:
        script.say(GameClaimDropped())
    go_on_with_show(script)
