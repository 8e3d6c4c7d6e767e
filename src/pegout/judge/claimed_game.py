"""While a player claims the game: only what bears on that is ruled on, and a good claim has ended it."""

from pegout.game import GameState, Seat
from pegout.game.officiated import claims as c
from pegout.game.officiated.waits import tally_of
from pegout.game.officiated.windows import bears_on_game
from pegout.judge.answer import Answer, unfounded
from pegout.judge.authority import named
from pegout.rules import ends_early

_ALWAYS = (c.ClaimRenege, c.ClaimCountedEarly, c.PegBack)


def while_claimed(state: GameState, claim: c.Claim) -> Answer | None:
    """Why a claim is not heard while the game is claimed; None when it is to be ruled on."""
    tally = tally_of(state.deal)
    claimed_by = tally.claimed_by
    if claimed_by is None:
        return None
    who = named(state, claimed_by)
    if claim.seat in tally.accepted:
        accepted = f"{named(state, claim.seat)} has accepted that {who} has won."
        return unfounded(accepted, "acc:VIII.4e")
    if not bears_on_game(state, claim, claimed_by):
        return unfounded(f"{who} claims the game: accept that, or object to it.", "acc:I.5g")
    if (
        not isinstance(claim, _ALWAYS)
        and not _counted_early(state, claimed_by)
        and is_good(state, claimed_by)
    ):
        return unfounded(f"{who} had the points to win: the claim is good.", "acc:VIII.10b")
    return None


def _counted_early(state: GameState, player: Seat) -> bool:
    return any(entry.early for entry in tally_of(state.deal).counted if entry.seat == player)


def is_good(state: GameState, player: Seat) -> bool:
    """Whether the side has won without the points that were pegged too many and may be objected to."""
    rules, side = state.rules, state.rules.side_of(player)
    scores = list(state.scores)
    for score in tally_of(state.deal).scores:
        if score.open_to and rules.side_of(score.seat) == side:
            scores[side] -= score.over
    if scores[side] >= rules.goal:
        return True
    return bool(rules.early_end_at) and ends_early(tuple(scores), side, rules)
