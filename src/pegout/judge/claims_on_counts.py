"""Claims about points that were there and not pegged, and about the order of counting."""

from pegout.game import GameState
from pegout.game.officiated import claims as c
from pegout.game.officiated.missed import family_of
from pegout.game.officiated.scores import Due, worth
from pegout.game.officiated.tally import Counted
from pegout.game.officiated.waits import tally_of
from pegout.game.officiated.windows import counted_early
from pegout.judge.answer import Answer, stands, unfounded, upheld
from pegout.judge.authority import named
from pegout.judge.count import CountedTooEarly, counted_too_early
from pegout.judge.muggins import Missed, MugginsCalled, muggins_called


def answer_muggins(state: GameState, claim: c.ClaimMuggins) -> Answer:
    """For the score that the caller names, be it of the play, a hand or the crib (acc:X.4a)."""
    if claim.score in (c.Scored.HAND, c.Scored.CRIB):
        called = _missed_in_show(state, claim)
        if called is None:
            return unfounded(f"{named(state, claim.player)} has counted no {claim.score.value}.", "acc:X.4c")
    else:
        called = _missed_in_play(state, claim)
    given = muggins_called(state, called)
    return upheld(given) if given.remedies else stands(given)


def _missed_in_show(state: GameState, claim: c.ClaimMuggins) -> MugginsCalled | None:
    crib = claim.score is c.Scored.CRIB
    counted = tally_of(state.deal).counted
    entry = next((one for one in counted if one.seat == claim.player and one.crib == crib), None)
    if entry is None:
        return None
    closed = entry.is_pegged and claim.seat not in entry.callers
    dealers = any(one.seat == state.dealer and not one.crib for one in counted)
    announced = dealers and not crib and claim.player != state.dealer
    return MugginsCalled(
        claim.player,
        Missed.CRIB if crib else Missed.HAND,
        claim.points,
        entry.missed,
        finished=entry.is_pegged,
        mixed=closed and not announced,
        dealer_announced=closed and announced,
        said_zero=entry.said == 0,
        claimant=claim.seat,
    )


def _missed_in_play(state: GameState, claim: c.ClaimMuggins) -> MugginsCalled:
    """What may still be pegged is not missed yet; what was missed before a later peg is out of reach."""
    tally, player, kinds = tally_of(state.deal), claim.player, family_of(claim.score)
    due = _of(tally.due[player], kinds)
    missed = [*_of(tally.missed[player], kinds), *[score for score in due if score.overlooked]]
    heels = claim.score is c.Scored.HEELS
    return MugginsCalled(
        player,
        Missed.HEELS if heels else Missed.PLAY,
        claim.points,
        worth(missed),
        finished=bool(missed) or not due,
        pegged_since=not missed and bool(_of(tally.lost[player], kinds)),
        claimant=claim.seat,
    )


def _of(scores: tuple[Due, ...], kinds: tuple[object, ...]) -> list[Due]:
    return [score for score in scores if score.kind in kinds]


def answer_counted_early(state: GameState, claim: c.ClaimCountedEarly) -> Answer:
    """Whoever notices it: the count is withdrawn until those before have counted (acc:IX.2c)."""
    if not counted_early(state, claim.player):
        who = named(state, claim.player)
        return unfounded(f"{who} did not count ahead of anybody's turn.", "acc:IX.2c")
    early = [entry for entry in tally_of(state.deal).counted if _is_early(entry, claim)]
    pegged = sum(entry.pegged for entry in early)
    opponents = state.rules.opponents(claim.player)
    noticed = claim.seat if claim.seat in opponents else claim.player
    return upheld(counted_too_early(state, CountedTooEarly(pegged, claim.player, noticed)))


def _is_early(entry: Counted, claim: c.ClaimCountedEarly) -> bool:
    return entry.seat == claim.player and entry.early
