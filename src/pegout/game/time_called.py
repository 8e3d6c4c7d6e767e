"""Who wins when time is called, and who deals first afterwards."""

from pegout.game.commands import Seat
from pegout.game.officiated.tally import Tally
from pegout.game.state import GameState
from pegout.rules import Outcome, RuleSet, TimeOutTie


def by_time(state: GameState) -> int | None:
    """The side that wins on time: more points, then whoever reached that score first; None: play again."""
    best = max(state.scores)
    level = [side for side, score in enumerate(state.scores) if score == best]
    if len(level) == 1:
        return level[0]
    if best == 0 or state.rules.time_out_tie is TimeOutTie.REPLAY:
        return None
    return min(level, key=lambda side: state.reached[side])


def overclaimed(state: GameState) -> tuple[Seat, int] | None:
    """Who claims the game by points that were not there, and how many; None where nobody does.

    A claim that is still open when time is called counts as what was really earned. Games of the first
    edition took the pegs as they stood.
    """
    tally = state.deal.tally
    if not isinstance(tally, Tally) or tally.claimed_by is None:
        return None
    seat, side_of = tally.claimed_by, state.rules.side_of
    own = [score for score in tally.scores if side_of(score.seat) == side_of(seat) and score.open_to]
    over = sum(score.over for score in own)
    return (seat, over) if over else None


def deals_next_game(state: GameState) -> Seat:
    """Whoever `loser_deals` names, once a game has ended."""
    if state.outcome is None:
        raise ValueError("No game has ended.")
    return loser_deals(state.outcome, state.rules)


def loser_deals(outcome: Outcome, rules: RuleSet) -> Seat:
    """The loser deals first (acc:I.5a): of several the lowest, then the nearest to the winner's left."""
    scores, winner = outcome.scores, outcome.winner
    losers = [seat for seat in range(rules.seats) if rules.side_of(seat) != winner]
    return min(losers, key=lambda seat: (scores[rules.side_of(seat)], (seat - winner) % rules.seats))
