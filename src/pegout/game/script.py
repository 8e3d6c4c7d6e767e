"""What a command leads to, event by event, with the state as it goes along."""

from pegout.game.commands import Seat
from pegout.game.events import Event, GameClaimed, GameEnded, MatchEnded, Pegged, PointsMarked, Reckoned
from pegout.game.evolve import FOLDS, draft_of
from pegout.game.match import is_finished, match_winner
from pegout.game.officiated.first.tally import Tally as FirstTally
from pegout.game.officiated.first.tally import reckon as first_reckon
from pegout.game.officiated.tally import reckon
from pegout.game.state import NOT_STARTED, GameState
from pegout.rules import Breakdown, Ending, ends_early, forfeited, outcome_of

_fold_points = FOLDS[Pegged]


def has_pegged_out(state: GameState, seat: Seat) -> Ending | None:
    """How the side of the seat has won, by where the pegs stand; None when it has not."""
    rules, side = state.rules, state.rules.side_of(seat)
    if state.pegs[side].front >= rules.goal:
        return Ending.PEGGED_OUT
    if rules.early_end_at and ends_early(state.scores, side, rules):
        return Ending.EARLY
    return None


class Script:
    """The events so far, and the state they have led to, which is the script's own."""

    __slots__ = ("events", "state")

    def __init__(self, state: GameState = NOT_STARTED) -> None:
        self.state = draft_of(state)
        self.events: list[Event] = []

    def say(self, event: Event) -> None:
        self.events.append(event)
        FOLDS[event.__class__](self.state, event)

    def peg(self, seat: Seat, why: Breakdown) -> bool:
        """Every point of every kind is pegged here. True when it ended the game."""
        points = why.total
        if not points:
            return False
        state = self.state
        rules = state.rules
        side = rules.side_of(seat) if rules.partners else seat
        room = rules.goal - state.pegs[side].front
        event = Pegged(seat, min(room, points), why)
        self.events.append(event)
        _fold_points(state, event)
        if points >= room:
            self.end_game(side, Ending.PEGGED_OUT)
            return True
        if rules.early_end_at and ends_early(state.scores, side, rules):
            self.end_game(side, Ending.EARLY)
            return True
        return False

    def mark(self, seat: Seat, points: int, *, more: bool = False) -> None:
        """A player pegs an own number: as far as the game hole, which claims the game."""
        room = self.state.rules.goal - self.state.score_of(seat)
        self.say(PointsMarked(seat, points, min(room, points), more))
        self.claim_game(seat)

    def claim_game(self, seat: Seat) -> None:
        """Pegging out by an own number wins only once the others accept it."""
        if has_pegged_out(self.state, seat) is not None:
            self.say(GameClaimed(seat))

    def reckon(self) -> None:
        """Where the players officiate, what nobody noticed can be told when a deal or game is over."""
        tally = self.state.deal.tally
        if tally is not None:
            slips = first_reckon(tally) if isinstance(tally, FirstTally) else reckon(tally)
            self.say(Reckoned(slips))

    def end_game(self, winner: int, ending: Ending) -> None:
        self.reckon()
        state = self.state
        self.say(GameEnded(outcome_of(state.scores, winner, state.rules, ending)))
        if is_finished(state.match, state.standings, state.game_number):
            self.say(MatchEnded(match_winner(state.match, state.standings)))

    def forfeit(self, seat: Seat, *, match: bool) -> None:
        """The seat's side loses the game, and with it perhaps the match, whatever the standings."""
        state = self.state
        outcome = forfeited(state.scores, state.rules.side_of(seat), state.rules)
        if state.outcome is None:  # else the match is lost between two games
            self.reckon()
            self.say(GameEnded(outcome))
        if match:
            self.say(MatchEnded(outcome.winner))
        elif is_finished(state.match, state.standings, state.game_number):
            self.say(MatchEnded(match_winner(state.match, state.standings)))
