"""A player's claim at a table without a scorer: the facts are in the state, the ruling in its chapter."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.game import GameState, IllegalCommand
from pegout.game.commands import CarryOut
from pegout.game.officiated import claims as c
from pegout.game.officiated.editions import or_first
from pegout.game.officiated.missed import name_of
from pegout.game.officiated.scores import AWARDS
from pegout.game.officiated.waits import tally_of
from pegout.game.officiated.windows import announcer_of, bears_on_game, last_go, open_claims, refuse_claim
from pegout.judge.answer import Answer
from pegout.judge.authority import is_suggested, put_to_marshal
from pegout.judge.claimed_game import Objections, while_claimed
from pegout.judge.claims_on_counts import answer_counted_early, answer_muggins
from pegout.judge.claims_on_pegs import (
    answer_false_game,
    answer_heels,
    answer_overpegged,
    answer_peg_back,
    over_to_put_right,
)
from pegout.judge.claims_on_play import answer_count, answer_renege, answer_take_back_go, renege_seen
from pegout.judge.first import claims as first
from pegout.rules.remedies import PointsTo

__all__ = ["Answer", "answer", "as_command", "good_claims", "open_claims"]


def answer(state: GameState, claim: c.Claim, *, confirmed: bool = False) -> Answer:
    """The ruling on a claim: in its window and right it is upheld, else it costs nothing and says why.

    Where the Marshal decides it is a suggestion that moves nothing, unless it is `confirmed`; what players
    put right themselves needs no Marshal. `IllegalCommand` for claims that nobody could make: of a seat that
    is not there, or of a partner.
    """
    if why := refuse_claim(state, claim):
        raise IllegalCommand(why, CarryOut((), (), claim=claim))
    given = _answer(state, claim)
    if not given.upheld or not is_suggested(state) or _is_own(state, claim):
        return given
    found = given.ruling
    if isinstance(claim, c.ClaimRenege) and not confirmed:
        found = renege_seen(state, claim, found)
    return Answer(put_to_marshal(found, confirmed=confirmed), upheld=confirmed)


def _is_own(state: GameState, claim: c.Claim) -> bool:
    """Whether players put right what they did themselves."""
    if isinstance(claim, c.ClaimCount):
        return announcer_of(state) == claim.seat
    return getattr(claim, "player", claim.seat) == claim.seat


@or_first(first.answer)
def _answer(state: GameState, claim: c.Claim) -> Answer:
    return while_claimed(state, claim, _OBJECTIONS) or _ANSWERS[claim.__class__](state, claim)


def as_command(state: GameState, claim: c.Claim, *, confirmed: bool = False) -> CarryOut:
    """Claim, ruling and remedies as one entry of the log."""
    given = answer(state, claim, confirmed=confirmed)
    citations = tuple(map(str, given.ruling.citations))
    return CarryOut(given.ruling.findings, given.ruling.remedies, citations, claim, given.upheld)


@or_first(first.good_claims)
def good_claims(state: GameState, seat: int) -> tuple[c.Claim, ...]:
    """Of the claims that are open to a seat those that a faultless observer there would make."""
    named = [one for claim in open_claims(state, seat) for one in _in_full(state, claim)]
    return tuple([claim for claim in named if answer(state, claim).upheld])


def _in_full(state: GameState, claim: c.Claim) -> tuple[c.Claim, ...]:
    """The claim for all the points that are in it, and once for each score that it could name.

    Nobody takes back an own go without a card to play instead, nor tells of points that were there.
    """
    if isinstance(claim, c.ClaimMuggins):
        return tuple([_with_points(state, one) for one in _by_score(state, claim)])
    if isinstance(claim, c.PegBack):
        over = over_to_put_right(state, claim.seat)
        return (replace(claim, points=over),) if over else ()
    if isinstance(claim, c.TakeBackGo):
        place = last_go(state, claim.seat)
        return (claim,) if any(entry.at == place for entry in tally_of(state.deal).held) else ()
    return (claim,)


def _by_score(state: GameState, claim: c.ClaimMuggins) -> tuple[c.ClaimMuggins, ...]:
    if claim.score is not None:
        return (claim,)
    tally = tally_of(state.deal)
    missed = (*tally.missed[claim.player], *tally.due[claim.player])
    kinds = dict.fromkeys(score.kind for score in missed if score.kind not in AWARDS)
    return tuple([replace(claim, score=name_of(kind)) for kind in kinds])


def _with_points(state: GameState, claim: c.ClaimMuggins) -> c.ClaimMuggins:
    given = _answer(state, replace(claim, points=state.rules.goal)).ruling
    points = sum(order.points for order in given.remedies if isinstance(order, PointsTo))
    return replace(claim, points=max(1, points))


_OBJECTIONS = Objections(bears_on_game, (c.ClaimRenege, c.ClaimCountedEarly, c.PegBack))

_ANSWERS: dict[type, Callable[[GameState, Any], Answer]] = {
    c.ClaimCount: answer_count,
    c.ClaimOverpegged: answer_overpegged,
    c.PegBack: answer_peg_back,
    c.ClaimFalseGame: answer_false_game,
    c.ClaimRenege: answer_renege,
    c.TakeBackGo: answer_take_back_go,
    c.ClaimMuggins: answer_muggins,
    c.ClaimCountedEarly: answer_counted_early,
    c.ClaimHeels: answer_heels,
}
