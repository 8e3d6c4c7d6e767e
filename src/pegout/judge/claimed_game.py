"""While a player claims the game: only what bears on that is ruled on, and a good claim has ended it."""

from collections.abc import Callable

from pegout.game import GameState, Seat
from pegout.game.officiated.claims import Claim
from pegout.game.officiated.first.tally import Tally as FirstTally
from pegout.game.officiated.tally import Tally
from pegout.judge.answer import Answer, unfounded
from pegout.judge.authority import named
from pegout.rules import ends_early
from pegout.values import value


@value
class Objections:
    """What an edition of the rules hears against a player who claims the game."""

    bears_on_game: Callable[[GameState, Claim, Seat], bool]
    always: tuple[type[Claim], ...]
    """Heard even if the points to win were there."""


def while_claimed(state: GameState, claim: Claim, heard: Objections) -> Answer | None:
    """Why a claim is not heard while the game is claimed; None when it is to be ruled on."""
    tally = _tally(state)
    claimed_by = tally.claimed_by
    if claimed_by is None:
        return None
    who = named(state, claimed_by)
    if claim.seat in tally.accepted:
        accepted = f"{named(state, claim.seat)} has accepted that {who} has won."
        return unfounded(accepted, "acc:VIII.4e")
    if not heard.bears_on_game(state, claim, claimed_by):
        return unfounded(f"{who} claims the game: accept that, or object.", "acc:I.5g")
    if (
        not isinstance(claim, heard.always)
        and not _counted_early(state, claimed_by)
        and is_good(state, claimed_by)
    ):
        return unfounded(f"{who} had the points to win: the claim is good.", "acc:VIII.10b")
    return None


def _tally(state: GameState) -> Tally | FirstTally:
    if state.deal.tally is None:
        raise TypeError("The players do not officiate this deal.")
    return state.deal.tally


def _counted_early(state: GameState, player: Seat) -> bool:
    return any(entry.early for entry in _tally(state).counted if entry.seat == player)


def is_good(state: GameState, player: Seat) -> bool:
    """Whether the side has won without the points that were pegged too many and may be objected to."""
    rules, side = state.rules, state.rules.side_of(player)
    scores = list(state.scores)
    for score in _tally(state).scores:
        if score.open_to and rules.side_of(score.seat) == side:
            scores[side] -= score.over
    if scores[side] >= rules.goal:
        return True
    return bool(rules.early_end_at) and ends_early(tuple(scores), side, rules)
