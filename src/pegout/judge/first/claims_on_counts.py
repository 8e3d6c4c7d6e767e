"""Claims about points that were there and not pegged, and about the order of counting."""

from pegout.game import GameState, Seat
from pegout.game.officiated import claims as c
from pegout.game.officiated.first.tally import Counted
from pegout.game.officiated.first.waits import tally_of
from pegout.game.officiated.first.windows import counted_out_of_turn
from pegout.judge.answer import Answer, stands, unfounded, upheld
from pegout.judge.authority import named
from pegout.judge.count import CountedTooEarly, counted_too_early
from pegout.judge.muggins import Missed, MugginsCalled, muggins_called
from pegout.judge.pegged_points import PeggedTooFew, When, pegged_too_few
from pegout.rules import LowCount
from pegout.rules.remedies import PointsTo


def answer_muggins(state: GameState, claim: c.ClaimMuggins) -> Answer:
    """A hand or crib that the claimant has not accepted is meant before the play is."""
    counted = _counted_by(state, claim.player)
    low = [entry for entry in counted if entry.missed]
    entry = next((entry for entry in low if claim.seat in entry.open_to), None)
    if entry is None and not tally_of(state.deal).missed[claim.player]:
        right = [entry for entry in counted if claim.seat in entry.open_to]
        entry = next(iter(right or low[-1:]), None)
    called = _missed_in_play(state, claim) if entry is None else _missed_in_show(claim, entry)
    given = muggins_called(state, called)
    return upheld(given) if given.remedies else stands(given)


def _counted_by(state: GameState, player: Seat) -> list[Counted]:
    return [entry for entry in tally_of(state.deal).counted if entry.seat == player]


def _missed_in_show(claim: c.ClaimMuggins, entry: Counted) -> MugginsCalled:
    return MugginsCalled(
        claim.player,
        Missed.CRIB if entry.crib else Missed.HAND,
        claim.points,
        entry.missed,
        finished=True,
        mixed=claim.seat not in entry.open_to,
        said_zero=entry.said == 0,
        claimant=claim.seat,
    )


def _missed_in_play(state: GameState, claim: c.ClaimMuggins) -> MugginsCalled:
    """What is due is not missed yet; what was missed before the player last pegged is out of reach."""
    tally, player = tally_of(state.deal), claim.player
    due, lost = tally.due[player], tally.lost[player]
    heels = tally.heels[player] or tally.heels_lost[player] or tally.heels_short[player]
    missed = Missed.HEELS if heels and not (tally.missed[player] or due or lost) else Missed.PLAY
    open_points = tally.missed[player]
    return MugginsCalled(
        player,
        missed,
        claim.points,
        open_points,
        finished=bool(open_points) or not due,
        pegged_since=bool(lost) and not open_points,
        claimant=claim.seat,
    )


def answer_full_count(state: GameState, claim: c.ClaimFullCount) -> Answer:
    """Only some rule sets let a hand have its full value, and only until it is accepted."""
    if state.rules.low_count not in (LowCount.CORRECTED, LowCount.MARSHAL):
        return unfounded("Undercounts stand here.", "acc:VIII.3")
    low = [entry for entry in _counted_by(state, claim.player) if entry.missed]
    if not low:
        return unfounded(f"{named(state, claim.player)} has not undercounted.", "acc:VIII.3")
    entry, own = low[-1], claim.seat == claim.player
    entered = not entry.open_to if own else claim.seat not in entry.open_to
    when = When.CRIB if entry.crib else When.HAND
    given = pegged_too_few(state, PeggedTooFew(claim.player, entry.missed, when, entered=entered))
    return upheld(given) if any(isinstance(order, PointsTo) for order in given.remedies) else stands(given)


def answer_counted_early(state: GameState, claim: c.ClaimCountedEarly) -> Answer:
    """Taken back while those before have not counted; later it has been let stand."""
    counted = _counted_by(state, claim.player)
    early = next((entry for entry in counted if entry.early and claim.seat in entry.open_to), None)
    if early is None or not counted_out_of_turn(state, claim.player):
        who = named(state, claim.player)
        return unfounded(f"{who} did not count ahead of anybody's turn.", "acc:IX.2c")
    return upheld(counted_too_early(state, CountedTooEarly(early.pegged, claim.player)))
