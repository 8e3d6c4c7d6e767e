"""A player's claim at a table without a scorer: the facts are in the state, the ruling in its chapter."""

from collections.abc import Callable
from typing import Any

from pegout.game import GameState, IllegalCommand
from pegout.game.commands import CarryOut
from pegout.game.officiated import claims as c
from pegout.game.officiated.first.refusals import refuse_claim
from pegout.game.officiated.first.windows import bears_on_game, open_claims
from pegout.judge.answer import Answer
from pegout.judge.claimed_game import Objections, while_claimed
from pegout.judge.first.claims_on_counts import answer_counted_early, answer_full_count, answer_muggins
from pegout.judge.first.claims_on_pegs import (
    answer_false_game,
    answer_heels,
    answer_overpegged,
    answer_peg_back,
    over_to_put_right,
)
from pegout.judge.first.claims_on_play import answer_count, answer_renege, answer_take_back_go
from pegout.rules.remedies import PointsTo

__all__ = ["Answer", "answer", "as_command", "good_claims", "open_claims"]


def answer(state: GameState, claim: c.Claim) -> Answer:
    """The ruling on a claim: in its window and right it is upheld, else it costs nothing and says why.

    `IllegalCommand` for claims that nobody could make: of a seat that is not there, or of a partner.
    """
    if why := refuse_claim(state, claim):
        raise IllegalCommand(why, CarryOut((), (), claim=claim))
    return while_claimed(state, claim, _OBJECTIONS) or _ANSWERS[claim.__class__](state, claim)


def as_command(state: GameState, claim: c.Claim) -> CarryOut:
    """Claim, ruling and remedies as one entry of the log."""
    given = answer(state, claim)
    citations = tuple(map(str, given.ruling.citations))
    return CarryOut(given.ruling.findings, given.ruling.remedies, citations, claim, given.upheld)


def good_claims(state: GameState, seat: int) -> tuple[c.Claim, ...]:
    """Of the claims that are open to a seat those that a faultless observer there would make."""
    good = [claim for claim in open_claims(state, seat) if answer(state, claim).upheld]
    return tuple([_with_number(state, claim) for claim in good])


def _with_number(state: GameState, claim: c.Claim) -> c.Claim:
    """The claim for all the points that are in it."""
    if isinstance(claim, c.ClaimMuggins):
        given = answer(state, c.ClaimMuggins(claim.seat, claim.player, state.rules.goal)).ruling
        points = [order.points for order in given.remedies if isinstance(order, PointsTo)]
        return c.ClaimMuggins(claim.seat, claim.player, sum(points))
    if isinstance(claim, c.PegBack):
        return c.PegBack(claim.seat, over_to_put_right(state, claim.seat))
    return claim


_OBJECTIONS = Objections(bears_on_game, (c.ClaimRenege, c.ClaimCountedEarly))

_ANSWERS: dict[type, Callable[[GameState, Any], Answer]] = {
    c.ClaimCount: answer_count,
    c.ClaimOverpegged: answer_overpegged,
    c.PegBack: answer_peg_back,
    c.ClaimFalseGame: answer_false_game,
    c.ClaimRenege: answer_renege,
    c.TakeBackGo: answer_take_back_go,
    c.ClaimMuggins: answer_muggins,
    c.ClaimFullCount: answer_full_count,
    c.ClaimCountedEarly: answer_counted_early,
    c.ClaimHeels: answer_heels,
}
