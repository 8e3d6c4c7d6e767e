"""One set of games: the same deals, with the first bot on each side of the table in turn."""

from collections.abc import Callable, Sequence
from time import perf_counter_ns

from pegout.game import Event, StartMatch
from pegout.library.game import Game
from pegout.players import Bot
from pegout.rules import Outcome
from pegout.studies.arena.bench import Bench
from pegout.studies.arena.deals import DuplicateDealer
from pegout.studies.arena.plan import FIRST_DEALER, Plan
from pegout.studies.arena.records import write_game
from pegout.studies.arena.tally import Account, Moments, Tally, empty_tally
from pegout.studies.arena.thinking_time import Thinking
from pegout.values import value


@value
class Played:
    """One game: how it ended, after how many deals, and how long each bot took for its decisions."""

    turn: int
    outcome: Outcome
    deals: int
    times: tuple[list[int], list[int]]
    events: tuple[Event, ...]


class Sets:
    """The sets of a plan, each a run that is the same in any process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._bench = Bench(plan)

    @property
    def nothing(self) -> Tally:
        return empty_tally()

    def play(self, run: int, is_stopped: Callable[[], bool]) -> Tally:
        """A set counts as a whole: one that was stopped does not count."""
        games = []
        for turn in range(self.plan.games_a_set):
            played = play_game(self.plan, run, turn, self._bench, is_stopped)
            if played is None:
                return self.nothing
            games.append(played)
        for played in games:
            write_game(self.plan, run, played.turn, played.events)
        return tally_of(self.plan, games)

    def close(self) -> None:
        self._bench.close()


def play_game(
    plan: Plan, number: int, turn: int, bench: Bench, is_stopped: Callable[[], bool]
) -> Played | None:
    """That game of the set with that number; None if it was stopped."""
    start = StartMatch(plan.rules, plan.table_names(turn), dealer=FIRST_DEALER)
    game = Game([start], DuplicateDealer(plan.seed, number))
    times = _play_out(game, bench.seated(number, turn), plan.lineup(turn), is_stopped)
    outcome = game.state.outcome
    if outcome is None:
        return None
    bench.tell_end(outcome)
    return Played(turn, outcome, game.state.deal_number, times, game.events)


def _play_out(
    game: Game, bots: Sequence[Bot], lineup: Sequence[int], is_stopped: Callable[[], bool]
) -> tuple[list[int], list[int]]:
    """Play to the end; returns the nanoseconds of each decision. Forced moves are not asked for."""
    times: tuple[list[int], list[int]] = ([], [])
    while not game.over and not is_stopped():
        seat = game.to_act[0]
        view = game.view(seat)
        if len(view.legal) == 1:
            game.do(view.legal[0])
            continue
        before = perf_counter_ns()
        command = bots[seat].choose(view)
        times[lineup[seat]].append(perf_counter_ns() - before)
        game.do(command)
    return times


def tally_of(plan: Plan, games: Sequence[Played]) -> Tally:
    """The totals of a whole set."""
    others = plan.rules.sides - 1
    own = sum(game.outcome.scores[game.turn] for game in games)
    theirs = sum(sum(game.outcome.scores) for game in games) - own
    deals, net = sum(game.deals for game in games), others * own - theirs
    first = _account(plan, games, own, first=True)
    second = _account(plan, games, theirs, first=False)
    moments = Moments.of(first.wins), Moments.of(deals), Moments.of(net)
    return Tally(1, first, second, *moments, net * deals)


def _account(plan: Plan, games: Sequence[Played], points: int, *, first: bool) -> Account:
    dealing_side = plan.rules.side_of(FIRST_DEALER)
    won = [game for game in games if (game.outcome.winner == game.turn) == first]
    dealing = [game for game in won if (game.turn == dealing_side) == first]
    double = [game for game in won if game.outcome.double_skunked]
    skunks = [game for game in won if game.outcome.skunked or game.outcome.double_skunked]
    times = [time for game in games for time in game.times[0 if first else 1]]
    thinking = Thinking.of(times)
    return Account(len(won), len(dealing), Moments.of(points), len(skunks), len(double), thinking)
